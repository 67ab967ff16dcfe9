"""Where the project lies, and what its folders say of it."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def languages() -> list[str]:
    """Return the languages that the firmware has its words in.

    A name with a _ is of words of one screen alone.
    """
    files = (ROOT / "firmware" / "text").glob("*.py")
    return sorted(file.stem for file in files if "_" not in file.stem)
