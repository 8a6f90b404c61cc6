import MIMETypes

/// A list of some of a detection's candidates, in an order of its own.
///
/// The list refers to the buffer of all candidates: most callers need one property of a candidate, and copying the
/// candidate would cost more than reading it.
struct CandidateList {
    private let all: CandidateBuffer
    private let indices: [Int]

    init(_ indices: [Int], of all: CandidateBuffer) {
        self.all = all
        self.indices = indices
    }

    var isEmpty: Bool { indices.isEmpty }

    var first: Candidate? { isEmpty ? nil : all[indices[0]] }

    @inline(__always)
    func first(where holds: (Candidate) -> Bool) -> Candidate? {
        indices.first { holds(all[$0]) }.map { all[$0] }
    }

    /// Returns the first result that is not nil.
    @inline(__always)
    func firstResult<Result>(_ body: (Candidate) -> Result?) -> Result? {
        for index in indices { if let result = body(all[index]) { return result } }
        return nil
    }

    @inline(__always)
    func contains(where holds: (Candidate) -> Bool) -> Bool {
        indices.contains { holds(all[$0]) }
    }

    @inline(__always)
    func filter(_ holds: (Candidate) -> Bool) -> CandidateList {
        CandidateList(indices.filter { holds(all[$0]) }, of: all)
    }

    var count: Int { indices.count }

    @inline(__always)
    subscript(place: Int) -> Candidate {
        all[indices[place]]
    }
}
