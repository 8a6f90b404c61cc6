import MIMETypes
import Testing

@testable import MIMEDetection

struct ObviousDecisionTests {
    private static let types = [
        "text/plain", "application/octet-stream", "application/zip", "application/epub+zip", "image/png", "text/html",
        "application/xml", "image/svg+xml", "text/x-c", "text/x-python", "application/json", "application/x-trash",
        "application/x-elk",
    ].compactMap { MIMEType($0) }
    /// Those about the content, and of the rest each once.
    private static let bases: [Evidence.Basis] =
        [.signature, .container, .xmlRoot, .text, .name, .text, .name, .signature, .text] + Evidence.Basis.allCases

    /// Up to four candidates, as like as not of the kinds that resolvers return.
    private static func candidates(_ random: inout some RandomNumberGenerator) -> [Candidate] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
            let basis = bases[Int.random(in: 0..<bases.count, using: &random)]
            let isUsual = Bool.random(using: &random)
            let tier = Evidence.Tier.allCases.randomElement(using: &random) ?? .none
            return Candidate(
                type: types[Int.random(in: 0..<types.count, using: &random)],
                evidence: Evidence(
                    basis: basis, tier: isUsual ? basis.ordinaryTier : tier,
                    weight: [40, 50, 50, 60].randomElement(using: &random) ?? 50,
                    isExhaustive: Bool.random(using: &random), rulesOutName: Int.random(in: 0..<8, using: &random) == 0,
                    textCertainty: Evidence.TextCertainty.allCases.randomElement(using: &random) ?? .certain,
                    nameStrength: Evidence.NameStrength.allCases.randomElement(using: &random) ?? .strong,
                    detail: "test"),
                charset: Bool.random(using: &random) ? .utf8 : nil)
        }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func tableSaysTheSame(_ seed: UInt64) {
        var random = RepeatedNumbers(state: seed + 1)
        var obvious = 0
        for _ in 0..<5000 {
            let candidates = Self.candidates(&random)
            let name: ResourceName? = Bool.random(using: &random) ? "photo\u{202E}gnp.exe" : nil
            if ObviousDecision(candidates, .standard) != nil { obvious += 1 }
            let (short, long) = (
                Reconciler().decide(candidates, name: name),
                Reconciler().decide(candidates, name: name, by: DecisionRule.table)
            )
            #expect(short.winner == long.winner && short.rule == long.rule && short.reason == long.reason)
            #expect(short.charset == long.charset && short.conflicts == long.conflicts)
            #expect(short.doubtfulConflicts == long.doubtfulConflicts)
        }
        #expect(obvious > 250)
    }

    @Test(arguments: [
        [("image/png", Evidence.Basis.signature)], [("image/png", .name), ("image/png", .signature)],
        [("application/zip", .signature), ("application/epub+zip", .container)], [("text/plain", .text)],
        [("text/x-c", .text), ("text/plain", .text)],
        [("text/x-c", .name), ("text/x-c", .text), ("text/plain", .text)], [("application/octet-stream", .text)],
        [("text/x-c", .name), ("text/plain", .text)],
        [("text/x-python", .name), ("text/x-c", .name), ("text/plain", .text)],
        [("text/x-c", .name), ("text/x-python", .name), ("text/x-c", .text), ("text/plain", .text)],
    ])
    func nearlyAllFilesAreObvious(_ found: [(String, Evidence.Basis)]) throws {
        let candidates = try found.map { type, basis in
            Candidate(type: try #require(MIMEType(type)), basis: basis, detail: "test")
        }
        let decision = try #require(ObviousDecision(candidates, .standard))
        #expect(decision.agrees == (found[0].1 == .name))
        let isOpened = found.contains { $0.1 == .container }
        #expect(candidates[decision.winner].type.essence == found[isOpened ? 1 : 0].0)
    }

    @Test(arguments: [("text/x-c", true), ("text/plain", true), ("text/x-python", false)])
    func signatureOfTheHeaviestNameIsObvious(_ type: String, _ isObvious: Bool) throws {
        let signature = Candidate(
            type: try #require(MIMEType(type)), evidence: Evidence(basis: .signature, tier: .text, detail: "test"))
        let others = try [("text/x-c", Evidence.Basis.name), ("text/html", .name), ("text/plain", .text)].map {
            Candidate(type: try #require(MIMEType($0)), basis: $1, detail: "test")
        }
        #expect((ObviousDecision([signature] + others, .standard)?.winner == 1) == isObvious)
    }

    @Test func unknownBytesAreObvious() throws {
        let bytes = Candidate(type: .octetStream, basis: .text, detail: "test")
        let decision = try #require(ObviousDecision([bytes], .standard)).decision
        #expect(decision.rule == .nothing && decision.reason == .nothingKnown)
    }

    @Test(arguments: ["application/x-zerosize", "inode/directory"])
    func kindOfFileAloneIsObvious(_ type: String) throws {
        let kind = Candidate(type: try #require(MIMEType(type)), basis: .fileKind, detail: "test")
        let decision = try #require(ObviousDecision([kind], .standard)).decision
        #expect(decision.rule == .specialFile && decision.reason == .fileKind)
    }

    @Test(arguments: [(Evidence.Tier.weak, true), (.text, false)])
    func weakSignatureOfBytesIsObvious(_ tier: Evidence.Tier, _ isAnswer: Bool) throws {
        let mark = Candidate(
            type: try #require(MIMEType("image/png")),
            evidence: Evidence(basis: .signature, tier: tier, detail: "test"))
        let candidates = [mark, Candidate(type: .octetStream, basis: .text, detail: "test")]
        #expect(try #require(ObviousDecision(candidates, .standard)).winner == (isAnswer ? 0 : 1))
    }

    @Test func whatHasToBeComparedIsNotObvious() throws {
        for found in [
            [("image/jpeg", Evidence.Basis.name), ("image/png", .signature)],
            [("image/png", .name), ("application/octet-stream", .text)], [("image/png", .name), ("text/plain", .text)],
            [("application/xml", .name), ("text/plain", .text)], [("text/x-c", .name)],
            [("application/x-zerosize", .fileKind), ("text/x-python", .name)],
        ] {
            let candidates = try found.map { type, basis in
                Candidate(type: try #require(MIMEType(type)), basis: basis, detail: "test")
            }
            #expect(ObviousDecision(candidates, .standard) == nil)
        }
    }
}

extension ObviousDecision {
    fileprivate init?(_ candidates: [Candidate], _ registry: TypeRegistry) {
        guard let decision = candidates.withBuffer({ ObviousDecision($0, registry) }) else { return nil }
        self = decision
    }
}

/// The same numbers in every run.
private struct RepeatedNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
}
