"""What the SVGs of all games share."""

import xml.etree.ElementTree as ElementTree

from hullaboo.kit.svg import caption, named, standalone

SVG = "{http://www.w3.org/2000/svg}"


def spoken(key: str, **_params: object) -> str:
    """Words that would break a picture that takes them as they are."""
    return f"<{key}> & “more”"


def test_words_never_become_part_of_the_drawing() -> None:
    body = named(spoken("crest"), caption(spoken("colour"), 5, 5, 10, 99, "#000"))
    root = ElementTree.fromstring(standalone(spoken, 10, 10, body))
    assert root.get("aria-label") == root.findtext(f"{SVG}title") == spoken("title")
    assert [node.text for node in root.iter(f"{SVG}title")] == [spoken("title"), spoken("crest")]
    assert "".join(next(root.iter(f"{SVG}text")).itertext()) == spoken("colour")


def test_words_are_broken_between_words_and_lie_around_their_middle() -> None:
    text = ElementTree.fromstring(caption("look at another’s", 30, 80, 10, 12, "#000"))
    assert [span.text for span in text] == ["look at", "another’s"]
    assert [float(span.get("y", "")) for span in text] == [78.5, 88.5]
    assert "".join(text.itertext()) == "look at another’s"
