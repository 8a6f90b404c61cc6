import MIMETypes
import Testing

@testable import MIMEDetection

struct TypeRecordTests {
    @Test func partsAreReadOneAfterTheOther() {
        let record = TypeRecord(.png)
        #expect(record.name.string == "image/png")
        #expect(record.extensions.words.map(\.string).contains("png"))
        #expect(record.flags.contains([.registered, .signature, .binary]))
        #expect(record.summary.string == "PNG image")
    }

    @Test func parentsTellKinshipFromLikeness() {
        let json = TypeRecord(.json)
        let likeness = (0..<json.parentCount).filter { json.isBuiltLikeParent(at: $0) }
        #expect(likeness.map { PackedTypes.type(json.parent(at: $0)).essence } == ["text/javascript"])
    }

    @Test func textsThatMayStartWithATagAreMarked() throws {
        for type in ["text/markdown", "application/x-php"] {
            #expect(TypeRegistry.standard.mayStartWithTag(try #require(MIMEType(type))))
        }
        #expect(!TypeRegistry.standard.mayStartWithTag(.html))
    }

    @Test func everyNumberOfTheCodeIsThatOfItsType() {
        let named: [(TypeID, String)] = [
            (.octetStream, "application/octet-stream"), (.plainText, "text/plain"), (.html, "text/html"),
            (.zip, "application/zip"), (.gzip, "application/gzip"), (.pdf, "application/pdf"), (.jpeg, "image/jpeg"),
        ]
        for (id, name) in named { #expect(PackedTypes.type(id).essence == name) }
    }
}
