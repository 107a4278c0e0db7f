"""The protocol between harness and engine: its schemas, their enforcement, and what can go wrong."""
