from tests.server.conftest import place

__all__ = ["place"]
