#if Server
import ServiceLifecycle

/// Tells when the service becomes idle after some work.
struct IdleWatch: Sendable {
    let metrics: ServiceMetrics
    let whenIdle: @Sendable () -> Void
    /// How long there must have been no request.
    var interval = Duration.seconds(2)

    /// Watches until the service stops.
    func run() async {
        try? await cancelWhenGracefulShutdown {
            var (seen, handled) = (0, 0)
            while true {
                try await Task.sleep(for: interval)
                let (begun, inFlight) = metrics.activity
                if begun == seen, begun > handled, inFlight == 0 {
                    whenIdle()
                    handled = begun
                }
                seen = begun
            }
        }
    }
}
#endif
