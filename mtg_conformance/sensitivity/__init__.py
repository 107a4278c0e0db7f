"""Can the suite tell a right engine from a wrong one? A catalogue of faults, and what becomes of each under the suite."""
