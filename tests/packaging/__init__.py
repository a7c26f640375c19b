"""What is built and given to schools: its files, its licences, and that nothing is in it that is not used."""
