#if Server
import MIMETypes

/// Whether the service is about to stop, so that load balancers stop sending requests.
final class ServiceState: Sendable {
    private let flag = Lock(false)

    var isStopping: Bool { flag.withLock(\.self) }

    func stop() { flag.withLock { $0 = true } }
}
#endif
