"""The command `serve`; `maintenance` has those that look after what a server keeps."""

import argparse
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import segno

from hullaboo.core.finding import games
from hullaboo.server import maintenance, operating
from hullaboo.server.metrics import note, start_logging
from hullaboo.server.settings import (
    BadSetting,
    Settings,
    must_be_a_node,
    must_be_a_redis,
    must_be_nodes,
    must_be_proxies,
    public_origin,
    token_in,
)

LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"
EVERYBODY = "*"
BELIEVES_EVERYBODY = (
    "every sender is believed to be a proxy: who reaches this port directly can claim any address, "
    "and limits by address hold nobody; give --trusted-proxy the proxy's own address"
)
PORTS = range(2**16)
MOST_OF_NAME = 30
SAID = (
    "host", "port", "database", "node", "redis", "figures", "lan", "public_url", "trusted_proxy", "metrics_token",
    "no_compression", "share", "succeeds",
)  # fmt: skip
"""What a supervisor tells the servers it starts."""


def register(commands: Any) -> None:
    """Add our commands to the parser's."""
    register_serve(commands.add_parser("serve", help="let people play in their browsers"))
    maintenance.register(commands)
    operating.register(commands)


def register_serve(parser: argparse.ArgumentParser) -> None:
    """What `serve` takes."""
    parser.add_argument("--host", default=LOCAL, help="the address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port, 0 for any that is free (%(default)s)")
    parser.add_argument("--database", default="", metavar="FILE|URL", help="an SQLite file, or postgresql://…")
    parser.add_argument("--node", default="", metavar="NAME", help="share the PostgreSQL with servers of other names")
    parser.add_argument("--redis", default="", metavar="URL", help="where servers with --node meet: redis://…")
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help="run so many servers behind the one port")
    parser.add_argument(
        "--figures",
        default="",
        metavar="ADDRESS:PORT",
        help="show health and figures there; each of N one port further",
    )
    parser.add_argument("--lan", action="store_true", help="let friends on the same network come")
    parser.add_argument("--public-url", default="", metavar="URL", help="where people reach the server from outside")
    parser.add_argument("--trusted-proxy", default="", metavar="ADDRESS", help="whose X-Forwarded-For is believed")
    parser.add_argument("--metrics-token", type=Path, metavar="FILE", help="the file with the word that opens /metrics")
    parser.add_argument("--no-compression", action="store_true", help="send messages as they are")
    parser.add_argument("--open", action="store_true", help="open the address in this machine's browser, if it has one")
    for hidden in ("--inherits", "--share"):  # what a supervisor hands on
        parser.add_argument(hidden, default="", help=argparse.SUPPRESS)
    parser.add_argument("--succeeds", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run_serve)


def run_serve(args: argparse.Namespace) -> int:
    """Take the port, then serve there, or have several servers do so."""
    if args.public_url:
        public_origin(args.public_url)
    must_be_proxies(args.trusted_proxy)
    must_be_nodes(args.nodes, args.database, args.redis)
    name = args.node or (machine_name() if args.nodes > 1 else "")
    if name:
        must_be_a_node(name, args.database)
    must_be_a_redis(args.redis, name)
    figures_at(args.figures, 0)
    host = EVERYWHERE if args.lan else args.host
    if args.inherits:
        return serve_for_supervisor(args, host)
    with listening_at(host, args.port) as listening:
        settings = settings_from(args, host, listening.getsockname()[1])
        if args.nodes > 1:
            return supervise(listening, settings, args, name)
        with figures_listening(args.figures) as figures:
            serve_on([listening, *figures], settings, args)
    return 0


def serve_for_supervisor(args: argparse.Namespace, host: str) -> int:
    """Serve as one of several: they share the socket on which people come."""
    from hullaboo.server.nodes.supervisor import Inherited

    given = Inherited.of(args.inherits)
    given.watch()
    with given.listening as listening, figures_listening(args.figures) as figures:
        settings = settings_from(args, host, listening.getsockname()[1])
        run_server([listening, *figures], settings, given.ready)
    return 0


def supervise(listening: socket.socket, settings: Settings, args: argparse.Namespace, name: str) -> int:
    """Keep several servers running that share what is listened on; their bots share this machine's cores."""
    from hullaboo.server.nodes.supervisor import Supervisor

    def words(at: int, succeeds: bool) -> list[str]:
        more = {"node": f"{name}-{at + 1}", "nodes": 1, "share": str(args.nodes), "succeeds": succeeds}
        host, port = figures_at(args.figures, at) or ("", 0)
        return words_of({**vars(args), **more, "port": settings.port, "figures": f"{host}:{port}" if port else ""})

    start_logging()
    supervisor = Supervisor(listening, args.nodes, words)
    supervisor.ready = partial(welcome_people, settings, args)
    return supervisor.run()


def words_of(given: dict[str, Any]) -> list[str]:
    """The command line that says what was given."""
    words = ["serve"]
    for name in SAID:
        flag, value = f"--{name.replace('_', '-')}", given[name]
        words += [flag] if value is True else [f"{flag}={value}"] if value else []
    return words


def machine_name() -> str:
    """This machine's name, as far as others may read it."""
    return re.sub(r"[^A-Za-z0-9.-]", "-", socket.gethostname())[:MOST_OF_NAME] or "node"


def figures_at(given: str, at: int) -> tuple[str, int] | None:
    """Where the figures of a server are shown, by its number; nothing, if that was not asked for."""
    if not given:
        return None
    host, _, port = given.rpartition(":")
    if not (host and port.isascii() and port.isdigit() and 0 < int(port) + at < len(PORTS)):
        raise BadSetting(f"--figures: expected something like 127.0.0.1:9100, got {given!r}")
    return host.strip("[]"), int(port) + at


@contextmanager
def figures_listening(given: str) -> Iterator[list[socket.socket]]:
    """The socket on which figures are shown, if that is wanted."""
    if (where := figures_at(given, 0)) is None:
        yield []
    else:
        with listening_at(*where) as listening:
            yield [listening]


def settings_from(args: argparse.Namespace, host: str, port: int) -> Settings:
    """The settings of a server that listens there."""
    where = figures_at(args.figures, 0)
    return Settings(
        figures_port=where[1] if where else 0,
        succeeds=args.succeeds,
        host=host,
        port=port,
        database=args.database,
        node=args.node,
        redis=args.redis,
        public_url=args.public_url.rstrip("/"),
        trusted_proxy=args.trusted_proxy,
        metrics_token=token_in(args.metrics_token),
        compression=not args.no_compression,
        bot_workers=max(1, ((os.cpu_count() or 2) - 1) // int(args.share or 1)),
        warm=True,
    )


def welcome_people(settings: Settings, args: argparse.Namespace) -> None:
    """Say where people can come, and show it."""
    url = address(settings, args.lan)
    welcome(url, args.lan or bool(args.public_url))
    if args.open and has_windows():
        Thread(target=webbrowser.open, args=[url], daemon=True).start()


def serve_on(listening: list[socket.socket], settings: Settings, args: argparse.Namespace) -> None:
    """Serve, and say where as soon as people can come."""
    run_server(listening, settings, partial(welcome_people, settings, args))


def run_server(listening: list[socket.socket], settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until told to end."""
    start_logging(node=settings.node)
    if settings.trusted_proxy == EVERYBODY:
        note(BELIEVES_EVERYBODY, trusted_proxy=EVERYBODY)
    from hullaboo.server.http.admission import DESCRIPTORS_KEPT, allow_descriptors
    from hullaboo.server.run import serve  # a second of imports that other commands need not wait for

    allow_descriptors(settings.limits.connections + DESCRIPTORS_KEPT)
    serve(settings, games(), listening, ready)


def has_windows() -> bool:
    """Whether a browser can open a window here; those that live in a terminal cannot show the client."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def address(settings: Settings, lan: bool) -> str:
    """Where people find the server."""
    if settings.public_url:
        return settings.public_url
    host = lan_address() if lan else settings.host
    return f"http://[{host}]:{settings.port}" if ":" in host else f"http://{host}:{settings.port}"


def welcome(url: str, with_code: bool) -> None:
    """Print the address, and a code for phones."""
    print(f"Hullaboo is at {url}", flush=True)
    if with_code:
        segno.make(url).terminal(compact=True)


def lan_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError as error:
            raise BadSetting("--lan: this machine is on no network") from error
        return str(probe.getsockname()[0])


def listening_at(host: str, port: int) -> socket.socket:
    """The socket to listen on; it is taken before anybody is told its port."""
    if port not in PORTS:
        raise BadSetting(f"--port: expected a number from 0 to {PORTS[-1]}, got {port}")
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise BadSetting(f"serve: cannot listen on {host}, port {port} ({error})") from error
