"""Prints a workshop's page as PDF, with its pictures."""

import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from markdown_it import MarkdownIt
from markdown_it.token import Token
from PIL import Image as Picture
from reportlab import rl_config
from reportlab.lib import colors, pagesizes, units
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import (
    Flowable,
    Image,
    ListFlowable,
    ListItem,
    Paragraph,
    Preformatted,
    SimpleDocTemplate,
    Spacer,
    Table,
    TableStyle,
)

from sim.project import ROOT

PAGES = {"en": ROOT / "docs" / "workshop.md", "fr": ROOT / "docs" / "workshop_fr.md"}

_MARGIN = 18 * units.mm
_WIDTH = pagesizes.A4[0] - 2 * _MARGIN
_GAP = 6  # points
_HEIGHT = pagesizes.A4[1] - 2 * _MARGIN - 6 * _GAP  # of a picture below a line that announces it
# Fonts that every PDF reader has, so that nothing depends on those installed here.
_TEXT = ParagraphStyle("text", fontName="Helvetica", fontSize=9.5, leading=13, spaceAfter=_GAP)
_LEADING = ParagraphStyle("leading", parent=_TEXT, keepWithNext=1)  # before a picture or a table
_CELL = ParagraphStyle("cell", parent=_TEXT, fontSize=8.5, leading=11, spaceAfter=0)
_CODE = ParagraphStyle(
    "code",
    fontName="Courier",
    fontSize=8,
    leading=10.5,
    backColor=colors.whitesmoke,
    borderPadding=4,
    spaceAfter=1.5 * _GAP,
)
_HEADINGS = {
    f"h{level}": ParagraphStyle(
        f"h{level}", fontName="Helvetica-Bold", fontSize=size, leading=size * 1.25,
        spaceBefore=_GAP, spaceAfter=_GAP, keepWithNext=1,
    )
    for level, size in ((1, 18), (2, 13.5), (3, 11))
}  # fmt: skip
_RULES = TableStyle(
    [
        ("GRID", (0, 0), (-1, -1), 0.4, colors.grey),
        ("BACKGROUND", (0, 0), (-1, 0), colors.whitesmoke),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
    ]
)


def pdf(language: str, version: str) -> bytes:
    """Return the page in a language as PDF; the same page always makes the same bytes."""
    page = PAGES[language]
    tokens = MarkdownIt("commonmark").enable("table").parse(page.read_text("utf-8"))
    title = next(token.content for token in tokens if token.type == "inline")
    rl_config.useA85 = 0
    made = io.BytesIO()
    document = SimpleDocTemplate(
        made, pagesize=pagesizes.A4, title=title, author="Number Drop", lang=language, invariant=1,
        leftMargin=_MARGIN, rightMargin=_MARGIN, topMargin=_MARGIN, bottomMargin=_MARGIN,
    )  # fmt: skip

    def foot(canvas: Canvas, _: object) -> None:
        canvas.setFont("Helvetica", 7.5)
        canvas.drawString(_MARGIN, _MARGIN / 2, f"Number Drop {version}")
        canvas.drawRightString(_MARGIN + _WIDTH, _MARGIN / 2, str(canvas.getPageNumber()))

    document.build(list(_Reader(tokens, page.parent).blocks()), onFirstPage=foot, onLaterPages=foot)
    return made.getvalue()


class _Code(Preformatted):  # type: ignore[misc]  # untyped
    """Lines of code, which stay together and with the text before them."""

    def split(self, width: float, height: float) -> list[Flowable]:
        """Return no parts, which moves the code to the next page."""
        return []


class _Reader:
    """Converts a page's tokens from top to bottom."""

    def __init__(self, tokens: Sequence[Token], folder: Path) -> None:
        self._tokens = list(reversed(tokens))
        self._folder = folder

    def blocks(self, end: str = "") -> Iterator[Flowable]:
        """Yield the blocks up to a token of type `end`."""
        while self._tokens and (token := self._tokens.pop()).type != end:
            if token.type == "heading_open":
                yield Paragraph(_marked(self._inline()), _HEADINGS[token.tag])
            elif token.type == "paragraph_open":
                inner = self._inline()
                if not _offers_files(inner):
                    yield self._paragraph(inner)
            elif token.type == "fence":
                yield _Code(token.content.rstrip("\n"), _CODE)
            elif token.type in ("bullet_list_open", "ordered_list_open"):
                yield self._list(token.type)
            elif token.type == "table_open":
                yield self._table()
                yield Spacer(1, _GAP)

    def _inline(self) -> Token:
        """Return the content of the current block, and skip its end."""
        inner = self._tokens.pop()
        self._tokens.pop()
        return inner

    def _paragraph(self, inner: Token) -> Flowable:
        children = inner.children or []
        if len(children) == 1 and children[0].type == "image":
            file = self._folder / str(children[0].attrs["src"])
            with Picture.open(file) as picture:
                width, height = picture.size
            scale = min(_WIDTH / width, _HEIGHT / height)
            return Image(str(file), width * scale, height * scale)
        return Paragraph(_marked(inner), _LEADING if inner.content.endswith(":") else _TEXT)

    def _list(self, kind: str) -> Flowable:
        items = []
        while self._tokens.pop().type == "list_item_open":
            items.append(ListItem(list(self.blocks("list_item_close"))))
        if kind.startswith("ordered"):
            return ListFlowable(items, bulletType="1", leftIndent=14, bulletFontSize=9.5)
        return ListFlowable(items, bulletType="bullet", start="•", leftIndent=14)

    def _table(self) -> Flowable:
        rows: list[list[Token]] = []
        while (token := self._tokens.pop()).type != "table_close":
            if token.type == "tr_open":
                rows.append([])
            elif token.type == "inline":
                rows[-1].append(token)
        rows = [row for row in rows if any(cell.content for cell in row)]
        cells = [[Paragraph(_marked(cell), _CELL) for cell in row] for row in rows]
        return Table(cells, _widths(rows), repeatRows=1, style=_RULES)


def _offers_files(inner: Token) -> bool:
    """Return whether a line consists of links to files that only the project has."""
    links = [child for child in inner.children or [] if child.type == "link_open"]
    return bool(links) and all(str(link.attrs["href"]).endswith(".svg") for link in links)


def _widths(rows: list[list[Token]]) -> list[float]:
    """Return the widths of columns: narrow ones as needed, others in proportion to their text."""
    pad = 14
    plain = [[re.sub(r"[*`]|\]\([^)]*\)", "", cell.content) for cell in row] for row in rows]
    columns = list(zip(*plain, strict=True))
    full = [max(stringWidth(t, "Helvetica", 8.5) for t in column) + pad for column in columns]
    least = [
        max(stringWidth(word, "Helvetica-Bold", 8.5) for t in column for word in [*t.split(), ""])
        + pad
        for column in columns
    ]
    share = _WIDTH / len(columns)
    narrow = {i for i, width in enumerate(full) if width <= share * 0.7}
    rest = _WIDTH - sum(full[i] for i in narrow)
    weight = sum(full[i] ** 0.6 for i in range(len(full)) if i not in narrow) or 1
    found = [
        full[i] if i in narrow else max(least[i], rest * full[i] ** 0.6 / weight)
        for i in range(len(full))
    ]
    return [width * _WIDTH / sum(found) for width in found]


_TAGS = {
    "strong_open": "<b>",
    "strong_close": "</b>",
    "em_open": "<i>",
    "em_close": "</i>",
    "softbreak": " ",
    "hardbreak": "<br/>",
}


def _marked(inner: Token) -> str:
    """Return a line of text in reportlab's markup."""
    made = ""
    opened = []
    for token in inner.children or []:
        if token.type == "text":
            made += escape(token.content)
        elif token.type == "code_inline":
            made += f'<font face="Courier">{escape(token.content)}</font>'
        elif token.type == "link_open":
            address = str(token.attrs["href"])
            opened.append("://" in address)  # other links lead into the project
            made += f'<link href="{escape(address)}" color="blue">' if opened[-1] else ""
        elif token.type == "link_close":
            made += "</link>" if opened.pop() else ""
        else:
            made += _TAGS.get(token.type, "")
    return made
