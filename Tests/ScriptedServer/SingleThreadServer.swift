import Foundation

/// A server that serves one connection after another, on the thread that asks it to.
package final class SingleThreadServer: Sendable {
    package let port: Int
    private let listener: CInt
    /// Both ends of the pipe that ends the serving.
    private let (stopReader, stopWriter): (CInt, CInt)

    /// Starts to listen on 127.0.0.1.
    ///
    /// - Throws: a `POSIXError` if that fails.
    package init() throws {
        (listener, port) = try ScriptedServer.openListener()
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        (stopReader, stopWriter) = (ends[0], ends[1])
    }

    deinit {
        for descriptor in [listener, stopReader, stopWriter] { close(descriptor) }
    }

    /// Serves connections until `stop` is called, which another thread may do.
    ///
    /// - Parameter script: serves a connection, which is closed afterwards; its argument is the number of earlier ones.
    package func serve(_ script: (ServerConnection, Int) -> Void) {
        var count = 0
        while true {
            var events = [
                pollfd(fd: stopReader, events: Int16(POLLIN), revents: 0),
                pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&events, 2, -1) > 0 else { continue }
            if events[1].revents != 0 {
                let connection = ServerConnection(accept(listener, nil, nil))
                // No client waits for an answer any more.
                if events[0].revents == 0 { script(connection, count) }
                connection.close()
                count += 1
            } else if events[0].revents != 0 {
                var byte: UInt8 = 0
                _ = read(stopReader, &byte, 1)
                return
            }
        }
    }

    /// Ends the serving once no connection is left.
    package func stop() {
        var byte: UInt8 = 0
        _ = write(stopWriter, &byte, 1)
    }
}
