#if Server
import Hummingbird
import NIOCore

/// What the names in the path of a route stand for.
typealias PathParameters = [Substring: Substring]

/// The context of a request in the service.
struct ServiceContext: InitializableFromSource {
    /// The connection, for what a response can't express.
    let channel: any Channel
    /// What handlers find out about the request, for the log.
    let notes = RequestNotes()
    /// Whose share a body counts towards.
    var client = Client.unnamed
    var parameters: PathParameters = [:]

    init(channel: any Channel) {
        self.channel = channel
    }

    init(source: ApplicationRequestContextSource) {
        self.init(channel: source.channel)
    }

    /// What a name in the path of the route stands for, decoded; nil if the route has no such name, or it is empty.
    func parameter(_ name: Substring) -> String? {
        parameters[name].flatMap { $0.isEmpty ? nil : String($0).removingPercentEncoding }
    }
}
#endif
