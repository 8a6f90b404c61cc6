import Foundation

/// A request as it arrived.
package struct ReceivedRequest: Sendable, Equatable {
    package let lines: [String]
    package var body: [UInt8] = []

    package var requestLine: String { lines.first ?? "" }

    /// The first value of that header.
    package func header(_ name: String) -> String? {
        lines.dropFirst().first { $0.lowercased().hasPrefix("\(name.lowercased()):") }.map {
            $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces)
        }
    }

    /// The body as text.
    package var text: String { String(decoding: body, as: UTF8.self) }
}

/// One connection of a client.
package final class ServerConnection: @unchecked Sendable {
    private var descriptor: CInt
    private var buffer: [UInt8] = []

    init(_ descriptor: CInt) {
        self.descriptor = descriptor
        // A client that is gone must not end the test process.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Connects to a port of this machine; nil if nothing listens there.
    convenience init?(toPort port: Int) {
        self.init(socket(AF_INET, ScriptedServer.streamType, 0))
        var address = sockaddr_in(loopbackPort: UInt16(port))
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) == 0 }
        }
        guard isConnected else {
            close()
            return nil
        }
    }

    /// Reads a request line and headers; nil if the client is gone.
    package func readHead() -> ReceivedRequest? {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let position = buffer.indices.first(where: { buffer[$0...].starts(with: end) }) {
                let head = String(decoding: buffer[..<position], as: UTF8.self)
                buffer = Array(buffer[(position + 4)...])
                // A carriage return and a line feed are one character.
                return ReceivedRequest(lines: head.split(separator: "\r\n").map(String.init))
            }
            guard fill() else { return nil }
        }
    }

    /// Reads a whole request, with a body of a known length or in chunks; nil if the client is gone.
    package func readRequest() -> ReceivedRequest? {
        guard var request = readHead() else { return nil }
        if request.header("Transfer-Encoding") == "chunked" {
            guard let body = readChunks() else { return nil }
            request.body = body
        } else {
            guard let body = read(request.header("Content-Length").flatMap { Int($0) } ?? 0) else { return nil }
            request.body = body
        }
        return request
    }

    /// Does what a SOCKS proxy does, up to the point where it passes bytes on.
    ///
    /// - Parameter password: that of the user `me`, or nil for a proxy that wants none.
    /// - Returns: the bytes that name the server, or nil if the client is gone or has another password.
    package func readSOCKSRequest(password: String? = nil) -> [UInt8]? {
        guard let greeting = read(2), let methods = read(Int(greeting[1])) else { return nil }
        let method: UInt8 = password == nil ? 0 : 2
        guard methods.contains(method) else {
            write([5, 0xFF])
            return nil
        }
        write([5, method])
        if let password {
            guard let start = read(2), let name = read(Int(start[1])), let length = read(1),
                let given = read(Int(length[0]))
            else { return nil }
            let isRight = name == Array("me".utf8) && given == Array(password.utf8)
            write([1, isRight ? 0 : 1])
            guard isRight else { return nil }
        }
        guard let head = read(5), let rest = read(head[3] == 3 ? Int(head[4]) + 2 : head[3] == 1 ? 5 : 17) else {
            return nil
        }
        write([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])
        return Array(head[3...]) + rest
    }

    /// Reads this many bytes; nil if the client is gone before.
    package func read(_ count: Int) -> [UInt8]? {
        while buffer.count < count { guard fill() else { return nil } }
        defer { buffer = Array(buffer[count...]) }
        return Array(buffer[..<count])
    }

    /// Reads what has come, at least one byte and at most this many; nil if the client is gone.
    package func readSome(_ limit: Int) -> [UInt8]? {
        if buffer.isEmpty, !fill() { return nil }
        defer { buffer = Array(buffer.dropFirst(limit)) }
        return Array(buffer.prefix(limit))
    }

    /// Reads until the client is gone, and gives how many bytes came.
    @discardableResult package func drain() -> Int {
        var count = 0
        repeat {
            count += buffer.count
            buffer = []
        } while fill()
        return count
    }

    /// Skips what comes next, waiting this many milliseconds, and returns whether anything came.
    @discardableResult package func skip(within milliseconds: CInt) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&event, 1, milliseconds) > 0, fill() else { return false }
        buffer = []
        return true
    }

    /// Writes text as it is.
    package func write(_ text: String) {
        write(Array(text.utf8))
    }

    /// Writes bytes as they are.
    package func write(_ bytes: [UInt8]) {
        _ = send(descriptor, bytes, bytes.count, 0)
    }

    /// Writes a response with a length.
    package func respond(_ status: Int = 200, headers: [String] = [], body: String = "") {
        let lines = ["HTTP/1.1 \(status) Status", "Content-Length: \(body.utf8.count)"] + headers
        write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Closes the connection; bytes that were not read make it break for the client.
    package func close() {
        if descriptor >= 0 { _ = systemClose(descriptor) }
        descriptor = -1
    }

    /// Passes bytes on to a port of this machine and back, until one side is gone.
    package func tunnel(toPort port: Int) {
        guard let other = ServerConnection(toPort: port) else { return }
        let (here, there) = (descriptor, other.descriptor)
        let isOver = Box<Bool>()
        Thread.detachNewThread {
            Self.pass(from: there, to: here)
            isOver.put(true)
        }
        other.write(buffer)
        Self.pass(from: here, to: there)
        isOver.wait()
        other.close()
    }

    private static func pass(from source: CInt, to target: CInt) {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while case let count = recv(source, &chunk, chunk.count, 0), count > 0 { _ = send(target, chunk, count, 0) }
        shutdown(target, CInt(SHUT_WR))
    }

    /// Passes bytes on to a port of this machine and back, until this many have gone in one of the directions.
    ///
    /// - Parameters:
    ///   - port: the other port.
    ///   - sent: how many bytes of the client may pass.
    ///   - received: how many bytes of the server may pass.
    ///   - beforeCut: called when the client has sent so many, before the connection is cut.
    /// - Returns: how many bytes the client has sent.
    @discardableResult package func tunnel(
        toPort port: Int, cutAfter sent: Int, _ received: Int, beforeCut: () -> Void = {}
    ) -> Int {
        guard let other = ServerConnection(toPort: port) else { return 0 }
        let (here, there) = (descriptor, other.descriptor)
        let isOver = Box<Bool>()
        Thread.detachNewThread {
            Self.pass(from: there, to: here, limit: received)
            // Wakes the other direction.
            shutdown(here, CInt(SHUT_RDWR))
            isOver.put(true)
        }
        let count = Self.pass(from: here, to: there, limit: sent)
        beforeCut()
        shutdown(there, CInt(SHUT_RDWR))
        isOver.wait()
        other.close()
        return count
    }

    @discardableResult private static func pass(from source: CInt, to target: CInt, limit: Int) -> Int {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        var total = 0
        while total < limit, case let count = recv(source, &chunk, min(chunk.count, limit - total), 0), count > 0 {
            total += count
            _ = send(target, chunk, count, 0)
        }
        return total
    }

    /// Ends its own side of the connection.
    package func endWriting() {
        shutdown(descriptor, CInt(SHUT_WR))
    }

    /// Breaks the connection off, so that the client sees an error rather than an end.
    package func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    private func readChunks() -> [UInt8]? {
        var body: [UInt8] = []
        while let line = readLine(), let length = Int(line, radix: 16) {
            guard let chunk = read(length), readLine() != nil else { return nil }
            if length == 0 { return body }
            body += chunk
        }
        return nil
    }

    private func readLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                defer { buffer = Array(buffer[(end + 1)...]) }
                return String(decoding: buffer[..<end].filter { $0 != 0x0D }, as: UTF8.self)
            }
            guard fill() else { return nil }
        }
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count > 0 { buffer += chunk[..<count] }
        return count > 0
    }
}

private func systemClose(_ descriptor: CInt) -> CInt {
    close(descriptor)
}
