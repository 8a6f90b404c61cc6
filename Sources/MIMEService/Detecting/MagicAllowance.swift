#if Server
/// The time that libmagic may still take for a request.
struct MagicAllowance {
    /// The remaining processor time.
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

    /// Subtracts the time for a file that libmagic has examined, or that waited for it in vain.
    mutating func spend(time: Duration, elapsed: Duration) {
        self.time -= time
        wait = max(.zero, wait - max(.zero, elapsed - time))
    }
}
#endif
