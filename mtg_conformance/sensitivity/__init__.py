"""Can the suite tell a right engine from a wrong one? A catalogue of faults, and what the suite makes of each."""
