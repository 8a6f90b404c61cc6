#if Upload
import Testing

@testable import FormClient

/// When requests are cut off, without waiting for it.
struct WatchdogTests {
    private let start = ContinuousClock.now

    private func check(
        _ watchdog: Watchdog, after seconds: Double, sent: Int = 0, acknowledged: UInt64? = nil
    ) -> String {
        switch watchdog.check(sent: sent, acknowledged: acknowledged, now: start + .seconds(seconds)) {
        case .due(let time): "due at \(((time - start) / .seconds(1)).rounded())"
        case .unsure: "unsure"
        case .expired(.total): "total"
        case .expired(.noProgress(let limit)): "no progress for \(limit / .seconds(1))"
        }
    }

    private func watchdog(deadline: Double? = nil) -> Watchdog {
        let watchdog = Watchdog(limit: .seconds(40), deadline: deadline.map { start + .seconds($0) })
        watchdog.reset()
        return watchdog
    }

    @Test func expiresAtTheSecondCheckWithoutProgress() {
        let watchdog = watchdog()
        #expect(check(watchdog, after: 10) == "due at 20.0")
        #expect(check(watchdog, after: 35) == "due at 40.0")
        #expect(check(watchdog, after: 41) == "unsure")
        #expect(check(watchdog, after: 41) == "no progress for 40.0")
    }

    @Test func isSureNoLongerAfterProgress() {
        let watchdog = watchdog()
        #expect(check(watchdog, after: 41) == "unsure")
        #expect(check(watchdog, after: 41, acknowledged: 1) == "due at 51.0")
        #expect(check(watchdog, after: 82, acknowledged: 1) == "unsure")
    }

    @Test func onlyMoreAcknowledgedBytesAreProgress() {
        let watchdog = watchdog()
        #expect(check(watchdog, after: 10, acknowledged: 500) == "due at 20.0")
        #expect(check(watchdog, after: 45, acknowledged: 500) == "due at 50.0")
        #expect(check(watchdog, after: 51, acknowledged: 500) == "unsure")
        #expect(check(watchdog, after: 51, acknowledged: 501) == "due at 61.0")
    }

    @Test func waitsForBytesThatTheOtherSideHoldsUntilItAnswers() {
        let watchdog = watchdog()
        #expect(check(watchdog, after: 41, sent: 1 << 30) == "due at 48.0")
        #expect(check(watchdog, after: 49, sent: 1 << 30) == "unsure")
        #expect(check(watchdog, after: 49, sent: 1 << 30) == "no progress for 48.0")
        watchdog.noteAnswer()
        #expect(check(watchdog, after: 41, sent: 1 << 30) == "no progress for 40.0")
    }

    @Test func doesNotExpireWhilePaused() {
        let watchdog = watchdog()
        watchdog.pause()
        #expect(check(watchdog, after: 1000, acknowledged: 7) == "due at 1040.0")
    }

    @Test func totalTimeEndsEverything() {
        let watchdog = watchdog(deadline: 15)
        #expect(check(watchdog, after: 10) == "due at 15.0")
        watchdog.pause()
        #expect(check(watchdog, after: 15) == "total")
    }
}
#endif
