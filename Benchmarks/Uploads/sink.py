#!/usr/bin/env python3
"""Takes requests, throws their bodies away, and answers each with `ok`.

usage: sink.py [--certificate FILE --key FILE]

It listens on a port of its own of 127.0.0.1, which it writes to standard output.
"""
import argparse
import socket
import ssl
import threading

ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok\n"


def serve(connection, context):
    """Serves a connection until the client is gone."""
    try:
        if context:
            connection = context.wrap_socket(connection, server_side=True)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        buffer = memoryview(bytearray(1 << 20))
        while serve_one(connection, buffer):
            pass
    except OSError:
        pass
    finally:
        connection.close()


def serve_one(connection, buffer):
    head = b""
    while b"\r\n\r\n" not in head:
        received = connection.recv(65536)
        if not received:
            return False
        head += received
    head, rest = head.split(b"\r\n\r\n", 1)
    length = 0
    for line in head.lower().split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name == b"content-length":
            length = int(value)
        if name == b"expect":
            connection.sendall(b"HTTP/1.1 100 Continue\r\n\r\n")
    length -= len(rest)
    while length > 0:
        received = connection.recv_into(buffer)
        if not received:
            return False
        length -= received
    connection.sendall(ANSWER)
    return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--certificate")
    parser.add_argument("--key")
    options = parser.parse_args()
    context = None
    if options.certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(options.certificate, options.key)
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        connection, _ = listener.accept()
        threading.Thread(target=serve, args=(connection, context), daemon=True).start()


main()
