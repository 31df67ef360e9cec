"""The deployment of docs/hosting.md on loopback: nginx with TLS, two server processes and PostgreSQL.

It runs the files of deploy/. Only ports, paths, the host's name and a few limits for quick tests are replaced.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec
from websockets.sync.client import connect

from tests.server.postgres import Cluster
from tests.server.process import free_port
from tests.server.running import PATIENCE, Guest, Socket, until

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAM = [sys.executable, "-c", "from snowbound.cli import main; raise SystemExit(main())"]
NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")

CERTIFICATE = (
    "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
    "-subj /CN=localhost -addext subjectAltName=DNS:localhost"
)

MOST_SOCKETS = 20
"""Sockets and requests of one address at the same time."""

OUTER = """
daemon off;
worker_processes 1;
worker_rlimit_nofile 45000;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 20000; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/snowbound;
}}
"""
"""What stands in Debian's own nginx.conf, with the numbers of connections from docs/hosting.md."""


def replaced(text: str, values: dict[str, str]) -> str:
    """Return a text with other values in it, each of which must occur."""
    for old, new in values.items():
        assert old in text, f"{old!r} is not in the file"
        text = text.replace(old, new)
    return text


def service_settings(unit: str) -> dict[str, str]:
    """Return the settings of a systemd unit by their names."""
    lines = [line for line in unit.splitlines() if "=" in line and not line.startswith("#")]
    return dict(line.split("=", 1) for line in lines)


def environment_of(text: str) -> dict[str, str]:
    """Return the variables of an environment file."""
    return dict(line.split("=", 1) for line in text.splitlines() if line and not line.startswith("#"))


class ServedProcess:
    """A server process, started as the systemd unit starts it."""

    def __init__(self, folder: Path, database: str, base: str, **options: object) -> None:
        self.port, self.base = free_port(), base
        if base:
            options["base_path"] = base
        self.log_file = folder / f"journal-{self.port}"
        more = "".join(f" --set {name}={value}" for name, value in options.items())
        environment = replaced(
            (DEPLOY / "snowbound.env").read_text(),
            {
                "postgresql:///snowbound?host=/run/postgresql": database,
                " --set prepare=on": f" --set compiled=off{more}",
            },
        )
        self.environment = environment_of(environment)
        del self.environment["SNOWBOUND_CACHE"]
        command = service_settings((DEPLOY / "snowbound@.service").read_text())["ExecStart"]
        program, *arguments = shlex.split(command.replace("%i", str(self.port)))
        assert program == "/opt/snowbound/bin/snowbound"
        position = arguments.index("$SNOWBOUND_OPTIONS")
        arguments[position : position + 1] = self.environment["SNOWBOUND_OPTIONS"].split()
        self.command = [*PROGRAM, *arguments]
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process."""
        with self.log_file.open("a") as log_file:
            environment = os.environ | self.environment
            self.running = subprocess.Popen(self.command, env=environment, stdout=log_file, stderr=log_file)

    def get(self, path: str) -> httpx.Response:
        """Ask this process itself, not through the proxy."""
        return httpx.get(f"http://127.0.0.1:{self.port}{self.base}{path}", timeout=PATIENCE, trust_env=False)

    def wait(self) -> None:
        """Wait until the process answers."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if self.get("/health").status_code == 200:
                    return
            except httpx.ConnectError:
                time.sleep(0.05)
            assert self.running is not None and self.running.poll() is None, self.log_file.read_text()[-2000:]
            assert time.monotonic() < end, self.log_file.read_text()[-2000:]

    def sockets(self) -> int:
        """Return how many sockets are open at this process."""
        for line in self.get("/metrics").text.splitlines():
            if line.startswith("snowbound_sockets "):
                return int(line.split()[1])
        raise AssertionError("the metrics name the sockets")

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            self.running = None


class Deployment:
    """nginx in front of two processes that share a database."""

    def __init__(self, folder: Path, cluster: Cluster, base: str = "", **options: object) -> None:
        assert NGINX, "nginx is not installed: `make nginx` installs it on Debian"
        self.folder = folder
        self.port, self.plain_port = free_port(), free_port()
        self.base, self.address = base, f"https://localhost:{self.port}{base}"
        self.certificate = folder / "fullchain.pem"
        self.processes = [ServedProcess(folder, cluster.url, base, **options) for _ in range(2)]
        self._guests: list[DeployedGuest] = []
        self._write_files()
        self.nginx: subprocess.Popen[bytes] | None = None

    def _write_files(self) -> None:
        key = self.folder / "privkey.pem"
        subprocess.run(
            [*CERTIFICATE.split(), "-keyout", str(key), "-out", str(self.certificate)],
            check=True,
            capture_output=True,
        )
        site = replaced(
            (DEPLOY / "nginx.conf").read_text(),
            {
                "127.0.0.1:8001": f"127.0.0.1:{self.processes[0].port}",
                "127.0.0.1:8002": f"127.0.0.1:{self.processes[1].port}",
                "    listen [::]:80;\n": "",
                "    listen [::]:443 ssl;\n": "",
                "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
                "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
                "/etc/letsencrypt/live/games.example/": f"{self.folder}/",
                "server_name games.example;": "server_name localhost;",
                "limit_conn snowbound_addresses 400;": f"limit_conn snowbound_addresses {MOST_SOCKETS};",
                "client_header_timeout 15s;": "client_header_timeout 3s;",
                "snippets/snowbound-proxy.conf": f"{self.folder}/snowbound-proxy.conf",
                "location / {": f"location {self.base}/ {{",
                "location = /metrics {": f"location = {self.base}/metrics {{",
            },
        )
        (self.folder / "snowbound").write_text(site)
        shutil.copy(DEPLOY / "snowbound-proxy.conf", self.folder)
        user = "user root;\n" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(user + OUTER.format(folder=self.folder))

    @property
    def _command(self) -> list[str]:
        return [str(NGINX), "-p", str(self.folder), "-e", f"{self.folder}/error.log", "-c", f"{self.folder}/nginx.conf"]

    def __enter__(self) -> Deployment:
        for process in self.processes:
            process.start()
        for process in self.processes:
            process.wait()
        self.nginx = subprocess.Popen(self._command)
        until((self.folder / "nginx.pid").exists, "the start of nginx")
        return self

    def __exit__(self, *_: object) -> None:
        for guest in self._guests:
            guest.close()
        if self.nginx is not None:
            self.nginx.terminate()
            self.nginx.wait(PATIENCE)
        for process in self.processes:
            process.kill()

    def reload(self) -> None:
        """Have nginx read its files again, and wait until only its new workers accept connections.

        An old worker closes connections without a request when it stops accepting, perhaps while one is on its way.
        """
        before = self._accepting()
        subprocess.run([*self._command, "-s", "reload"], check=True)
        until(lambda: self._accepting() - before and not self._accepting() & before, "new workers of nginx")

    def _accepting(self) -> set[str]:
        """Return the worker processes of nginx that are not shutting down."""
        assert self.nginx is not None
        accepting = set()
        for process in Path(f"/proc/{self.nginx.pid}/task/{self.nginx.pid}/children").read_text().split():
            with contextlib.suppress(FileNotFoundError):
                title = Path(f"/proc/{process}/cmdline").read_text().rstrip("\0 ")
                if title == "nginx: worker process":
                    accepting.add(process)
        return accepting

    def guest(self, name: str | None = None, address: str = "127.0.0.1") -> DeployedGuest:
        """Return a person with a browser whose connections come from a loopback address."""
        guest = DeployedGuest(self, name, address)
        self._guests.append(guest)
        return guest


class DeployedGuest(Guest):
    """A person who reaches the servers through nginx."""

    def __init__(self, deployment: Deployment, name: str | None, from_address: str) -> None:
        self.context = ssl.create_default_context(cafile=deployment.certificate)
        # Sockets read and write in two threads. In TLS 1.3, reading a session ticket may swallow what is just written.
        self.socket_context = ssl.create_default_context(cafile=deployment.certificate)
        self.socket_context.maximum_version = ssl.TLSVersion.TLSv1_2
        self.address, self.from_address = deployment.address, from_address
        transport = httpx.HTTPTransport(verify=self.context, local_address=from_address)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, transport=transport, trust_env=False)
        self._sockets: list[Socket] = []
        if name is not None:
            self.id = self.post("/api/guest", name=name)["guest"]

    def socket(self, **headers: str) -> Socket:
        """Open a WebSocket over TLS."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        opening = connect(
            f"{self.address.replace('https', 'wss')}/ws",
            ssl=self.socket_context,
            source_address=(self.from_address, 0),
            additional_headers=headers | ({"Cookie": cookies} if cookies else {}),
            proxy=None,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
        )
        socket = Socket(opening.__enter__())
        self._sockets.append(socket)
        return socket


def first_choice(news: dict[str, object]) -> int:
    """Return the first action that is offered to a seat."""
    return int(msgspec.convert(news["view"], dict)["choices"][0]["action"])
