"""Every sentence that a person reads, in every language."""
