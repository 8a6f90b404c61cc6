#if Upload
@testable import FormClient
import HTTPTypes
import ScriptedServer
import MIMETypes
import Testing

/// Many requests at the same time, within limits and in order.
struct BatchTests {
    /// Counts the requests that a server is answering at the same time.
    private final class Gauge: Sendable {
        private let state = Lock((now: 0, most: 0))

        var most: Int { state.withLock(\.most) }

        func enter() {
            state.withLock { state in
                state.now += 1
                state.most = max(state.most, state.now)
            }
        }

        func leave() { state.withLock { $0.now -= 1 } }
    }

    private func server(_ gauge: Gauge, _ status: @escaping @Sendable (ReceivedRequest) -> Int = { _ in 200 }) throws
        -> ScriptedServer
    {
        try ScriptedServer { connection, _ in
            while let request = connection.readRequest() {
                gauge.enter()
                connection.skip(within: 20)
                gauge.leave()
                connection.respond(status(request), body: request.text)
            }
        }
    }

    private func requests(_ count: Int, _ server: ScriptedServer) -> [UploadRequest] {
        (0..<count).map { UploadRequest(.bytes(Array("body \($0)".utf8)), to: server.url("/\($0)")) }
    }

    @Test func keepsTheOrderAndTheLimit() async throws {
        let gauge = Gauge()
        let server = try server(gauge)
        var options = BatchOptions()
        options.concurrency = 3
        let progress = Box<BatchProgress>()
        let results = try await HTTPFormClient.make().upload(requests(20, server), options: options) { moved in
            progress.put(moved)
        }
        #expect(try results.map { try String(decoding: $0.get().body, as: UTF8.self) } == (0..<20).map { "body \($0)" })
        #expect(2...3 ~= gauge.most)
        let last = try #require(progress.all.last)
        #expect(last.endedCount == 20 && last.count == 20)
        #expect(last.totalBytesSent == 10 * 6 + 10 * 7 && last.totalBytesExpected == 130)
        let totals = progress.all.map(\.totalBytesSent)
        #expect(totals == totals.sorted())
    }

    @Test func limitsEachHost() async throws {
        let gauges = [Gauge(), Gauge()]
        let servers = try gauges.map { try server($0) }
        var options = BatchOptions()
        (options.concurrency, options.concurrencyPerHost) = (8, 2)
        let all = servers.flatMap { requests(10, $0) }
        let results = try await HTTPFormClient.make().upload(all, options: options)
        #expect(results.allSatisfy { (try? $0.get().status) == 200 })
        #expect(gauges.allSatisfy { $0.most == 2 })
    }

    @Test func collectsFailuresOrStops() async throws {
        let server = try server(Gauge()) { $0.requestLine.contains("/3 ") ? 500 : 200 }
        var options = BatchOptions()
        options.concurrency = 1
        let ended = Box<Int>()
        let results = try await HTTPFormClient.make().upload(
            requests(6, server), options: options, onResult: { index, _ in ended.put(index) })
        #expect(results.map { (try? $0.get().status) ?? 0 } == [200, 200, 200, 0, 200, 200])
        #expect(ended.all == [0, 1, 2, 3, 4, 5])
        options.stopsAtFailure = true
        let stopped = try await HTTPFormClient.make().upload(requests(6, server), options: options)
        let codes = stopped.map { result -> FormClientError.Code? in
            if case .failure(let error) = result { error.code } else { nil }
        }
        #expect(codes == [nil, nil, nil, .badStatus, .cancelled, .cancelled])
    }

    @Test func badURLIsOneFailure() async throws {
        let server = try server(Gauge())
        let results = try await HTTPFormClient.make().upload(
            [UploadRequest(nil, to: "ftp://x"), UploadRequest(.bytes([1]), to: server.url())])
        #expect(results.map { (try? $0.get().status) ?? 0 } == [0, 200])
    }

    @Test func nothingIsNothing() async throws {
        #expect(try await HTTPFormClient.make().upload([UploadRequest]()).isEmpty)
    }

    @Test func queueIsFairAndComplete() {
        var queue = HostQueue(["a", "a", "a", "b", "a", "b"], limit: 1)
        #expect([queue.next(), queue.next(), queue.next()] == [0, 3, nil])
        queue.end("a")
        #expect([queue.next(), queue.next()] == [1, nil])
        queue.end("b")
        queue.end("a")
        #expect([queue.next(), queue.next(), queue.next()] == [5, 2, nil])
        queue.end("b")
        queue.end("a")
        #expect([queue.next(), queue.next()] == [4, nil])
    }
}
#endif
