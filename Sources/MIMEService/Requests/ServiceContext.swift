#if Server
import Hummingbird
import NIOCore

/// What the names in the path of a route represent.
typealias PathParameters = [Substring: Substring]

/// The context of a request in the service.
struct ServiceContext: InitializableFromSource {
    /// The connection, for what a response can't express.
    let channel: any Channel
    /// Whether the channel is a connection of the service, with its handlers and options.
    let isConnection: Bool
    /// What handlers find out about the request, for the log.
    let notes = RequestNotes()
    /// Whose share a body counts towards.
    var client = Client.unnamed
    var parameters: PathParameters = [:]

    /// Makes the context of a request on a connection of the service.
    init(connection: any Channel) {
        (channel, isConnection) = (connection, true)
    }

    init(source: ApplicationRequestContextSource) {
        (channel, isConnection) = (source.channel, false)
    }

    /// What a name in the path of the route represents, decoded; nil if the route has no such name, or it is empty.
    func parameter(_ name: Substring) -> String? {
        parameters[name].flatMap { $0.isEmpty ? nil : String($0).removingPercentEncoding }
    }
}
#endif
