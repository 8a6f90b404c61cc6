import MIMETypes
import Testing

@testable import MIMEDetection

struct UploadMessageTests {
    private static func text(
        _ reason: UploadRefusal.Reason, found: MIMEType? = nil, other: MIMEType? = nil, allowed: [MIMEType] = []
    ) -> String {
        UploadMessage(reason: reason, found: found, other: other, allowed: allowed, registry: .standard).text
    }

    @Test func typesHaveTheirNamesAndArticles() {
        let text = Self.text(.nameContradicts, found: .svg, other: .png)
        #expect(text == "The name says that this is a PNG image, but it is an SVG drawing.")
    }

    @Test func allowedTypesAreListed() {
        let text = Self.text(.notAllowed, found: .pdf, allowed: [.png])
        #expect(text == "This is a PDF document, which can't be sent here. What can be sent: PNG image.")
    }

    @Test(arguments: UploadRefusal.Reason.allCases) func eachReasonHasASentence(_ reason: UploadRefusal.Reason) {
        let text = Self.text(reason)
        #expect(text.hasSuffix("."))
        #expect(!text.contains("nil"))
    }
}
