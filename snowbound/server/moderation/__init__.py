"""What hosts may do with guests and tables, and what becomes of old ones."""
