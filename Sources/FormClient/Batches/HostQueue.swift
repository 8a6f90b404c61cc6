#if Upload
import NIOCore

/// Hands out requests in their order, but at any time only the allowed number for each host.
struct HostQueue {
    private struct Host {
        var waiting = CircularBuffer<Int>()
        var running = 0
        var isReady = false
    }

    private let limit: Int
    private var hosts: [String: Host] = [:]
    /// The hosts that have a waiting request and are below their limit.
    private var ready = CircularBuffer<String>()

    /// Makes a queue of requests, one for each of these host names.
    init(_ names: [String], limit: Int) {
        self.limit = limit
        for (index, name) in names.enumerated() { hosts[name, default: Host()].waiting.append(index) }
        var known: Set<String> = []
        for name in names where known.insert(name).inserted { makeReady(name) }
    }

    /// Returns the index of the next request; nil if none is left, or if the hosts of all remaining ones are at their
    /// limit.
    mutating func next() -> Int? {
        guard let name = ready.popFirst() else { return nil }
        let index = hosts[name]?.waiting.popFirst()
        hosts[name]?.running += 1
        hosts[name]?.isReady = false
        makeReady(name)
        return index
    }

    /// Records that a request to a host has ended.
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
