"""`python -m rallar` is `rallar`."""

from rallar.cli.main import app

if __name__ == "__main__":
    app(prog_name="rallar")
