"""Adapters: what stands between the protocol and an engine."""
