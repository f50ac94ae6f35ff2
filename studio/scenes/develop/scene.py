"""No place of its own: denoises a picture whose half renders were kept (keep=1), with the same out, w, h and look."""

from kit.parameters import params
from kit.render import render
from kit.scene import reset

reset()
render(params(dict(develop=1, keep=1)))
