"""Connections: the ASGI application, HTTP requests, WebSockets, rate limits, start-up and shutdown."""
