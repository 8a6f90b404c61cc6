#!/usr/bin/env python3
"""Restarts one of two instances behind nginx again and again while clients ask, and counts what fails.

usage: restarts.py [--seconds 60] [--every 5] [--clients 96] [--direct] COMMAND...

COMMAND is a mimetype-server with its options but for the port. Every few seconds one instance, by turns, is told to stop with
SIGTERM and started again once it has ended. A third of the clients ask for names, the others upload pictures and forms with PUT
and POST, which nginx never sends twice. There are more clients than connections that nginx keeps. nginx is configured as the
documentation advises. With --direct there is no nginx: clients ask an instance, each time on a new connection, and take the
other one if the connection is refused. The ports are PORT, or 8490, and the two after it. It ends with status 1 if any
request failed.
"""
import argparse, collections, http.client, itertools, os, random, re, signal, subprocess, sys, tempfile, threading, time

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--every", type=float, default=5)
parser.add_argument("--clients", type=int, default=96)
parser.add_argument("--direct", action="store_true")
parser.add_argument("command", nargs=argparse.REMAINDER)
options = parser.parse_args()
PROXY = int(os.environ.get("PORT", "8490"))
PORTS = [PROXY + 1, PROXY + 2]

CONFIGURATION = """
worker_processes 1; pid {folder}/pid; error_log {folder}/errors; daemon off;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  upstream mimetype {{ {servers} keepalive 32; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://mimetype; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $host;
      proxy_set_header X-Request-ID $request_id; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_request_buffering off; client_max_body_size 4g;
    }}
  }}
}}
"""

PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0" + os.urandom(70_000)
FORM = (b'--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\n' + PICTURE + b"\r\n--b--\r\n")
KINDS = {
    "name": ("GET", "/v1/lookup?name=photo.jpg", None, {}, b"image/jpeg"),
    "picture": ("PUT", "/v1/detect/photo.png", PICTURE, {}, b"image/png"),
    "form": ("POST", "/v1/detect", FORM, {"Content-Type": "multipart/form-data; boundary=b"}, b"image/png"),
}
done, failed, ended = {kind: 0 for kind in KINDS}, [], threading.Event()


def start(port):
    server = subprocess.Popen([*options.command, "--port", str(port)], stderr=subprocess.DEVNULL)
    while True:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
            connection.request("GET", "/readyz")
            if connection.getresponse().status == 200:
                return server
        except OSError:
            pass
        if server.poll() is not None:
            sys.exit(f"the instance at port {port} ended with status {server.returncode}")
        time.sleep(0.02)


def ask(kinds):
    """Asks over connections that last for some requests, as browsers and programs do."""
    connection = None
    for number in itertools.count():
        if ended.is_set():
            return
        kind = kinds[number % len(kinds)]
        method, path, body, headers, expected = KINDS[kind]
        try:
            if connection is None:
                connection = connect()
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read()
            if answer.status != 200 or expected not in text:
                failed.append(f"{kind}: {answer.status} {text[:200]!r}")
            done[kind] += 1
        except (OSError, http.client.HTTPException) as error:
            failed.append(f"{kind}: {error!r}")
            connection = None
        if options.direct or random.random() < 0.05:
            connection = None
        time.sleep(0.002)


def connect():
    """Connects to nginx, or to the first instance that does not refuse the connection."""
    for port in random.sample(PORTS, 2) if options.direct else [PROXY]:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
        try:
            connection.connect()
            return connection
        except ConnectionRefusedError as error:
            refusal = error
    raise refusal


with tempfile.TemporaryDirectory() as folder:
    os.chmod(folder, 0o755)
    servers = " ".join(f"server 127.0.0.1:{port} max_fails=0;" for port in PORTS)
    with open(f"{folder}/nginx.conf", "w") as file:
        file.write(CONFIGURATION.format(folder=folder, servers=servers, port=PROXY))
    instances = [start(port) for port in PORTS]
    proxy = subprocess.Popen(["nginx", "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"])
    time.sleep(0.5)
    clients = [threading.Thread(target=ask, args=(kinds,)) 
               for kinds in ([["name"], ["picture", "form"], ["form", "picture"]] * options.clients)[:options.clients]]
    for client in clients:
        client.start()
    restarts, end = 0, time.monotonic() + options.seconds
    try:
        while time.monotonic() < end:
            time.sleep(options.every)
            place = restarts % 2
            instances[place].send_signal(signal.SIGTERM)
            status = instances[place].wait(timeout=60)
            if status != 0:
                failed.append(f"the instance at port {PORTS[place]} ended with status {status}")
            instances[place] = start(PORTS[place])
            restarts += 1
    finally:
        ended.set()
        for client in clients:
            client.join()
        for process in [proxy, *instances]:
            process.terminate()
            process.wait()
    print(f"{sum(done.values())} requests ({', '.join(f'{kind} {count}' for kind, count in done.items())}),"
          f" {restarts} restarts, {len(failed)} failed")
    for line in failed[:5]:
        print(line)
    causes = collections.Counter(re.sub(r"^.*?\d+#\d+: (\*\d+ )?|, client: .*", "", line.strip()) for line in open(f"{folder}/errors"))
    for cause, count in causes.most_common(6):
        print(f"{count} times nginx: {cause}")
    sys.exit(1 if failed or not all(done.values()) else 0)
