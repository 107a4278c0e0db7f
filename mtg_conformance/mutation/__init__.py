"""Generic mutation of the engine's rule modules: small changes made by a machine, and whether the suite notices."""
