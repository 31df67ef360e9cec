"""HTTP, WebSockets, rate limits and start-up."""
