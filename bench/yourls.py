"""YOURLS, a complete peer: on nginx, PHP-FPM and MariaDB, with a database of its own.

It is set up as its documentation says, with the defaults of its parts, by its own installer. Nothing is downloaded:

    apt-get install nginx mariadb-server php-fpm php-mysql php-mbstring php-curl
    git clone --branch 1.10.4 https://github.com/YOURLS/YOURLS SOURCE
"""

import contextlib
import getpass
import grp
import http.client
import os
import shutil
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from bench import common, records

Started = contextlib.AbstractContextManager[subprocess.Popen[bytes]]

# As many as in the pool that Debian ships.
WORKERS = 5

CONFIG = """<?php
define('YOURLS_DB_USER', 'yourls');
define('YOURLS_DB_PASS', 'yourls');
define('YOURLS_DB_NAME', 'yourls');
define('YOURLS_DB_HOST', 'localhost');
define('YOURLS_DB_PREFIX', 'yourls_');
define('YOURLS_SITE', '{origin}');
define('YOURLS_LANG', '');
define('YOURLS_UNIQUE_URLS', true);
define('YOURLS_PRIVATE', true);
define('YOURLS_COOKIEKEY', 'of a benchmark');
define('YOURLS_URL_CONVERT', 36);
define('YOURLS_DEBUG', false);
$yourls_user_passwords = ['bench' => 'bench'];
$yourls_reserved_URL = [];
"""

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log stderr; user {user} {group};
events {{ worker_connections 1024; }}
http {{
    access_log off; keepalive_requests 1000000;
    server {{
        listen 127.0.0.1:{port};
        root {folder}/source; index index.php;
        location / {{ try_files $uri $uri/ /yourls-loader.php$is_args$args; }}
        location ~ \\.php$ {{
            fastcgi_pass unix:{folder}/php;
            fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
            fastcgi_param SCRIPT_NAME $fastcgi_script_name;
            fastcgi_param DOCUMENT_ROOT $document_root;
            fastcgi_param QUERY_STRING $query_string;
            fastcgi_param REQUEST_METHOD $request_method;
            fastcgi_param REQUEST_URI $request_uri;
            fastcgi_param REQUEST_SCHEME $scheme;
            fastcgi_param CONTENT_TYPE $content_type;
            fastcgi_param CONTENT_LENGTH $content_length;
            fastcgi_param SERVER_PROTOCOL $server_protocol;
            fastcgi_param SERVER_SOFTWARE nginx;
            fastcgi_param SERVER_NAME $server_name;
            fastcgi_param SERVER_ADDR $server_addr;
            fastcgi_param SERVER_PORT $server_port;
            fastcgi_param REMOTE_ADDR $remote_addr;
            fastcgi_param REMOTE_PORT $remote_port;
        }}
    }}
}}
"""

FPM = """
[global]
daemonize = no
error_log = /dev/stderr
[yourls]
user = {user}
listen = {folder}/php
pm = static
pm.max_children = {workers}
"""

DATABASE = """
CREATE DATABASE yourls CHARACTER SET utf8mb4;
CREATE USER yourls@localhost IDENTIFIED BY 'yourls';
GRANT ALL ON yourls.* TO yourls@localhost;
"""
CLICKS = "SELECT SUM(clicks) FROM yourls.yourls_url"
LOGGED = "SELECT COUNT(*) FROM yourls.yourls_log"


@contextlib.contextmanager
def yourls(source: Path, numbers: list[int]) -> Iterator[common.Served | None]:
    """YOURLS with the links of these numbers (bench/records.py), under any host; None where a program is missing.

    source: its folder, which is copied. At the end the clicks that it counted are printed.
    """
    programs = {name: common.program_of(name) for name in ("nginx", "mariadbd", "mariadb", "mariadb-install-db")}
    nginx, server, client, installer = programs.values()
    fpm = common.program_of("php-fpm") or max(map(str, Path("/usr/sbin").glob("php-fpm[0-9]*")), default=None)
    if not (source / "yourls-loader.php").is_file():
        print(f"YOURLS is left out: {source} is not the folder with its source.")
        yield None
    elif nginx is None or server is None or client is None or installer is None or fpm is None:
        absent = [name for name, program in {**programs, "php-fpm": fpm}.items() if program is None]
        print(f"YOURLS is left out: it needs {', '.join(absent)}.")
        yield None
    else:
        with contextlib.ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = Database(folder, client)
            port = common.free_port()
            mariadb = stack.enter_context(_mariadb(server, installer, database))
            php = stack.enter_context(_php(fpm, source, folder, port))
            front = stack.enter_context(_nginx(nginx, folder, port))
            helpers = {"PHP": php.pid, "MariaDB": mariadb.pid}
            peer = common.Served(f"http://127.0.0.1:{port}", front.pid, helpers=helpers)
            _install(peer, database, numbers)
            yield peer
            print(f"YOURLS counted {database.one(CLICKS)} clicks, of which {database.one(LOGGED)} are in its log.")


class Database:
    """A MariaDB in a folder, asked through its socket."""

    def __init__(self, folder: Path, client: str) -> None:
        self.data, self.socket = folder / "data", folder / "mariadb"
        self.folder, self._client = folder, client

    def run(self, statements: str) -> str:
        command = [self._client, "--no-defaults", f"--socket={self.socket}", "--user=root", "--batch", "-N"]
        return subprocess.run(command, input=statements, capture_output=True, text=True, check=True).stdout

    def one(self, query: str) -> int:
        return int(self.run(query))


def _mariadb(server: str, installer: str, database: Database) -> Started:
    user = f"--user={getpass.getuser()}"
    # Without --rpm and as root, it would change the owner of a folder of the installed MariaDB.
    command = [installer, "--no-defaults", f"--datadir={database.data}", user, "--skip-test-db", "--rpm"]
    subprocess.run([*command, "--auth-root-authentication-method=normal"], check=True, stdout=subprocess.DEVNULL)
    places = [f"--datadir={database.data}", f"--socket={database.socket}", f"--tmpdir={database.folder}"]
    return common.process(server, "--no-defaults", user, *places, "--skip-networking", port=database.socket)


def _php(program: str, source: Path, folder: Path, port: int) -> Started:
    # Without the database of countries, because Signpost has none here either.
    shutil.copytree(source, folder / "source", ignore=shutil.ignore_patterns(".git", "tests", "*.mmdb"))
    (folder / "source/user/config.php").write_text(CONFIG.format(origin=f"http://127.0.0.1:{port}"))
    file = folder / "fpm.conf"
    file.write_text(FPM.format(folder=folder, user=getpass.getuser(), workers=WORKERS))
    socket = f"pdo_mysql.default_socket={folder}/mariadb"
    return common.process(program, "--allow-to-run-as-root", "-d", socket, "-y", str(file), port=folder / "php")


def _nginx(program: str, folder: Path, port: int) -> Started:
    file = folder / "nginx.conf"
    # As root, its worker is of another user unless it is named, and may not read the folder.
    user, group = getpass.getuser(), grp.getgrgid(os.getgid()).gr_name
    file.write_text(NGINX.format(folder=folder, port=port, user=user, group=group))
    return common.process(program, "-e", "stderr", "-p", str(folder), "-c", str(file), port=port)


def _install(peer: common.Served, database: Database, numbers: list[int]) -> None:
    """Make its tables and the links, and see that a visit under another host is answered and counted."""
    database.run(DATABASE)
    with urllib.request.urlopen(f"{peer.origin}/admin/install.php?install=1") as answer:
        answer.read()
    rows = ",".join(f"('{records.alias_of(number)}', '{_destination(number)}', '', '', 0)" for number in numbers)
    database.run(f"INSERT INTO yourls.yourls_url (keyword, url, title, ip, clicks) VALUES {rows}")
    connection = http.client.HTTPConnection(peer.origin.removeprefix("http://"))
    connection.request("GET", f"/{records.alias_of(numbers[0])}", headers={"Host": records.host_of(numbers[0])})
    answer = connection.getresponse()
    found = answer.status, answer.headers["Location"], database.one(CLICKS), database.one(LOGGED)
    assert found == (301, _destination(numbers[0]), 1, 1), found


def _destination(number: int) -> str:
    return f"https://www.shop{number % 500}.example/spring/{number}?ref=signpost"
