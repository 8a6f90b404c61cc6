#if Upload
import NIOCore
import MIMETypes

/// The connections of a client, made when needed and kept for the next request.
final class ConnectionPool: Sendable {
    private struct State {
        var idle: [Connection.Route: [Connection]] = [:]
        var inUse: [ObjectIdentifier: Connection] = [:]
        var isShutDown = false
    }

    /// The maximum number of unused connections to keep for a route.
    private static let idleLimit = 8

    private let connector: Connector
    private let idleTimeout: Duration
    private let state = Lock(State())

    init(connector: Connector, idleTimeout: Duration) {
        self.connector = connector
        self.idleTimeout = idleTimeout
    }

    deinit {
        shutdown()
    }

    /// Returns a connection to a server: a kept one if there is one, otherwise a new one.
    ///
    /// - Parameters:
    ///   - target: the server.
    ///   - isFresh: whether the connection must be new.
    ///   - timeout: the maximum time for making a new one.
    /// - Returns: the connection, and whether it has carried another request before.
    /// - Throws: an error of a lower layer, or `ClientIsShutDown`.
    func connection(
        to target: RequestTarget, isFresh: Bool, timeout: Duration
    ) async throws -> (connection: Connection, isReused: Bool) {
        let route = try connector.route(to: target)
        if state.withLock(\.isShutDown) { throw ClientIsShutDown() }
        if !isFresh, let kept = take(route) { return (kept, true) }
        let connection = try await connector.connect(to: target, route: route, timeout: timeout)
        let isLate = state.withLock { state in
            if !state.isShutDown { state.inUse[ObjectIdentifier(connection)] = connection }
            return state.isShutDown
        }
        guard !isLate else {
            connection.close()
            throw ClientIsShutDown()
        }
        return (connection, false)
    }

    /// Takes back a connection whose last response is complete.
    func keep(_ connection: Connection) {
        connection.timer.set(at: .now + idleTimeout) { [channel = connection.channel] in channel.close(promise: nil) }
        let isKept = state.withLock { state in
            state.inUse[ObjectIdentifier(connection)] = nil
            let idle = state.idle[connection.route, default: []].filter(\.isOpen)
            guard !state.isShutDown, connection.isOpen, idle.count < Self.idleLimit else { return false }
            state.idle[connection.route] = idle + [connection]
            return true
        }
        if !isKept { connection.close() }
    }

    /// Closes a connection that can't be used any more.
    func discard(_ connection: Connection) {
        state.withLock { $0.inUse[ObjectIdentifier(connection)] = nil }
        connection.timer.clear()
        connection.close()
    }

    /// Closes all connections and makes no more.
    func shutdown() {
        let connections = state.withLock { state in
            defer { (state.idle, state.inUse, state.isShutDown) = ([:], [:], true) }
            return Array(state.idle.values.joined()) + state.inUse.values
        }
        for connection in connections { connection.close() }
    }

    /// Takes the most recently used connection, which is the least likely to have been closed.
    private func take(_ route: Connection.Route) -> Connection? {
        state.withLock { state in
            while let connection = state.idle[route]?.popLast() {
                if state.idle[route]?.isEmpty == true { state.idle[route] = nil }
                connection.timer.clear()
                guard connection.isOpen else { continue }
                state.inUse[ObjectIdentifier(connection)] = connection
                return connection
            }
            return nil
        }
    }
}

/// The client was shut down.
struct ClientIsShutDown: Error {}
#endif
