"""Players learned on a GPU: imitation first, then games against themselves. Nothing at run time needs it.

`games` and `build` run where rallar is installed and write files; all that learns needs these files, PyTorch and CuPy
alone; `pack` makes of the weights what the package ships.
"""
