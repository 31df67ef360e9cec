"""Which runs of words stand in the printed rulebooks. The repository has only their hashes, in `rulebook_words.bin`.

`python -m tests.games.rulebook_words FOLDER` writes that file from the rulebooks as text files in a folder.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

FILE = Path(__file__).parent / "rulebook_words.bin"
RUN = 7
"""How many equal words in a row count as copied."""

BYTES = 5
"""Of a hash. By chance, about one run in 80 million has the hash of a run in the rulebooks."""


def words(text: str) -> list[str]:
    """Return the words of a text in lower case, without numbers, punctuation and tags. Divided words are joined."""
    joined = re.sub(r"(?<=\w)-\s*\n\s*(?=\w)", "", re.sub(r"<[^>]*>", " ", text))
    return re.findall(r"[^\W\d_]+", joined.lower())


def runs(text: str) -> Iterator[str]:
    """Yield all runs of words in a text that have more than a few different words."""
    found = words(text)
    for start in range(len(found) - RUN + 1):
        run = found[start : start + RUN]
        if len(set(run)) > RUN // 2:
            yield " ".join(run)


def hashed(run: str) -> bytes:
    """Return the hash of a run."""
    return hashlib.sha256(run.encode()).digest()[:BYTES]


def known(file: Path = FILE) -> set[bytes]:
    """Return the hashes of all runs in the rulebooks."""
    content = file.read_bytes()
    return {content[start : start + BYTES] for start in range(0, len(content), BYTES)}


def copied(text: str, hashes: set[bytes]) -> list[str]:
    """Return the runs of a text that have one of these hashes."""
    return [run for run in runs(text) if hashed(run) in hashes]


def write(folder: Path, file: Path = FILE) -> None:
    """Write the hashes of all runs in the text files of a folder."""
    texts = [book.read_text(encoding="utf-8") for book in sorted(folder.glob("*.txt"))]
    file.write_bytes(b"".join(sorted({hashed(run) for text in texts for run in runs(text)})))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
