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

    /// Reads something of the set of some candidates.
    private static func read<Result>(_ candidates: [Candidate], _ body: (CandidateSet) -> Result) -> Result {
        candidates.withBuffer { body(CandidateSet($0, .standard)) }
    }

    private static func names(_ set: CandidateSet) -> [Candidate] {
        (0..<set.names.count).map { set.names[$0] }
    }

    @Test func namesAreSortedByWeight() {
        let candidates = [
            Self.candidate(.json, .name, .none, weight: 10), Self.candidate(Self.png, .name, .none, weight: 60),
            Self.candidate(.plainText, .name, .none, weight: 60),
        ]
        #expect(Self.read(candidates, Self.names).map(\.type) == [Self.png, .plainText, .json])
    }

    /// A caller's resolver may return any number of candidates.
    @Test(arguments: [1, 16, 17, 255, 256, 300])
    func anyNumberOfNamesIsKeptInOrder(_ count: Int) {
        let candidates = (0..<count).map { Self.candidate(.json, .name, .none, weight: $0 % 7) }
        let names = Self.read(candidates, Self.names)
        #expect(names.map(\.evidence.weight) == candidates.map(\.evidence.weight).sorted(by: >))
    }

    /// The certainty of text is a field of the evidence: a weight does not represent it.
    @Test func certaintyOfTextIsNotAWeight() {
        #expect(Self.read([Self.text(.certain)]) { $0.isCertainlyText })
        #expect(!Self.read([Self.text(.probable)]) { $0.isCertainlyText })
        #expect(!Self.read([Self.candidate(.plainText, .text, .text, weight: 90)]) { $0.isCertainlyText })
    }

    @Test func doubtfulBinaryDataDoesNotRuleTextOut() {
        #expect(!Self.read([Self.candidate(.octetStream, .text, .text, certainty: .doubtful)]) { $0.isBinary })
        #expect(Self.read([Self.candidate(.octetStream, .text, .text)]) { $0.isBinary })
        #expect(Self.read([Self.candidate(.octetStream, .text, .text, weight: 10)]) { $0.isBinary })
    }

    @Test func signatureDecidesWhetherContentIsBinary() {
        let candidates = [Self.text(.certain), Self.candidate(Self.png, .signature, .signature)]
        #expect(Self.read(candidates) { $0.isBinary && !$0.isText })
        #expect(Self.read(candidates) { $0.content?.type } == Self.png)
    }

    @Test func libmagicCountsOnlyWhereWeHaveNoEvidence() {
        let magic = Self.candidate(Self.png, .libmagic, .signature)
        #expect(Self.read([magic]) { $0.content?.type } == Self.png)
        #expect(Self.read([Self.text(.certain), magic]) { $0.content?.type } == .plainText)
        #expect(Self.read([Self.text(.probable), magic]) { $0.content?.type } == .plainText)
        #expect(!Self.read([Self.candidate(.json, .container, .structural)]) { $0.leavesRoomForLibmagic })
        #expect(!Self.read([Self.candidate(.json, .signature, .weak)]) { $0.leavesRoomForLibmagic })
        for certainty in [Evidence.TextCertainty.probable, .doubtful] {
            let binary = Self.candidate(.octetStream, .text, .text, certainty: certainty)
            #expect(Self.read([binary, magic]) { $0.content?.type } == Self.png)
        }
    }
}
