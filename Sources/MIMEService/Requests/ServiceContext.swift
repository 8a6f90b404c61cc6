#if Server
import Hummingbird
import NIOCore

/// The context of a request in the service.
struct ServiceContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection, for what a response can't express.
    let channel: any Channel
    /// What handlers find out about the request, for the log.
    let notes = RequestNotes()

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
#endif
