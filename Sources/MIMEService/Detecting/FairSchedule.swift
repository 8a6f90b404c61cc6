#if Server
import DequeModule
import HeapModule

/// An order of work in which all clients get the same amount of time, however much work each one sends.
///
/// This is start-time fair queueing: each client has a virtual time, which its work advances, and the client that is
/// furthest behind is next. A client without work starts again at the virtual time of the work that began last, so it
/// neither saves up time nor waits behind the queues of others.
///
/// https://doi.org/10.1109/90.649569
struct FairSchedule<Work> {
    private struct Line {
        var work: Deque<Work> = []
        var time: Duration
    }

    private struct Entry: Comparable {
        let time: Duration
        let client: Client

        static func < (first: Entry, second: Entry) -> Bool { first.time < second.time }
    }

    private var lines: [Client: Line] = [:]
    /// One entry for each line of work; the time of an entry may be earlier than that of its line.
    private var order = Heap<Entry>()
    private var now = Duration.zero

    /// The number of clients that have a position in the order.
    var clientCount: Int { lines.count }

    /// Removes unwanted work from the start of a client's line, and adds work at the end.
    mutating func add(_ work: Work, for client: Client, isWanted: (Work) -> Bool) {
        var line = lines[client] ?? Line(time: now)
        if lines[client] == nil { order.insert(Entry(time: now, client: client)) }
        lines[client] = nil
        while let first = line.work.first, !isWanted(first) { line.work.removeFirst() }
        if line.work.isEmpty { line.time = max(line.time, now) }
        line.work.append(work)
        lines[client] = line
    }

    /// Removes and returns the next work, and charges its client an estimate of the cost; nil if there is none.
    mutating func next(estimate: Duration) -> (work: Work, client: Client)? {
        while let entry = order.popMin() {
            guard var line = lines.removeValue(forKey: entry.client) else { continue }
            guard line.time <= entry.time else {
                insert(line, entry.client)
                continue
            }
            // A client that has no work when its turn comes is removed.
            guard let work = line.work.popFirst() else { continue }
            now = max(now, entry.time)
            line.time += estimate
            insert(line, entry.client)
            return (work, entry.client)
        }
        return nil
    }

    /// Charges a client the difference between the actual and the estimated cost of its work.
    mutating func charge(_ client: Client, _ difference: Duration) {
        lines[client]?.time += difference
    }

    private mutating func insert(_ line: Line, _ client: Client) {
        lines[client] = line
        order.insert(Entry(time: line.time, client: client))
    }
}
#endif
