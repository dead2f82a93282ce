"""The command `serve`; `maintenance` has those that look after what a server keeps."""

import argparse
import os
import socket
import sys
import webbrowser
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import segno

from hullaboo.core.finding import games
from hullaboo.server import maintenance
from hullaboo.server.metrics import note, start_logging
from hullaboo.server.settings import (
    BadSetting,
    Settings,
    must_be_a_node,
    must_be_a_redis,
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


def register(commands: Any) -> None:
    """Add our commands to the parser's."""
    register_serve(commands.add_parser("serve", help="let people play in their browsers"))
    maintenance.register(commands)


def register_serve(parser: argparse.ArgumentParser) -> None:
    """What `serve` takes."""
    parser.add_argument("--host", default=LOCAL, help="the address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="the port, 0 for any that is free (%(default)s)")
    parser.add_argument("--database", default="", metavar="FILE|URL", help="an SQLite file, or postgresql://…")
    parser.add_argument("--node", default="", metavar="NAME", help="share the PostgreSQL with servers of other names")
    parser.add_argument("--redis", default="", metavar="URL", help="where servers with --node meet: redis://…")
    parser.add_argument("--lan", action="store_true", help="let friends on the same network come")
    parser.add_argument("--public-url", default="", metavar="URL", help="where people reach the server from outside")
    parser.add_argument("--trusted-proxy", default="", metavar="ADDRESS", help="whose X-Forwarded-For is believed")
    parser.add_argument("--metrics-token", type=Path, metavar="FILE", help="the file with the word that opens /metrics")
    parser.add_argument("--no-compression", action="store_true", help="send messages as they are")
    parser.add_argument("--open", action="store_true", help="open the address in this machine's browser, if it has one")
    parser.set_defaults(run=run_serve)


def run_serve(args: argparse.Namespace) -> int:
    """Take the port, then serve there."""
    if args.public_url:
        public_origin(args.public_url)
    must_be_proxies(args.trusted_proxy)
    if args.node:
        must_be_a_node(args.node, args.database)
    must_be_a_redis(args.redis, args.node)
    host = EVERYWHERE if args.lan else args.host
    with listening_at(host, args.port) as listening:
        serve_on(listening, settings_from(args, host, listening.getsockname()[1]), args)
    return 0


def settings_from(args: argparse.Namespace, host: str, port: int) -> Settings:
    """The settings of a server that listens there."""
    return Settings(
        host=host,
        port=port,
        database=args.database,
        node=args.node,
        redis=args.redis,
        public_url=args.public_url.rstrip("/"),
        trusted_proxy=args.trusted_proxy,
        metrics_token=token_in(args.metrics_token),
        compression=not args.no_compression,
        bot_workers=max(1, (os.cpu_count() or 2) - 1),
        warm=True,
    )


def serve_on(listening: socket.socket, settings: Settings, args: argparse.Namespace) -> None:
    """Serve, and say where as soon as people can come."""
    url = address(settings, args.lan)

    def ready() -> None:
        welcome(url, args.lan or bool(args.public_url))
        if args.open and has_windows():
            Thread(target=webbrowser.open, args=[url], daemon=True).start()

    start_logging()
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
