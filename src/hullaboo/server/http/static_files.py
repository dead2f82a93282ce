"""The built client: one page for all its addresses, and its files, whose names carry their hashes."""

import gzip
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
HASHED = "assets"
"""The folder of the files whose names change with what is in them."""
PLACES = (
    "/",
    "/about",
    "/table/{table}",
    "/replay/{table}",
    "/learn/{game}",
    "/lesson/{game}/{number}",
    "/problem/{game}",
)
"""The addresses of the client's own pages; it reads them itself."""
FOR_LONG, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
KINDS = {
    ".css": "text/css", ".html": "text/html", ".jpg": "image/jpeg", ".js": "text/javascript", ".png": "image/png",
    ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2",
}  # fmt: skip
PACKED_ALREADY = (".jpg", ".png", ".woff2")
Handler = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True)
class File:
    """A file of the client, plain and packed."""

    kind: str
    plain: bytes
    packed: bytes | None
    keep: str

    def response(self, takes_packed: bool) -> Response:
        """The file as an answer."""
        headers = {"Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        if self.packed is None or not takes_packed:
            return Response(self.plain, headers=headers, media_type=self.kind)
        return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.kind)


def read(path: Path) -> File:
    """A file from the built client."""
    plain = path.read_bytes()
    packed = None if path.suffix in PACKED_ALREADY else gzip.compress(plain, 9, mtime=0)
    return File(KINDS[path.suffix], plain, packed, FOR_LONG if path.parent.name == HASHED else ASK_AGAIN)


def packed(page: File, plain: bytes) -> File:
    """A page with another text."""
    return replace(page, plain=plain, packed=gzip.compress(plain, 9, mtime=0))


@cache
def files() -> dict[str, File]:
    """Every file of the client by its address; none before it is built."""
    paths = [path for path in sorted(FOLDER.rglob("*")) if path.is_file()]
    return {f"/{path.relative_to(FOLDER).as_posix()}": read(path) for path in paths}


def built() -> bool:
    """Whether there is a client to serve."""
    return (FOLDER / PAGE).is_file()


def serving(address: str) -> Handler:
    """Answers with one file."""

    async def show(request: Request) -> Response:
        return files()[address].response("gzip" in request.headers.get("accept-encoding", ""))

    return show


def lost() -> Response:
    """The client's page at an address that is nowhere."""
    return Response(files()[f"/{PAGE}"].plain, 404, media_type="text/html")


def routes(page: Handler) -> Iterator[Route]:
    """The client's pages, all of which `page` answers, and its files."""
    if built():
        yield from (Route(place, page, methods=["GET"]) for place in PLACES)
        yield from (Route(address, serving(address), methods=["GET"]) for address in files())
