"""Playing a scenario: sentences become protocol messages, and what the engine shows is compared with what they say."""
