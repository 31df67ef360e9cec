"""Connections: listening, HTTP requests, WebSockets, limits, start-up and shutdown."""
