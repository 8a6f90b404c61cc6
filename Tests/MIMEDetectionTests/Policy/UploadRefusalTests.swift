import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadRefusalTests {
    @Test func logMessageIsOneLineWithTheNameEscaped() {
        let refusal = UploadRefusal(
            .scriptInside, found: .svg, detail: "<script>", name: ResourceName("a\nb.svg"), registry: .standard)
        #expect(refusal.logMessage == "refused 'a\\u{a}b.svg' as image/svg+xml: script-inside: <script>")
    }

    @Test func nameAndTypeMayBeMissing() {
        let refusal = UploadRefusal(.unproven, detail: "no bytes", name: nil, registry: .standard)
        #expect(refusal.logMessage == "refused a file without a name: unproven: no bytes")
    }

    @Test func verdictHasATypeOrARefusal() {
        let refusal = UploadRefusal(.unproven, detail: "no bytes", name: nil, registry: .standard)
        #expect(UploadVerdict.accepted(.png).type == .png)
        #expect(UploadVerdict.accepted(.png).refusal == nil)
        #expect(UploadVerdict.refused(refusal).type == nil)
        #expect(UploadVerdict.refused(refusal).refusal == refusal)
    }
}
