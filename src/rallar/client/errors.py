"""What can go wrong between a client and a server: it refuses, or it does not answer."""

from __future__ import annotations

from rallar.model.errors import RallarError
from rallar.protocol import wire


class RefusedError(RallarError):
    """The server refused. `status` is that of HTTP; a refusal on the socket has none."""

    def __init__(self, status: int | None, key: str, **params: str | int) -> None:
        super().__init__(key, **params)
        self.status = status

    @classmethod
    def of(cls, problem: wire.Problem, status: int) -> RefusedError:
        """With the refusal behind it as its cause."""
        error = cls(status, problem.key, **problem.params)
        error.__cause__ = cls.of(problem.because, status) if problem.because else None
        return error


class LostError(RallarError):
    """The server does not answer, or is no server of these games."""

    def __init__(self) -> None:
        super().__init__("server-unreachable")
