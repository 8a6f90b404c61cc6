/// The candidates of a detection that is under way, in memory that the buffer doesn't own.
///
/// Most detections have one to three candidates, so the memory is on the stack: an array would take longer to allocate
/// and to free than many resolvers need. A buffer is valid only during the call that passes it to a closure.
@usableFromInline
package struct CandidateBuffer {
    /// The number of candidates for which there is room on the stack.
    @usableFromInline static var room: Int { 8 }

    @usableFromInline var start: UnsafeMutablePointer<Candidate>?
    @usableFromInline package var count: Int
    @usableFromInline var capacity: Int

    /// A buffer without candidates, to which none can be added.
    package static var none: CandidateBuffer {
        CandidateBuffer(UnsafeMutableBufferPointer(start: nil, count: 0), count: 0)
    }

    @usableFromInline
    init(_ memory: UnsafeMutableBufferPointer<Candidate>, count: Int) {
        (start, self.count, capacity) = (memory.baseAddress, count, memory.count)
    }

    /// Calls `body` with an empty buffer.
    @inlinable
    @inline(__always)
    package static func with<Result, Failure>(
        _ body: (inout CandidateBuffer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try withUnsafeTemporaryAllocation(of: Candidate.self, capacity: room) { (memory) throws(Failure) in
            var buffer = CandidateBuffer(memory, count: 0)
            defer { buffer.destroy() }
            return try body(&buffer)
        }
    }

    /// Returns the candidates that `body` adds to an empty buffer.
    package static func array<Failure>(
        _ body: (inout CandidateBuffer) throws(Failure) -> Void
    ) throws(Failure) -> [Candidate] {
        try with { (candidates) throws(Failure) in
            try body(&candidates)
            return Array(candidates)
        }
    }

    /// Adds a candidate at the end.
    @inlinable
    @inline(__always)
    package mutating func append(_ candidate: consuming Candidate) {
        if count == capacity { grow() }
        (start.unsafelyUnwrapped + count).initialize(to: candidate)
        count += 1
    }

    package mutating func append(contentsOf candidates: [Candidate]) {
        for candidate in candidates { append(candidate) }
    }

    /// Removes all candidates from an index on.
    package mutating func removeAll(from index: Int) {
        (start.unsafelyUnwrapped + index).deinitialize(count: count - index)
        count = index
    }

    @usableFromInline
    mutating func grow() {
        let larger = UnsafeMutableBufferPointer<Candidate>.allocate(capacity: capacity * 2)
        if let start { larger.baseAddress?.moveInitialize(from: start, count: count) }
        free()
        (start, capacity) = (larger.baseAddress, larger.count)
    }

    @usableFromInline
    func free() {
        if capacity > Self.room { start?.deallocate() }
    }

    @usableFromInline
    mutating func destroy() {
        start?.deinitialize(count: count)
        free()
    }
}

extension CandidateBuffer: RandomAccessCollection {
    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { count }

    /// The candidate at an index, which is not copied if only one of its properties is read.
    @inlinable
    package subscript(index: Int) -> Candidate {
        @inline(__always)
        unsafeAddress {
            assert(index >= 0 && index < count, "there is no such candidate")
            return UnsafePointer(start.unsafelyUnwrapped + index)
        }
    }

    /// Removes a candidate, and moves those behind it.
    @inline(__always)
    mutating func take(at index: Int) -> Candidate {
        let place = start.unsafelyUnwrapped + index
        let taken = place.move()
        count -= 1
        place.moveInitialize(from: place + 1, count: count - index)
        return taken
    }

    /// Removes all candidates and returns them in order.
    @inline(__always)
    mutating func takeAll() -> [Candidate] {
        if count == 0 { return [] }
        let start = start.unsafelyUnwrapped
        defer { count = 0 }
        // Nearly always there is one, and a literal is made faster than an array that grows.
        if count == 1 { return [start.move()] }
        var all: [Candidate] = []
        all.reserveCapacity(count)
        for position in 0..<count { all.append((start + position).move()) }
        return all
    }
}

extension [Candidate] {
    /// Calls `body` with a buffer that refers to the array; candidates can't be added to it.
    package func withBuffer<Result>(_ body: (CandidateBuffer) -> Result) -> Result {
        withUnsafeBufferPointer { body(CandidateBuffer(viewing: $0)) }
    }
}

extension CandidateBuffer {
    /// Refers to candidates that are only read.
    fileprivate init(viewing candidates: UnsafeBufferPointer<Candidate>) {
        self.init(UnsafeMutableBufferPointer(mutating: candidates), count: candidates.count)
    }
}
