"""Many trials of one kind, each in a process of its own, on this machine or on a cluster: the results, one for each."""
