"""Players learned on a GPU: imitation first, then games against themselves. Nothing at run time needs it.

`games` and `build` run where rallar is installed and write files; all that learns needs these files, PyTorch and CuPy
alone; `pack` makes of the weights what the package ships.
"""

from pathlib import Path


def judge_beside(file: Path) -> Path:
    """Where the judge of a network lies."""
    return file.with_name(f"{file.stem}-judge.npz")
