import Testing

@testable import MIMETypes

struct FrequentTypesTests {
    private func find(_ name: String) -> String? {
        var name = name
        return name.withUTF8 { FrequentTypes.find($0)?.string }
    }

    @Test(arguments: ["text/html", "image/png", "video/webm", "text/xml", "application/json"])
    func frequentNamesAreFoundInAnyCase(_ name: String) {
        #expect(find(name) == name)
        #expect(find(name.uppercased()) == name)
        #expect(find(name + " ") == nil)
        #expect(find(String(name.dropLast())) == nil)
    }

    @Test(arguments: ["", "/", "text/", "text/x-no-such-type", String(repeating: "a/", count: 100), "täxt/html"])
    func othersAreNot(_ name: String) {
        #expect(find(name) == nil)
    }

    /// The alias that somebody sent is kept, as it is of a type that is not frequent.
    @Test func parsedNamesAreNotReplaced() {
        #expect(MIMEType("Text/XML")?.essence == "text/xml")
        #expect(MIMEType(" image/PNG\t")?.essence == "image/png")
        #expect(MIMEType("image/png; q=1")?.parameters.map(\.name) == ["q"])
    }

    @Test func typesAreEqualWhereverTheirNamesLie() {
        let constant = MIMEType(constant: "text/html")
        #expect(MIMEType("text/html") == constant)
        #expect(MIMEType("text/html")?.hashValue == constant.hashValue)
        #expect(MIMEType("text/html;charset=utf-8")?.hasSameEssence(as: constant) == true)
    }
}
