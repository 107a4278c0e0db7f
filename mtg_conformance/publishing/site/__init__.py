"""The static site: the suite as an executable rulebook and, with results, how each engine answers.

Plain files without a server: every page works from ``file://`` and asks nothing of the network.
"""
