"""Runs OpenStack Swift with its S3 API, which checks signatures, in one process: python3 s3-server.py FOLDER.

Objects are in memory, the lists of objects in SQLite databases in FOLDER. Reads the key and the secret from the
environment, prints the port once requests are answered, and exits when its standard input is closed.
"""

import io
import os
import sys

folder = os.path.abspath(sys.argv[1])
key, secret = os.environ["S3_KEY"], os.environ["S3_SECRET"]
# Swift reads the path of its settings when it is imported.
settings = os.path.join(folder, "swift.conf")
with open(settings, "w") as file:
    file.write("[swift-hash]\nswift_hash_path_suffix = test\n")
os.environ["SWIFT_CONF_DIR"] = folder

import eventlet
import eventlet.wsgi
from swift.common import utils

eventlet.hubs.use_hub(utils.get_hub())
utils.eventlet_monkey_patch()
utils.SWIFT_CONF_FILE = settings
utils.HASH_PATH_PREFIX, utils.HASH_PATH_SUFFIX = b"", b"test"

from swift.common.ring import RingBuilder
from swift.common.storage_policy import reload_storage_policies
from swift.common.wsgi import SwiftHttpProtocol, loadapp
from swift.obj.mem_diskfile import InMemoryFileSystem

# The original hands all readers of an object the same buffer, with one position.
stored_object = InMemoryFileSystem.get_object


def get_object(self, name):
    buffer, metadata = stored_object(self, name)
    return buffer and io.BytesIO(buffer.getvalue()), metadata


InMemoryFileSystem.get_object = get_object
reload_storage_policies()

devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "memory"))


class Silent:
    def write(self, _text):
        pass

    def flush(self):
        pass


def serve(app, sock):
    eventlet.spawn(
        eventlet.wsgi.server, sock, app, log=Silent(), protocol=SwiftHttpProtocol, max_size=1024, keepalive=True
    )


def listen():
    sock = eventlet.listen(("127.0.0.1", 0), backlog=512)
    return sock, sock.getsockname()[1]


def write_ring(name, port):
    builder = RingBuilder(2, 1, 1)
    address = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "memory", "meta": "", **address})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, name + ".ring.gz"))


def config(name, text):
    path = os.path.join(folder, name + ".conf")
    with open(path, "w") as file:
        file.write(text)
    return path


storage = """
[DEFAULT]
swift_dir = {folder}
devices = {devices}
mount_check = false
fallocate_reserve = 0
log_level = CRITICAL
db_preallocation = off
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{kind}
allow_versions = yes
"""

sockets = {name: listen() for name in ["account", "container", "object"]}
for name, (_, port) in sockets.items():
    write_ring(name, port)
for name, (sock, _) in sockets.items():
    kind = "mem_object" if name == "object" else name
    serve(loadapp(config(name, storage.format(folder=folder, devices=devices, kind=kind))), sock)

proxy = """
[DEFAULT]
swift_dir = {folder}
log_level = CRITICAL
[pipeline:main]
pipeline = catch_errors listing_formats s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
dns_compliant_bucket_names = true
[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
account_autocreate = true
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
node_timeout = 30
"""

class Cache:
    """Replaces memcached, which Swift requires. Lasts for one request, so that nothing in it is outdated."""

    def __init__(self):
        self.values = {}

    def get(self, name, raise_on_error=False):
        return self.values.get(name)

    def set(self, name, value, **_options):
        self.values[name] = value

    def delete(self, name):
        self.values.pop(name, None)


def with_cache(app):
    return lambda environ, respond: app({**environ, "swift.cache": Cache()}, respond)


proxy_socket, proxy_port = listen()
proxy_config = config("proxy", proxy.format(folder=folder, user=key.replace(":", "_"), secret=secret))
serve(with_cache(loadapp(proxy_config)), proxy_socket)
print(proxy_port, flush=True)
while eventlet.tpool.execute(sys.stdin.buffer.read, 1):
    pass
