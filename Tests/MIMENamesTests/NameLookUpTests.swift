import MIMENames
import MIMETypes
import Testing

/// What the module gives to a program that does not detect: it imports nothing else.
struct NameLookUpTests {
    @Test func extensionHasAType() {
        let photo = MIMEType(fileExtension: "heic")
        #expect(photo?.essence == "image/heic")
        #expect(photo?.preferredFileExtension == "heic")
        #expect(photo?.conforms(to: .octetStream) == true)
    }

    @Test(arguments: [("archive.tar.gz", "application/x-compressed-tar"), ("Makefile", "text/x-makefile")])
    func wholeNameHasAType(_ name: String, _ type: String) {
        #expect(MIMEType(fileName: name)?.essence == type)
        #expect(MIMEType.types(fileName: "home/\(name)").first?.essence == type)
    }

    @Test func unknownNameHasNone() {
        #expect(MIMEType(fileName: "a.nosuchextension") == nil)
    }

    @Test func nameIsEnoughForTheResolver() throws {
        let found = try NameResolver().candidates(for: Resource(bytes: [], name: "a.png"))
        #expect(found.map(\.type.essence) == ["image/png", "image/apng"])
        #expect(found.first?.evidence.basis == .name)
    }
}
