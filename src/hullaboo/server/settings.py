"""What a server is told when it starts: where it listens, where it keeps its data, what one guest may do."""

import hmac
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import monotonic_ns, time
from urllib.parse import urlsplit

from platformdirs import user_data_dir

from hullaboo.core.errors import HullabooError
from hullaboo.server.storage.files import make_folder

FILE_NAME = "hullaboo.sqlite3"
SQLITE_BEGINS = b"SQLite format 3\x00"
LEAST_TOKEN = 16
POSTGRESQL = ("postgresql://", "postgres://")
REDIS = ("redis://", "rediss://", "unix://")
NODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]{0,39}")
HOSTS_REMEMBERED = 100


class BadSetting(HullabooError):
    """A setting that the server cannot start with."""

    code = "bad-setting"


@dataclass(frozen=True)
class Limits:
    """How much one connection, one guest and one address may do."""

    message_bytes: int = 4096
    body_bytes: int = 16_384
    messages_a_second: float = 20
    message_burst: int = 60
    requests_a_second: float = 20
    request_burst: int = 100
    files_a_second: float = 60
    file_burst: int = 600
    """Files of the client: a first page needs dozens, and a school class comes from one address."""
    connections: int = 10_000
    connections_an_address: int = 200
    connects_a_second: float = 50
    connect_burst: int = 200
    sockets_an_address: int = 60
    frames_a_second: float = 60
    frame_burst: int = 200
    """On a websocket, of whatever kind; every 4 kB count as one more."""
    tables_a_guest: int = 20
    tables_an_address: int = 100
    """Made within `Times.forgotten`, and not over."""
    chat_a_second: float = 0.5
    chat_burst: int = 5
    chat_an_address_a_second: float = 3
    chat_an_address_burst: int = 30
    outbox_messages: int = 128


def unlimited() -> Limits:
    """For the fuzzer and the benchmarks: rates no machine reaches, sizes as usual."""
    big = 10**9
    return Limits(
        messages_a_second=big, message_burst=big, requests_a_second=big, request_burst=big,
        files_a_second=big, file_burst=big, connections=big, connections_an_address=big, connects_a_second=big,
        connect_burst=big, sockets_an_address=big, frames_a_second=big, frame_burst=big,
        tables_a_guest=big, tables_an_address=big,
        chat_a_second=big, chat_burst=big, chat_an_address_a_second=big, chat_an_address_burst=big,
    )  # fmt: skip


@dataclass(frozen=True)
class Times:
    """How long things last, in milliseconds."""

    put_away: int = 600_000
    """A table nobody looks at is put away after this."""
    abandoned: int = 60_000
    """A seat whose person is gone this long may get a stand-in."""
    brief: int = 8_000
    """Who is gone for less than this is not said to be gone."""
    host: int = 20_000
    """A table whose host is gone for so long before the deal is hosted by somebody else."""
    screens: int = 10_000
    """After a deal by a host, times wait for so long until the table is on everybody's screen."""
    back: int = 3_000
    """After a table was woken, times wait for so long until everybody is back."""
    salts: int = 60_000
    """From the first salt that is shown before the deal, everybody has so long for theirs."""
    forgotten: int = 86_400_000
    """A table still gathering that nobody has looked at for so long leaves the lobby; its link still leads to it."""
    unwatched: int = 10_000
    """The bots of a table that nobody looks at play on for so long."""
    held: int = 1_000
    """Spectators of a race are never shown a table later than this after the seats."""
    farewell: int = 2_000
    """What clients are told to wait before they come back after a restart."""
    request: int = 10_000
    """A request must have come whole after this, from the connection or from the answer before it."""


def monotonic_ms() -> int:
    """The server's clock, in milliseconds; it never goes back."""
    return monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class Settings:
    """Everything a server is told."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    node: str = ""
    """The name of this server among those that share the database; without one it has the database alone."""
    succeeds: bool = False
    """Whether a server of this name is known to be dead: its lease need not be waited for."""
    redis: str = ""
    """Where these servers meet; without it none leads people to the tables of another."""
    public_url: str = ""
    trusted_proxy: str = ""
    figures_port: int = 0
    """Another port, on which only health and figures are shown, to whoever reaches it."""
    metrics_token: str = ""
    """What who asks for figures must bring; without one only a server that strangers cannot reach shows them."""
    compression: bool = True
    bot_workers: int = 1
    warm: bool = False
    """Whether games are loaded when the server starts, before anybody asks for them."""
    limits: Limits = field(default_factory=Limits)
    times: Times = field(default_factory=Times)
    now: Callable[[], int] = monotonic_ms
    hurry: int = 1
    """How much faster `now` goes than the clock on the wall: tests need not wait for times to run out."""
    date: Callable[[], float] = time

    @property
    def forgotten_since(self) -> float:
        """Since when nobody has looked at a table that waits for people and no longer counts."""
        return self.date() - self.times.forgotten / 1000

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https://")

    @property
    def is_private(self) -> bool:
        """Whether only this machine reaches the server: it listens nowhere else, and nothing stands before it."""
        return is_loopback(self.host) and not (self.public_url or self.trusted_proxy)

    def shows_figures(self, authorization: str, port: int = 0) -> bool:
        """Whether a request with this Authorization header, that came to this port, may see the figures."""
        if self.figures_port and port == self.figures_port:
            return True
        if not self.metrics_token:
            return self.is_private
        return hmac.compare_digest(authorization.encode(), f"Bearer {self.metrics_token}".encode())

    def trusts(self, address: str) -> bool:
        """Whether a connection from there is a proxy's, which says who is behind it."""
        return is_among(address, self.trusted_proxy)

    def knows_host(self, host: str) -> bool:
        """Whether a Host header names this server: an address, localhost, or the public name; nothing else can."""
        return names_us(host, self.public_url)

    def knows_origin(self, origin: str, host: str) -> bool:
        """Whether a browser's Origin is one of our own pages."""
        if self.public_url and origin == public_origin(self.public_url):
            return True
        return origin in (f"http://{host}", f"https://{host}")


def public_origin(url: str) -> str:
    """The origin of a URL: its scheme, host and port."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise BadSetting(f"--public-url: expected something like https://games.example.org, got {url!r}")
    return f"{parts.scheme}://{parts.netloc}"


def must_be_proxies(given: str) -> None:
    """Refuse what is neither an address, nor a network, nor all of them; nothing else would ever be believed."""
    for each in given.split(",") if given not in ("", "*") else ():
        try:
            ip_network(each.strip())
        except ValueError as error:
            expected = "an address, a network like 10.0.0.0/8, or *"
            raise BadSetting(f"--trusted-proxy: expected {expected}, got {each.strip()!r}") from error


@lru_cache(HOSTS_REMEMBERED)
def is_among(address: str, proxies: str) -> bool:
    """Whether an address is one of some proxies: addresses and networks, or `*`."""
    if proxies in ("", "*"):
        return proxies == "*"
    return any(ip_address(address) in ip_network(each.strip()) for each in proxies.split(","))


@lru_cache(HOSTS_REMEMBERED)
def names_us(host: str, public_url: str) -> bool:
    """Whether a Host header names a server with this public URL."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name == "localhost" or is_address(name) or name == urlsplit(public_url).hostname


def is_address(name: str) -> bool:
    """Whether a host is written as an address; a name could be pointed at us by somebody else's page."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether an address is that of this machine alone."""
    return host == "localhost" or (is_address(host) and ip_address(host).is_loopback)


def token_in(file: Path | None) -> str:
    """The token that a file holds; none without a file."""
    if file is None:
        return ""
    try:
        token = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting(f"--metrics-token: {file} cannot be read ({error})") from error
    if not (token.isascii() and token.isprintable() and len(token) >= LEAST_TOKEN and " " not in token):
        raise BadSetting(f"--metrics-token: expected one word of at least {LEAST_TOKEN} letters and digits in {file}")
    return token


def must_be_a_node(name: str, database: str) -> None:
    """Refuse a name that others could not read, and a database that cannot be shared."""
    if NODE.fullmatch(name) is None:
        raise BadSetting(f"--node: expected up to 40 letters, digits, dots and hyphens, got {name!r}")
    if not database.startswith(POSTGRESQL):
        raise BadSetting("--node: servers can share a database of PostgreSQL: --database postgresql://…")


def must_be_nodes(count: int, database: str, redis: str) -> None:
    """Refuse several servers that cannot share a database, or could not meet: people come to any of them."""
    if count < 1:
        raise BadSetting(f"--nodes: expected 1 or more, got {count}")
    if count > 1 and not (database.startswith(POSTGRESQL) and redis):
        raise BadSetting("--nodes: several servers need --database postgresql://… and --redis redis://… to share")


def must_be_a_redis(url: str, node: str) -> None:
    """Refuse what is no address of Redis, and one for a server that has its database alone; it may hold a password."""
    if url and not url.startswith(REDIS):
        raise BadSetting(f"--redis: expected redis://…, rediss://… or unix://…, got {url.partition('://')[0]}://…")
    if url and not node:
        raise BadSetting("--redis: expected a --node as well: a server that has its database alone meets nobody")


def database_url(given: str = "") -> str:
    """The address of the database: PostgreSQL, a file of SQLite whose folder is made, or one in the data folder."""
    if given.startswith(POSTGRESQL):
        must_have_a_port(given)
        return "postgresql+asyncpg://" + given.partition("://")[2]
    if "://" in given:
        raise BadSetting(f"--database: expected a file or postgresql://…, got {given.partition('://')[0]}://…")
    file = database_file(given)
    try:
        make_folder(file.parent)
    except OSError as error:
        raise BadSetting(f"--database: the folder {file.parent} cannot be made ({error.strerror})") from error
    must_be_a_database(file)
    return f"sqlite+aiosqlite:///{file}"


def must_have_a_port(url: str) -> None:
    """Refuse a port that is no number; the text is not quoted, it may be a password."""
    try:
        _ = urlsplit(url).port
    except ValueError as error:
        raise BadSetting("--database: expected a number as the port of postgresql://user@host:port/name") from error


def must_be_a_database(file: Path) -> None:
    """Refuse a folder, and a file that holds something else, before anything is written there."""
    if file.is_dir():
        raise BadSetting(f"--database: expected a file or postgresql://…, got the folder {file}")
    try:
        with file.open("rb") as opened:
            beginning = opened.read(len(SQLITE_BEGINS))
    except FileNotFoundError:
        return
    except OSError as error:
        raise BadSetting(f"--database: {file} cannot be read ({error.strerror})") from error
    if beginning not in (b"", SQLITE_BEGINS):
        raise BadSetting(f"--database: expected a database of SQLite, got {file}, which holds something else")


def database_file(given: str = "") -> Path:
    """The file of an SQLite database."""
    path = Path(given) if given else own_folder() / FILE_NAME
    return path.resolve()


def own_folder() -> Path:
    """The folder that holds nothing but our data."""
    return Path(user_data_dir("hullaboo", appauthor=False)).resolve()
