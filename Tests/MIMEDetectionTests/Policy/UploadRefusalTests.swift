import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadRefusalTests {
    private static func refusal(
        _ findings: [UploadFinding], found: MIMEType? = nil, name: ResourceName? = nil
    ) throws -> UploadRefusal {
        try #require(UploadRefusal(findings, found: found, name: name, registry: .standard))
    }

    @Test func logMessageIsOneLineWithTheNameEscaped() throws {
        let refusal = try Self.refusal(
            [UploadFinding(.script, "<script>")], found: .svg, name: ResourceName("a\nb.svg"))
        #expect(refusal.logMessage == "refused 'a\\u{a}b.svg' as image/svg+xml: script-inside: <script>")
    }

    @Test func nameAndTypeMayBeMissing() throws {
        let refusal = try Self.refusal([UploadFinding(.empty, "no bytes")])
        #expect(refusal.logMessage == "refused a file without a name: unproven: no bytes")
    }

    @Test func logMessageNamesAllCodes() throws {
        let refusal = try Self.refusal([UploadFinding(.unproven, "x"), UploadFinding(.macros, "y")])
        #expect(refusal.logMessage == "refused a file without a name: unproven: x; also macros")
        #expect(refusal.severity == .high)
        #expect(refusal.code == .unproven)
    }

    @Test func verdictHasATypeOrARefusal() {
        func verdict(_ findings: UploadFinding...) -> UploadVerdict {
            UploadVerdict(found: .png, findings: findings, name: "a b.png", allowed: [], registry: .standard)
        }
        let reported = UploadFinding(.trailingData, action: .report, "x")
        #expect(verdict(reported).type == .png)
        #expect(verdict(reported).refusal == nil)
        #expect(verdict(reported).findings == [reported])
        #expect(verdict(reported).safeName == "a b.png")
        let refused = verdict(reported, UploadFinding(.macros, "y"))
        #expect(refused.type == nil && refused.safeName == nil && !refused.isAccepted)
        #expect(refused.refusal?.findings.map(\.code) == [.macros])
        #expect(refused.findings.map(\.code) == [.macros, .trailingData])
    }
}
