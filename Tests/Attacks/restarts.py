#!/usr/bin/env python3
"""Restarts one of two instances repeatedly while clients send requests, and counts the requests that fail.

usage: restarts.py [--seconds 60] [--every 5] [--clients 200] [--through nginx|caddy|nothing|socket] COMMAND...

COMMAND is a mimetype-server with its options except the port. Every few seconds, one of the instances, in turn, is stopped with
SIGTERM, and started again when it has ended. A quarter of the requests look up names; the others upload images and forms with
PUT and POST, which no proxy sends twice, with a length or in chunks. Half of the clients keep their connections for up to 20
requests; the others open a connection for each request.

  nginx    clients connect to nginx, which is configured as the documentation recommends
  caddy    clients connect to Caddy, which is configured likewise
  nothing  clients connect to one instance, and to the other one if the connection is refused
  socket   clients connect to a single instance, which gets its listening socket as from systemd

The ports are PORT or 8490, and the two after it. The exit status is 1 if any request failed.
"""
import argparse, collections, http.client, itertools, multiprocessing, os, random, re, signal, socket, subprocess, sys, tempfile
import threading, time

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--every", type=float, default=5)
parser.add_argument("--clients", type=int, default=200)
parser.add_argument("--through", choices=["nginx", "caddy", "nothing", "socket"], default="nginx")
parser.add_argument("command", nargs=argparse.REMAINDER)
options = parser.parse_args()
FIRST = int(os.environ.get("PORT", "8490"))
INSTANCES = {"socket": [FIRST]}.get(options.through, [FIRST + 1, FIRST + 2])
ASKED = INSTANCES if options.through == "nothing" else [FIRST]
PROCESSES = 4

NGINX = """
worker_processes 1; pid {folder}/pid; error_log {folder}/errors; daemon off;
events {{ worker_connections 1024; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  upstream mimetype {{ server 127.0.0.1:{ports[0]} max_fails=0; server 127.0.0.1:{ports[1]} max_fails=0; keepalive 32; }}
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
CADDY = """
{{
  admin off
  auto_https off
}}
http://127.0.0.1:{port} {{
  reverse_proxy 127.0.0.1:{ports[0]} 127.0.0.1:{ports[1]} {{
    health_uri /readyz
    health_interval 200ms
    health_timeout 2s
    lb_try_duration 10s
    lb_try_interval 20ms
  }}
}}
"""

IMAGE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\0\0\0\0" + os.urandom(70_000)
FORM = (b'--b\r\nContent-Disposition: form-data; name="f"; filename="a.png"\r\n\r\n' + IMAGE + b"\r\n--b--\r\n")
KINDS = {
    "name": ("GET", "/v1/lookup?name=photo.jpg", None, {}, b"image/jpeg"),
    "image": ("PUT", "/v1/detect/photo.png", IMAGE, {}, b"image/png"),
    "form": ("POST", "/v1/detect", FORM, {"Content-Type": "multipart/form-data; boundary=b"}, b"image/png"),
    "chunks": ("PUT", "/v1/detect/photo.png", IMAGE, {"Transfer-Encoding": "chunked"}, b"image/png"),
}


class Clients:
    """Clients in one process, each on a thread."""

    def __init__(self, count, first):
        self.done, self.failed, self.slowest, self.ended = collections.Counter(), [], 0, threading.Event()
        self.threads = [threading.Thread(target=self.ask, args=(first + number,)) for number in range(count)]

    def run(self, pipe):
        for thread in self.threads:
            thread.start()
        pipe.recv()
        self.ended.set()
        for thread in self.threads:
            thread.join()
        pipe.send((self.done, self.failed, self.slowest))

    def ask(self, seed):
        keeps, connection, left = seed % 2 == 0, None, 0
        for number in itertools.count(seed):
            if self.ended.is_set():
                return
            kind = list(KINDS)[number % len(KINDS)]
            method, path, body, headers, expected = KINDS[kind]
            pieces = [body[start:start + 16000] for start in range(0, len(body), 16000)] if kind == "chunks" else body
            start, was_kept = time.monotonic(), connection is not None
            try:
                if connection is None:
                    connection, left = connect(), random.randrange(20) if keeps else 0
                connection.request(method, path, pieces, headers, encode_chunked=kind == "chunks")
                answer = connection.getresponse()
                text = answer.read()
                if answer.status != 200 or expected not in text:
                    self.failed.append(f"{kind}: {answer.status} {text[:200]!r}")
                self.done[kind] += 1
                left -= 1
                if left < 0 or answer.will_close:
                    connection = None
            except (OSError, http.client.HTTPException) as error:
                after = time.monotonic() - start
                self.failed.append(f"{kind}, {'kept' if was_kept else 'new'} connection, after {after:.2f} s: {error!r}")
                connection = None
            self.slowest = max(self.slowest, time.monotonic() - start)
            time.sleep(0.002)


def connect():
    """Connects to the server, or to the first instance that does not refuse the connection."""
    for _ in range(100):
        for port in random.sample(ASKED, len(ASKED)):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            try:
                connection.connect()
                return connection
            except ConnectionRefusedError as error:
                refusal = error
        # Both were restarting; nothing has been sent.
        time.sleep(0.02)
    raise refusal


def start(port, listening=None):
    """Starts an instance. If there is a listening socket, the instance gets it as from systemd."""
    if listening:
        # https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
        script = f'exec 3<&{listening.fileno()}; export LISTEN_PID=$$ LISTEN_FDS=1; exec "$@"'
        server = subprocess.Popen(
            ["sh", "-c", script, "sh", *options.command], pass_fds=[listening.fileno()], stderr=subprocess.DEVNULL)
    else:
        server = subprocess.Popen([*options.command, "--port", str(port)], stderr=subprocess.DEVNULL)
    while True:
        try:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
            connection.request("GET", "/readyz")
            if connection.getresponse().status == 200:
                return server
        except OSError:
            pass
        if server.poll() is not None:
            sys.exit(f"the instance at port {port} ended with status {server.returncode}")
        time.sleep(0.02)


def start_proxy(folder):
    configuration = {"nginx": NGINX, "caddy": CADDY}.get(options.through)
    if not configuration:
        return []
    with open(f"{folder}/proxy.conf", "w") as file:
        file.write(configuration.format(folder=folder, ports=INSTANCES, port=FIRST))
    command = {"nginx": ["nginx", "-c", f"{folder}/proxy.conf", "-e", f"{folder}/errors"],
               "caddy": ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/proxy.conf"]}[options.through]
    with open(f"{folder}/errors", "a") as errors:
        return [subprocess.Popen(command, stderr=errors if options.through == "caddy" else None,
                                 env={**os.environ, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder})]


def start_clients():
    pipes = []
    for number in range(PROCESSES):
        ours, theirs = multiprocessing.Pipe()
        count = options.clients // PROCESSES
        multiprocessing.Process(target=lambda: Clients(count, number * count).run(theirs)).start()
        pipes.append(ours)
    return pipes


def restart(instances, listening):
    """Restarts instances until the time is up, and returns the number of restarts and the errors."""
    restarts, wrong, end = 0, [], time.monotonic() + options.seconds
    while time.monotonic() < end:
        time.sleep(options.every)
        place = restarts % len(instances)
        instances[place].send_signal(signal.SIGTERM)
        status = instances[place].wait(timeout=60)
        if status != 0:
            wrong.append(f"the instance at port {INSTANCES[place]} ended with status {status}")
        instances[place] = start(INSTANCES[place], listening)
        restarts += 1
    return restarts, wrong


def main():
    multiprocessing.set_start_method("fork")
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        listening = socket.create_server(("127.0.0.1", FIRST), backlog=4096) if options.through == "socket" else None
        instances = [start(port, listening) for port in INSTANCES]
        proxies = start_proxy(folder)
        time.sleep(1)
        pipes = start_clients()
        failed = []
        try:
            restarts, failed = restart(instances, listening)
        finally:
            for pipe in pipes:
                pipe.send("end")
            results = [pipe.recv() for pipe in pipes]
            for process in [*proxies, *instances]:
                process.terminate()
                process.wait()
        done = sum((result[0] for result in results), collections.Counter())
        failed += [line for result in results for line in result[1]]
        print(f"{options.through}: {sum(done.values())} requests ({', '.join(f'{kind} {done[kind]}' for kind in KINDS)}), {restarts}"
              f" restarts, {len(failed)} failed, the slowest answered after {max(result[2] for result in results):.1f} s")
        for line in failed[:5]:
            print(line)
        if options.through == "caddy":
            causes = collections.Counter(re.findall(r'"error":"([^"]*)"', open(f"{folder}/errors").read()))
            for cause, count in causes.most_common(6):
                print(f"{count} times Caddy: {re.sub(r'127.0.0.1:[0-9]+->', '', cause)}")
        if options.through == "nginx":
            lines = (re.sub(r"^.*?\d+#\d+: (\*\d+ )?|, client: .*", "", line.strip()) for line in open(f"{folder}/errors"))
            for cause, count in collections.Counter(lines).most_common(6):
                print(f"{count} times nginx: {cause}")
        sys.exit(1 if failed or len(done) < len(KINDS) else 0)


if __name__ == "__main__":
    main()
