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

    /// Reads a request line and headers; nil if the client is gone.
    package func readHead() -> ReceivedRequest? {
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let place = buffer.indices.first(where: { buffer[$0...].starts(with: end) }) {
                let head = String(decoding: buffer[..<place], as: UTF8.self)
                buffer = Array(buffer[(place + 4)...])
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

    /// Reads so many bytes; nil if the client is gone before.
    package func read(_ count: Int) -> [UInt8]? {
        while buffer.count < count { guard fill() else { return nil } }
        defer { buffer = Array(buffer[count...]) }
        return Array(buffer[..<count])
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
