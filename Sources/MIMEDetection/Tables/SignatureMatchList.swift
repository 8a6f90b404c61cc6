import MIMETypes

/// The best matches for a head, strongest first, each type once.
///
/// There are few matches, so they are stored on the stack.
struct SignatureMatchList {
    /// The maximum number of types to propose.
    static let limit = 6

    private let room: UnsafeMutableBufferPointer<SignatureMatch>
    private(set) var count = 0

    /// Calls `body` with an empty list, which is valid only during the call.
    static func with<Result>(
        _ body: (inout SignatureMatchList) throws(ResourceError) -> Result
    ) throws(ResourceError) -> Result {
        try withUnsafeTemporaryAllocation(of: SignatureMatch.self, capacity: limit) {
            (room) throws(ResourceError) in
            var list = SignatureMatchList(room: room)
            return try body(&list)
        }
    }

    private init(room: UnsafeMutableBufferPointer<SignatureMatch>) {
        self.room = room
    }

    @inline(__always)
    subscript(index: Int) -> SignatureMatch { room[index] }

    var first: SignatureMatch? { count > 0 ? room[0] : nil }

    func contains(where holds: (SignatureMatch) -> Bool) -> Bool {
        (0..<count).contains { holds(room[$0]) }
    }

    /// Adds a match unless the list already contains a better one of the same type, or enough better ones.
    mutating func insert(_ match: SignatureMatch) {
        if let same = (0..<count).first(where: { room[$0].type == match.type }) {
            guard match.precedes(room[same]) else { return }
            remove(same)
        }
        var index = count
        while index > 0, match.precedes(room[index - 1]) { index -= 1 }
        guard index < Self.limit else { return }
        var last = min(count, Self.limit - 1)
        count = last + 1
        while last > index {
            room.initializeElement(at: last, to: room[last - 1])
            last -= 1
        }
        room.initializeElement(at: index, to: match)
    }

    /// Changes the tier of some matches, and sorts them again; equal ones stay in order.
    mutating func setTier(_ tier: Evidence.Tier, where holds: (SignatureMatch) -> Bool) {
        let old = count
        count = 0
        for index in 0..<old {
            var match = room[index]
            if holds(match) { match.tier = tier }
            insertSorted(match)
        }
    }

    private mutating func insertSorted(_ match: SignatureMatch) {
        var index = count
        while index > 0, match.precedes(room[index - 1]) {
            room.initializeElement(at: index, to: room[index - 1])
            index -= 1
        }
        room.initializeElement(at: index, to: match)
        count += 1
    }

    private mutating func remove(_ index: Int) {
        for next in index + 1..<count { room.initializeElement(at: next - 1, to: room[next]) }
        count -= 1
    }
}

extension SignatureMatch {
    /// Checks whether the match is better evidence than another.
    @inline(__always)
    func precedes(_ other: SignatureMatch) -> Bool {
        if tier != other.tier { return tier > other.tier }
        return priority != other.priority ? priority > other.priority : length > other.length
    }
}
