#if Upload
import AsyncHTTPClient
import NIOCore
import NIOPosix

/// The connections of a client, which are closed when neither it nor an exchange needs them any more.
final class Connections: Sendable {
    /// One thread moves all bytes of all clients, which takes gigabytes a second, and it is known which one it is: a body's
    /// stream waits for it, so as not to run ahead of the connection.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    let http: HTTPClient
    /// Where all connections are served.
    let eventLoop: any EventLoop

    init(_ configuration: HTTPClient.Configuration) {
        eventLoop = Self.group.any()
        http = HTTPClient(eventLoopGroup: Self.group, configuration: configuration)
    }

    deinit {
        // It must have been shut down before it goes; a second time does no harm.
        let http = http
        Task { try? await http.shutdown() }
    }
}
#endif
