#if Server
import Logging
import ServiceLifecycle
import UnixSignals

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension DetectionService {
    /// Serves until the process receives SIGTERM, SIGINT or SIGHUP, then completes all open requests and returns.
    ///
    /// A second signal makes the method return immediately, without completing open requests. A signal within a second
    /// of the first one is ignored, since some supervisors send two. If the process already ignores SIGHUP, for example
    /// because of `nohup`, SIGHUP stays ignored.
    ///
    /// - Throws: an error if the service can't listen on one of the addresses.
    public func runUntilSignalled() async throws {
        let signals = await UnixSignalsSequence(
            trapping: [.sigterm, .sigint] + (Self.isHangUpIgnored() ? [] : [.sighup]))
        let group = ServiceGroup(configuration: .init(services: [.init(service: self)], logger: quiet))
        let (ends, end) = AsyncThrowingStream.makeStream(of: Void.self)
        Task {
            do {
                try await group.run()
                end.finish()
            } catch {
                end.finish(throwing: error)
            }
        }
        let stopping = Task { await stop(group, on: signals) { end.finish() } }
        for try await _ in ends {}
        stopping.cancel()
        logger.notice("stopped")
    }

    /// The time after the first signal in which any further signals are ignored as repetitions.
    private static let repetition = Duration.seconds(1)

    private func stop(
        _ group: ServiceGroup, on signals: UnixSignalsSequence, now end: @escaping @Sendable () -> Void
    ) async {
        var start: ContinuousClock.Instant?
        for await signal in signals {
            if let start {
                guard ContinuousClock.now - start >= Self.repetition else { continue }
                logger.notice("stopping at once", metadata: ["signal": "\(signal)"])
                return end()
            }
            start = .now
            await group.triggerGracefulShutdown()
            Task {
                try? await Task.sleep(for: configuration.timeouts.drainDelay + configuration.timeouts.shutdown)
                logger.warning("stopping although requests have not completed")
                end()
            }
        }
    }

    private static func isHangUpIgnored() -> Bool {
        // This call also ignores the signal for the moment. The caller then traps it, unless it was ignored before.
        let old = signal(SIGHUP, SIG_IGN)
        return unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private var quiet: Logger { Logger(label: logger.label) { _ in SwiftLogNoOpLogHandler() } }
}
#endif
