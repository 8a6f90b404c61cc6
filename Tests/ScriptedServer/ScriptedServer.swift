import Foundation

/// A server on its own port that does what a test says, be it wrong.
///
/// Each connection is served by its own thread, with blocking calls, so that a script reads from top to bottom.
package final class ScriptedServer: Sendable {
    package let port: Int
    private let listener: CInt

    /// Starts to listen on 127.0.0.1.
    ///
    /// - Parameter script: serves a connection, which is closed afterwards; its argument is the number of earlier ones.
    /// - Throws: a `POSIXError` if that fails.
    package convenience init(_ script: @escaping @Sendable (ServerConnection, Int) -> Void) throws {
        let (listener, port) = try Self.openListener()
        self.init(listener, port, script)
    }

    /// Starts to listen on a Unix socket, whose path must be short.
    package convenience init(
        unixSocket path: String, _ script: @escaping @Sendable (ServerConnection, Int) -> Void
    ) throws {
        let listener = socket(AF_UNIX, Self.streamType, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let isListening = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(listener, 64) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.init(listener, 0, script)
    }

    private init(
        _ listener: CInt, _ port: Int, _ script: @escaping @Sendable (ServerConnection, Int) -> Void
    ) {
        (self.listener, self.port) = (listener, port)
        Thread.detachNewThread {
            var count = 0
            while case let descriptor = accept(listener, nil, nil), descriptor >= 0 {
                let (connection, number) = (ServerConnection(descriptor), count)
                Thread.detachNewThread {
                    script(connection, number)
                    connection.close()
                }
                count += 1
            }
            close(listener)
        }
    }

    deinit {
        // Wakes the thread that accepts.
        shutdown(listener, CInt(SHUT_RDWR))
    }

    /// Gives a socket that listens on 127.0.0.1, and its port.
    static func openListener() throws -> (CInt, Int) {
        let listener = socket(AF_INET, streamType, 0)
        var address = sockaddr_in(loopbackPort: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// The URL of a path, which begins with a slash.
    package func url(_ path: String = "/") -> String {
        "http://127.0.0.1:\(port)\(path)"
    }

    /// A port without a listener.
    package static func unusedPort() throws -> Int {
        try ScriptedServer { _, _ in }.port
    }

    /// Tells whether somebody takes connections at a port of this machine.
    package static func isListening(_ port: Int) -> Bool {
        guard let connection = ServerConnection(toPort: port) else { return false }
        connection.close()
        return true
    }

    static var streamType: CInt {
        #if canImport(Glibc)
        CInt(SOCK_STREAM.rawValue)
        #else
        SOCK_STREAM
        #endif
    }
}

extension sockaddr_in {
    /// An address of this machine.
    init(loopbackPort port: UInt16) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    }
}
