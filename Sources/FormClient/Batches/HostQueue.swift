#if Upload
import NIOCore

/// Gives out requests in their order, and no more for one host at a time than allowed.
struct HostQueue {
    private struct Host {
        var waiting = CircularBuffer<Int>()
        var running = 0
        var isReady = false
    }

    private let limit: Int
    private var hosts: [String: Host] = [:]
    /// The hosts that have a request waiting and may have another one running.
    private var ready = CircularBuffer<String>()

    /// Makes a queue of the requests to these hosts.
    init(_ names: [String], limit: Int) {
        self.limit = limit
        for (index, name) in names.enumerated() { hosts[name, default: Host()].waiting.append(index) }
        var known: Set<String> = []
        for name in names where known.insert(name).inserted { makeReady(name) }
    }

    /// Gives the next request; nil if none is left, or each of their hosts has enough.
    mutating func next() -> Int? {
        guard let name = ready.popFirst() else { return nil }
        let index = hosts[name]?.waiting.popFirst()
        hosts[name]?.running += 1
        hosts[name]?.isReady = false
        makeReady(name)
        return index
    }

    /// Notes that a request to a host has ended.
    mutating func end(_ name: String) {
        hosts[name]?.running -= 1
        makeReady(name)
    }

    private mutating func makeReady(_ name: String) {
        guard let host = hosts[name], !host.isReady, !host.waiting.isEmpty, host.running < limit else { return }
        hosts[name]?.isReady = true
        ready.append(name)
    }
}
#endif
