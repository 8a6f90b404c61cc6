#if Upload
import NIOCore
import NIOPosix
import ScriptedServer
import Testing

@testable import FormClient

/// The timer of a connection does the last thing that was set, and only that.
struct ConnectionTimerTests {
    private let eventLoop = MultiThreadedEventLoopGroup.singleton.any()
    private let timer: ConnectionTimer
    private let done = Box<String>()

    init() {
        timer = ConnectionTimer(eventLoop: eventLoop)
    }

    private func set(_ name: String, in delay: Duration) {
        timer.set(at: .now + delay) { [done] in done.put(name) }
    }

    /// Keeps the timer's thread busy in the meantime.
    private func whileNothingFires(_ change: () -> Void) async throws {
        let (isBusy, mayGoOn) = (Box<Bool>(), Box<Bool>())
        eventLoop.execute {
            isBusy.put(true)
            mayGoOn.wait()
        }
        #expect(try await isBusy.values() == [true])
        change()
        mayGoOn.put(true)
    }

    @Test func laterTimeReplacesAnEarlierOne() async throws {
        try await whileNothingFires {
            set("early", in: .milliseconds(1))
            set("late", in: .milliseconds(50))
        }
        #expect(try await done.values() == ["late"])
    }

    @Test func earlierTimeReplacesALaterOne() async throws {
        set("late", in: .seconds(3600))
        set("early", in: .milliseconds(1))
        #expect(try await done.values() == ["early"])
    }

    @Test func nothingIsDoneOnceCleared() async throws {
        try await whileNothingFires {
            set("never", in: .milliseconds(1))
            timer.clear()
        }
        eventLoop.scheduleTask(in: .milliseconds(50)) { [done] in done.put("later") }
        #expect(try await done.values() == ["later"])
    }
}
#endif
