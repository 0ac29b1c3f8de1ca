"""What a processor does in the place of the kernel's Python is the same."""

from __future__ import annotations

from random import Random

import numba
import pytest

from rallar.kernel.engine import PLAY, kernel_functions, numba_types, signature_of
from rallar.kernel.layout import WORD
from rallar.kernel.machine import STAND_INS

ORIGINALS = {function.__name__: function for function in kernel_functions(PLAY.modules)}
WORDS = [0, 1, (1 << WORD) - 1, *(Random(1).getrandbits(WORD) & Random(2 + i).getrandbits(WORD) for i in range(200))]


@pytest.mark.parametrize("name", STAND_INS)
def test_a_stand_in_answers_as_the_kernel_does(name: str) -> None:
    original = ORIGINALS[name]
    quick = numba.njit(signature_of(original, numba_types()))(STAND_INS[name])
    for word in WORDS:
        for one in (word, word & -word):
            assert quick(one) == original(one)
