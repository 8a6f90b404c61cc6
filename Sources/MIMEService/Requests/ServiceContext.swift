#if Server
import Hummingbird
import NIOCore

/// What goes with a request through the service.
struct ServiceContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection, for what a response can't express.
    let channel: any Channel
    /// What is found out about the request as it is answered, for the log.
    let notes = RequestNotes()

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
#endif
