"""Renders one place of the house. See studio/scenes.mjs for the command that prepares what this needs.

blender -b -P render.py -- hall out=hall.png finish=PATH_OF_THE_DENOISER station=doors spp=20
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
importlib.import_module(f"{sys.argv[sys.argv.index('--') + 1]}.scene")
