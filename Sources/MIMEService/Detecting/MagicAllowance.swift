#if Server
/// How much libmagic may still do for a request.
struct MagicAllowance {
    /// The processor time that is left.
    private(set) var time: Duration
    /// How long the request may still wait for a thread.
    private(set) var wait: Duration

    init(time: Duration, wait: Duration) {
        (self.time, self.wait) = (time, wait)
    }

    init(_ limits: ServiceLimits, _ timeouts: ServiceTimeouts) {
        self.init(time: limits.libmagicTime, wait: timeouts.libmagic)
    }

    var isSpent: Bool { time <= .zero }

    /// Counts a file that libmagic has looked at, or that waited for it in vain.
    mutating func spend(time: Duration, elapsed: Duration) {
        self.time -= time
        wait = max(.zero, wait - max(.zero, elapsed - time))
    }
}
#endif
