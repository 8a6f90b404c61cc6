#if Server
import ServiceLifecycle

/// Reports when the service becomes idle after some work.
struct IdleWatch: Sendable {
    let metrics: ServiceMetrics
    let whenIdle: @Sendable () -> Void
    /// How long there must have been no request for the service to be idle.
    var interval = Duration.seconds(2)

    /// Watches until the service stops.
    func run() async {
        try? await cancelWhenGracefulShutdown {
            var check = IdleCheck()
            while true {
                try await Task.sleep(for: interval)
                if check.isNewlyIdle(metrics.activity) { whenIdle() }
            }
        }
    }
}

/// The activity of the service that was observed so far.
struct IdleCheck {
    private var seen = 0
    private var handled = 0

    /// Returns whether there was no request since the last check, and there were requests before it that no check has
    /// reported yet.
    mutating func isNewlyIdle(_ activity: (begun: Int, inFlight: Int)) -> Bool {
        defer { seen = activity.begun }
        guard activity.begun == seen, activity.begun > handled, activity.inFlight == 0 else { return false }
        handled = activity.begun
        return true
    }
}
#endif
