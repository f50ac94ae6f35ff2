"""The wood of a panelled hall, with its grain along one side of a thing."""

from kit.wood import wood
from hall.setup import P


def oak(name, scale):
    """Returns the wood; `scale` is small along the grain."""
    return wood(name, P['timber2'], P['timber'], rough=0.45, scale=scale, clear=0.1)


upright = oak('oakupright', (4, 4, 0.35))  # of boxes that stand
level = oak('oaklevel', (0.35, 4, 4))  # of boxes that lie along x
flat = oak('oakpanel', (4, 0.35, 4))  # of panels that stand
