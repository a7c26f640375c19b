"""What people see, as values: one whole view for each audience."""
