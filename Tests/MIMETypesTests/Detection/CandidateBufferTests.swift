import Testing

@testable import MIMETypes

struct CandidateBufferTests {
    /// Candidates whose details are too long to be stored without an allocation.
    private static func candidates(_ count: Int) -> [Candidate] {
        (0..<count).map {
            Candidate(type: .png, basis: .signature, detail: "a detail that is stored in memory of its own: \($0)")
        }
    }

    /// Within the memory on the stack, and beyond it.
    @Test(arguments: [0, 1, 7, 8, 9, 16, 17, 100])
    func candidatesAreKeptInOrder(_ count: Int) {
        let candidates = Self.candidates(count)
        CandidateBuffer.with { buffer in
            for candidate in candidates { buffer.append(candidate) }
            #expect(Array(buffer) == candidates)
            #expect(buffer.count == count && buffer.isEmpty == candidates.isEmpty)
            buffer.removeAll(from: count / 2)
            #expect(Array(buffer) == Array(candidates[..<(count / 2)]))
        }
        #expect(candidates.withBuffer { Array($0) } == candidates)
    }

    @Test(arguments: [1, 2, 3, 8, 9])
    func detectionListsTheWinnerInItsPlace(_ count: Int) {
        let candidates = Self.candidates(count)
        for winner in candidates.indices {
            CandidateBuffer.with { buffer in
                buffer.append(contentsOf: candidates)
                let detection = Detection(
                    taking: &buffer, winner: winner, reason: .contentAlone, rule: .contentAlone, charset: nil,
                    conflicts: [], name: nil, usage: ReadUsage())
                #expect(detection.winner == candidates[winner])
                #expect(detection.candidates == candidates)
                #expect(buffer.isEmpty)
            }
        }
    }

    /// Setting one of the properties that are stored together leaves the others as they are.
    @Test func extrasAreIndependent() {
        let candidate = Self.candidates(1)[0]
        let conflict = Conflict(kind: .missingSignature, claimed: .png, found: .jpeg)
        var detection = Detection(winner: candidate, reason: .contentAlone, candidates: [candidate])
        detection.conflicts = []
        #expect(detection.extras == nil)
        detection.failures = [ResolverFailure(resolver: "Own", message: "broken")]
        let copy = detection
        detection.conflicts = [conflict]
        detection.doubtfulConflicts = [conflict, conflict]
        #expect(detection.conflicts == [conflict] && detection.doubtfulConflicts.count == 2)
        #expect(detection.failures.count == 1 && detection.alsoReadableAs.isEmpty)
        #expect(copy.conflicts.isEmpty && copy.failures.count == 1)
        detection.conflicts = []
        #expect(detection.conflicts.isEmpty && detection.doubtfulConflicts.count == 2)
    }
}
