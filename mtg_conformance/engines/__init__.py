"""Engines as the harness sees them: how one is named, started, asked, watched and stopped."""
