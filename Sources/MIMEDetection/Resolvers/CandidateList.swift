import MIMETypes

/// A list of some of a detection's candidates, in an order of its own.
///
/// The list refers to the buffer of all candidates: most callers need one property of a candidate, and copying the
/// candidate would cost more than reading it.
struct CandidateList {
    private let all: CandidateBuffer
    private let indices: IndexList

    init(_ indices: IndexList, of all: CandidateBuffer) {
        self.all = all
        self.indices = indices
    }

    var isEmpty: Bool { indices.isEmpty }

    var first: Candidate? { isEmpty ? nil : all[indices[0]] }

    @inline(__always)
    func first(where holds: (Candidate) -> Bool) -> Candidate? {
        for place in 0..<indices.count where holds(all[indices[place]]) { return all[indices[place]] }
        return nil
    }

    /// Returns the first result that is not nil.
    @inline(__always)
    func firstResult<Result>(_ body: (Candidate) -> Result?) -> Result? {
        for place in 0..<indices.count {
            if let result = body(all[indices[place]]) { return result }
        }
        return nil
    }

    @inline(__always)
    func contains(where holds: (Candidate) -> Bool) -> Bool {
        for place in 0..<indices.count where holds(all[indices[place]]) { return true }
        return false
    }

    @inline(__always)
    func filter(_ holds: (Candidate) -> Bool) -> CandidateList {
        var kept = IndexList()
        for place in 0..<indices.count where holds(all[indices[place]]) { kept.append(indices[place]) }
        return CandidateList(kept, of: all)
    }

    var count: Int { indices.count }

    @inline(__always)
    subscript(place: Int) -> Candidate {
        all[indices[place]]
    }
}
