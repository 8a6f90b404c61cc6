import MIMETypes
import Testing

@testable import MIMEDetection

struct CandidateSetTests {
    private static let png = MIMEType("image/png") ?? .octetStream

    private static func candidate(
        _ type: MIMEType, _ basis: Evidence.Basis, _ tier: Evidence.Tier, weight: Int = 50,
        certainty: Evidence.TextCertainty = .probable
    ) -> Candidate {
        Candidate(
            type: type,
            evidence: Evidence(basis: basis, tier: tier, weight: weight, textCertainty: certainty, detail: "x"))
    }

    private static func text(_ certainty: Evidence.TextCertainty) -> Candidate {
        candidate(.plainText, .text, .text, certainty: certainty)
    }

    @Test func namesAreSortedByWeight() {
        let set = CandidateSet(
            [
                Self.candidate(.json, .name, .none, weight: 10), Self.candidate(Self.png, .name, .none, weight: 60),
                Self.candidate(.plainText, .name, .none, weight: 60),
            ], .standard)
        let names = set.names
        #expect((0..<names.count).map { names[$0].type } == [Self.png, .plainText, .json])
    }

    /// A caller's resolver may return any number of candidates.
    @Test(arguments: [1, 16, 17, 255, 256, 300])
    func anyNumberOfNamesIsKeptInOrder(_ count: Int) {
        let candidates = (0..<count).map { Self.candidate(.json, .name, .none, weight: $0 % 7) }
        let names = CandidateSet(candidates, .standard).names
        let expected = candidates.map(\.evidence.weight).sorted(by: >)
        #expect((0..<names.count).map { names[$0].evidence.weight } == expected)
    }

    /// The certainty of text is a field of the evidence: a weight does not represent it.
    @Test func certaintyOfTextIsNotAWeight() {
        #expect(CandidateSet([Self.text(.certain)], .standard).isCertainlyText)
        #expect(!CandidateSet([Self.text(.probable)], .standard).isCertainlyText)
        #expect(!CandidateSet([Self.candidate(.plainText, .text, .text, weight: 90)], .standard).isCertainlyText)
    }

    @Test func doubtfulBinaryDataDoesNotRuleTextOut() {
        #expect(!CandidateSet([Self.candidate(.octetStream, .text, .text, certainty: .doubtful)], .standard).isBinary)
        #expect(CandidateSet([Self.candidate(.octetStream, .text, .text)], .standard).isBinary)
        #expect(CandidateSet([Self.candidate(.octetStream, .text, .text, weight: 10)], .standard).isBinary)
    }

    @Test func signatureDecidesWhetherContentIsBinary() {
        let set = CandidateSet([Self.text(.certain), Self.candidate(Self.png, .signature, .signature)], .standard)
        #expect(set.isBinary)
        #expect(!set.isText)
        #expect(set.content?.type == Self.png)
    }

    @Test func libmagicCountsOnlyWhereWeHaveNoEvidence() {
        let magic = Self.candidate(Self.png, .libmagic, .signature)
        #expect(CandidateSet([magic], .standard).content?.type == Self.png)
        #expect(CandidateSet([Self.text(.certain), magic], .standard).content?.type == .plainText)
        #expect(CandidateSet([Self.text(.probable), magic], .standard).content?.type == .plainText)
        #expect(!CandidateSet([Self.candidate(.json, .container, .structural)], .standard).leavesRoomForLibmagic)
        #expect(!CandidateSet([Self.candidate(.json, .signature, .weak)], .standard).leavesRoomForLibmagic)
        for certainty in [Evidence.TextCertainty.probable, .doubtful] {
            let binary = Self.candidate(.octetStream, .text, .text, certainty: certainty)
            #expect(CandidateSet([binary, magic], .standard).content?.type == Self.png)
        }
    }
}
