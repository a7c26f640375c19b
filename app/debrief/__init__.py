"""What a finished game says: series, tables and exports."""
