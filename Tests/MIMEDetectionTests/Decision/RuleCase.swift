import MIMETypes
import Testing

@testable import MIMEDetection

/// Candidates that one rule of the table decides between, in the order of the table.
struct RuleCase: CustomTestStringConvertible, Sendable {
    let rule: String
    let candidates: [Candidate]

    init(_ rule: String, _ candidates: Candidate...) {
        (self.rule, self.candidates) = (rule, candidates)
    }

    var testDescription: String { rule }

    static let all =
        alone + agreeing + unrecognised + narrowing + contradicting + [
            RuleCase("name-decides", named("text/x-java"), found("text/x-csrc", .signature, .weak), plain)
        ]

    private static let alone = [
        RuleCase("special-file", found("inode/directory", .fileKind, .structural), named("image/png")),
        RuleCase("empty-file", found("application/x-zerosize", .fileKind, .structural), named("text/x-python")),
        RuleCase("nothing"),
        RuleCase("name-alone", named("image/png")),
        RuleCase("content-alone", found("image/png", .signature, .signature)),
    ]

    private static let agreeing = [
        RuleCase(
            "inner-suffix", named("text/x-java", .ordinary), named("text/x-python", .hint),
            found("text/x-python", .text, .weak), plain),
        RuleCase("agreement", named("image/png"), found("image/png", .signature, .signature)),
        RuleCase(
            "other-language", named("text/x-python"), found("text/plain", .text, .weak, rulesOutName: true), plain),
    ]

    private static let unrecognised = [
        RuleCase("bytes-named-text", named("application/xml"), binary),
        RuleCase("signature-missing", named("image/png"), plain),
        RuleCase("text-under-weak-name", named("audio/x-mod", .weak), plain),
        RuleCase(
            "guess-under-binary-name", named("application/x-one", .weak), found("application/x-one", .signature, .text),
            found("text/plain", .text, .text)),
        RuleCase("bytes-under-weak-name", named("chemical/x-cache", .weak), binary),
        RuleCase("text-named-binary", named("application/x-coff", .ordinary), plain),
    ]

    private static let narrowing = [
        RuleCase(
            "container-denies", named("application/epub+zip"),
            found("application/zip", .container, .structural, isExhaustive: true)),
        RuleCase("name-narrower", named("text/x-python"), plain),
        RuleCase("page-named-html", named("text/html"), found("application/xhtml+xml", .xmlRoot, .structural), plain),
        RuleCase("content-narrower", named("application/xml"), found("image/svg+xml", .xmlRoot, .structural), plain),
    ]

    private static let contradicting = [
        RuleCase("markup-in-text", named("application/json"), found("text/html", .xmlRoot, .weak), plain),
        RuleCase("json-in-text", named("text/css"), found("application/json", .text, .weak), plain),
        RuleCase("format-recognised", named("image/png"), found("application/pdf", .signature, .signature)),
        RuleCase("grammar-recognised", named("text/x-python"), found("message/rfc822", .text, .weak), plain),
        RuleCase(
            "document-named-image", named("image/svg+xml"), found("application/xhtml+xml", .xmlRoot, .signature),
            plain),
        RuleCase("weak-name", named("text/x-java", .weak), found("text/x-csrc", .signature, .weak), plain),
        RuleCase("named-signature-missing", named("image/png"), found("image/gif", .signature, .weak)),
        RuleCase("binary-named-text", named("text/x-python"), found("image/gif", .signature, .weak), binary),
        RuleCase(
            "author-chooses", named("application/x-perl", .ordinary), named("text/x-prolog", .ordinary),
            found("application/x-ruby", .text, .text, weight: ModelineSniffer.weight), plain),
    ]

    private static let plain = Candidate(
        type: .plainText,
        evidence: Evidence(basis: .text, tier: .text, textCertainty: .certain, detail: "ASCII text"),
        charset: .usASCII)

    private static let binary = found("application/octet-stream", .text, .text)

    private static func named(_ type: StaticString, _ strength: Evidence.NameStrength = .strong) -> Candidate {
        Candidate(
            type: MIMEType(constant: type),
            evidence: Evidence(basis: .name, tier: .none, nameStrength: strength, detail: "glob *.x"))
    }

    private static func found(
        _ type: StaticString, _ basis: Evidence.Basis, _ tier: Evidence.Tier, weight: Int = 50,
        isExhaustive: Bool = false, rulesOutName: Bool = false
    ) -> Candidate {
        Candidate(
            type: MIMEType(constant: type),
            evidence: Evidence(
                basis: basis, tier: tier, weight: weight, isExhaustive: isExhaustive, rulesOutName: rulesOutName,
                detail: "test"))
    }
}
