"""Write the golden files anew: `python -m tests.golden.regenerate`.

Records are kept, and only made where one is missing: they must replay after every change. To play one anew, delete it.
"""

from __future__ import annotations

from rallar.game.record import Record
from tests.golden.arrange import GAMES
from tests.golden.texts import FOLDER, RECORDS, texts


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name, play in GAMES.items():
        file = RECORDS / f"{name}.jsonl"
        if not file.exists():
            Record.of(play()).save(file)
    for name, text in texts(list(GAMES)).items():
        file = FOLDER / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
