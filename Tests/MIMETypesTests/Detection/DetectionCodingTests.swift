import Foundation
import Testing

@testable import MIMETypes

struct DetectionCodingTests {
    private static let png = Candidate(
        type: .png, evidence: Evidence(basis: .signature, tier: .signature, detail: "89504E47 at 0"))
    private static let text = Candidate(
        type: .plainText,
        evidence: Evidence(
            basis: .name, tier: .none, weight: 40, isExhaustive: true, rulesOutName: true, textCertainty: .certain,
            nameStrength: .strong, confidence: 0.25, detail: "glob *.txt"), charset: .utf8)

    private static func json(_ detection: Detection) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(detection), as: UTF8.self)
    }

    private static func decoded(_ text: String) throws -> Detection {
        try JSONDecoder().decode(Detection.self, from: Data(text.utf8))
    }

    @Test func valuesAreNames() throws {
        let detection = Detection(winner: Self.png, reason: .contentAlone, candidates: [Self.png])
        let evidence = #"{"basis":"signature","detail":"89504E47 at 0","tier":"signature"}"#
        #expect(
            try Self.json(detection) == #"{"alsoReadableAs":[],"candidates":[{"evidence":\#(evidence),"#
                + #""type":"image/png"}],"conflicts":[],"evidence":\#(evidence),"reason":"content-alone","#
                + #""type":"image/png","usage":{"bytes":0,"isExhausted":false,"reads":0},"version":1}"#)
    }

    @Test func everythingIsReadBack() throws {
        let conflict = Conflict(kind: .contentContradictsName, claimed: .plainText, found: .png)
        var detection = Detection(
            winner: Self.text, reason: .nameAlone, charset: .usASCII, candidates: [Self.png, Self.text],
            conflicts: [conflict])
        detection.decidingRule = .nameAlone
        detection.charsetEvidence = CharsetEvidence(basis: .form, bytes: 12, isWhole: true)
        detection.alsoReadableAs = [OtherReading(kind: .format, type: .pdf, offset: 7, detail: "%PDF", part: "a")]
        detection.searched = .head
        detection.failures = [ResolverFailure(resolver: "Elk", message: "broken")]
        let read = try Self.decoded(try Self.json(detection))
        #expect(read.winner == detection.winner && read.winner.charset == .utf8)
        #expect(read.candidates == detection.candidates && read.conflicts == detection.conflicts)
        #expect(read.charset == .usASCII && read.charsetEvidence == detection.charsetEvidence)
        #expect(read.reason == .nameAlone && read.rule == "name-alone")
        #expect(read.alsoReadableAs == detection.alsoReadableAs && read.searched == .head)
        #expect(read.failures == detection.failures)
        #expect(try Self.json(read) == Self.json(detection))
    }

    @Test func winnerThatIsNoCandidateIsReadBack() throws {
        let detection = Detection(winner: Self.png, reason: .contentAlone, candidates: [])
        #expect(try Self.decoded(Self.json(detection)).winner == Self.png)
    }

    @Test func lineOfTheCommandIsRead() throws {
        let line = #"""
            {"path":"a.png","type":"image/png","extensions":["png"],"description":"PNG image","reason":"agreement",
            "rule":"a-rule-of-tomorrow","evidence":{"basis":"signature","tier":"signature","detail":"89 at 0"},
            "conflicts":[{"kind":"missing-signature","claimed":"image/gif","found":"image/png","message":"words"}],
            "alsoReadableAs":[],"candidates":[{"type":"image/png","evidence":{"basis":"name","tier":"none","detail":""}}]}
            """#
        let detection = try Self.decoded(line)
        #expect(detection.type == .png && detection.evidence.detail == "89 at 0" && detection.rule == nil)
        #expect(detection.conflicts.map(\.kind) == [.missingSignature] && detection.candidates.count == 1)
    }

    @Test(arguments: [
        (#"{"version":2,"type":"image/png"}"#, "version 2 of a detection is unknown"),
        (#"{"type":"image/png","reason":"agreement","evidence":{"basis":"name","tier":3,"detail":""}}"#, "String"),
        (
            #"{"type":"image/png","reason":"agreement","evidence":{"basis":"name","tier":"best","detail":""}}"#,
            "there is no level 'best'"
        ),
        (
            #"{"type":"image/png","reason":"agreement","evidence":{"basis":"name","tier":"none","weight":300,"detail":""}}"#,
            "a weight must be from 0 to 100"
        ),
    ])
    func otherFormIsRefused(_ text: String, _ message: String) {
        let error = #expect(throws: DecodingError.self) { try Self.decoded(text) }
        #expect(error.map { "\($0)" }?.contains(message) == true)
    }
}
