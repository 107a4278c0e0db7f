"""What is made from a run's results: each report is a function of the run, whatever order its events came in."""
