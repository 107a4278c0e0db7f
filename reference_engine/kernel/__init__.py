"""State, events, questions and the game that ties them together: what every rule's module works on."""
