"""One module per change."""
