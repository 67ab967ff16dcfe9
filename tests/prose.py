"""The sentences of a Markdown page: its prose and table cells."""

import re
from collections.abc import Iterator

_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_ITEM = re.compile(r"^\s*(?:[-*]|\d+\.)\s+")
_RULE = re.compile(r"^[\s|:-]+$")  # the line below a table's head
# A sentence ends at a mark, behind which a bracket or quote may close, and a new one begins large.
_END = re.compile(r"(?<=[.!?])[)\"*]*\s+(?=[^a-z\s])")


def prose(page: str) -> list[str]:
    """Return the sentences of a page's paragraphs and lists.

    Headings, code and tables are left out.
    """
    return [one for block in _blocks(page) for one in _sentences(block)]


def cells(page: str) -> list[str]:
    """Return the sentences in the cells of a page's tables."""
    rows = [line for line in _FENCE.sub("", page).splitlines() if line.startswith("|")]
    told = [cell for row in rows if not _RULE.match(row) for cell in _plain(row).split("|")]
    return [one for cell in told for one in _sentences(cell)]


def words(sentence: str) -> int:
    """Return how many words a sentence has.

    Code is one word, a sign alone none.
    """
    return sum(any(map(str.isalnum, word)) for word in sentence.split())


def _blocks(page: str) -> Iterator[str]:
    block: list[str] = []
    for line in [*_FENCE.sub("", page).splitlines(), ""]:
        is_prose = line.strip() and not line.startswith(("#", "|", "<!--"))
        if block and (not is_prose or _ITEM.match(line)):
            yield _plain(" ".join(block))
            block = []
        if is_prose:
            block.append(_ITEM.sub("", line).strip())


def _plain(text: str) -> str:
    """Return a text without marks, pictures and link addresses.

    Of a picture nothing is left, of a link its words.
    """
    text = re.sub(r"`[^`]*`", "Code", text)
    text = re.sub(r"!\[[^]]*]\([^)]*\)", "", text)
    text = re.sub(r"\[([^]]*)]\([^)]*\)", r"\1", text)
    return text.replace("**", "")


def _sentences(text: str) -> list[str]:
    return [one for one in _END.split(text.strip()) if words(one)]
