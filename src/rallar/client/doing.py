"""Who does the steps: a method written once in steps serves programs that wait and programs that await."""

from __future__ import annotations

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, ExitStack
from functools import partial, update_wrapper
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast, overload

from websockets.asyncio import client as awaiting
from websockets.sync import client as blocking

from rallar.client.steps import Close, Connect, Fetch, Pause, Receive, Send, Step, Steps

P = ParamSpec("P")
T = TypeVar("T")

SOCKET: dict[str, Any] = {"max_size": None, "compression": None}  # messages are small, and a log may be long


class Blocking:
    """Does steps at once."""

    _socket: blocking.ClientConnection

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._open = ExitStack()

    def _take(self, steps: Steps[T]) -> T:
        try:
            step = next(steps)
            while True:
                try:
                    came = self._do(step)
                except Exception as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(came)
        except StopIteration as end:
            return cast(T, end.value)

    def _do(self, step: Step) -> Any:
        match step:
            case Fetch():
                return _fetch(step)
            case Connect(url, timeout):
                self._open.close()
                connection = blocking.connect(url, open_timeout=timeout, close_timeout=timeout, **SOCKET)
                self._socket = self._open.enter_context(connection)
            case Send(text):
                self._socket.send(text)
            case Receive(timeout):
                return self._socket.recv(timeout)
            case Pause(seconds):
                time.sleep(seconds)
            case Close():
                self._open.close()
        return None


class Awaiting:
    """Does steps when it is awaited."""

    _socket: awaiting.ClientConnection

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._open = AsyncExitStack()

    async def _take(self, steps: Steps[T]) -> T:
        try:
            step = next(steps)
            while True:
                try:
                    came = await self._do(step)
                except Exception as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(came)
        except StopIteration as end:
            return cast(T, end.value)

    async def _do(self, step: Step) -> Any:
        match step:
            case Fetch():
                return await asyncio.to_thread(_fetch, step)
            case Connect(url, timeout):
                await self._open.aclose()
                connection = awaiting.connect(url, open_timeout=timeout, close_timeout=timeout, **SOCKET)
                self._socket = await self._open.enter_async_context(connection)
            case Send(text):
                await self._socket.send(text)
            case Receive(timeout):
                async with asyncio.timeout(timeout):
                    return await self._socket.recv()
            case Pause(seconds):
                await asyncio.sleep(seconds)
            case Close():
                await self._open.aclose()
        return None


def _fetch(asked: Fetch) -> tuple[int, bytes]:
    request = urllib.request.Request(asked.url, asked.body, dict(asked.headers), method=asked.method)
    try:
        with urllib.request.urlopen(request, timeout=asked.timeout) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refusal:
        with refusal:
            return refusal.code, refusal.read()


class taken(Generic[P, T]):  # noqa: N801 - a decorator
    """Makes of a method that yields steps one that gives what came of them, or that is awaited for it."""

    def __init__(self, method: Callable[Concatenate[Any, P], Steps[T]]) -> None:
        self._method = method
        update_wrapper(cast(Any, self), method)

    @overload
    def __get__(self, it: Blocking, owner: Any = None) -> Callable[P, T]: ...

    @overload
    def __get__(self, it: Awaiting, owner: Any = None) -> Callable[P, Coroutine[Any, Any, T]]: ...

    def __get__(self, it: Any, owner: Any = None) -> Any:
        return self if it is None else partial(self._call, it)

    def _call(self, it: Any, *args: P.args, **kwargs: P.kwargs) -> Any:
        return it._take(self._method(it, *args, **kwargs))
