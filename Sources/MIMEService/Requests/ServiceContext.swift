#if Server
import Hummingbird
import NIOCore

/// The values of the parameters in a route's path, by name.
typealias PathParameters = [Substring: Substring]

/// The context of a request in the service.
struct ServiceContext: InitializableFromSource {
    /// The connection, for actions that a response can't express.
    let channel: any Channel
    /// Whether the channel is a connection of the service, with its handlers and options.
    let isConnection: Bool
    /// What handlers learn about the request, for the log.
    let notes = RequestNotes()
    /// The client whose share a body counts towards.
    var client = Client.unnamed
    var parameters: PathParameters = [:]

    /// Makes the context of a request on a connection of the service.
    init(connection: any Channel) {
        (channel, isConnection) = (connection, true)
    }

    init(source: ApplicationRequestContextSource) {
        (channel, isConnection) = (source.channel, false)
    }

    /// Returns the decoded value of a parameter in the route's path; nil if the route has no such parameter, or if it
    /// is empty.
    func parameter(_ name: Substring) -> String? {
        parameters[name].flatMap { $0.isEmpty ? nil : String($0).removingPercentEncoding }
    }
}
#endif
