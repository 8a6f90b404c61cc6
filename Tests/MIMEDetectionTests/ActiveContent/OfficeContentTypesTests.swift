import MIMETypes
import Testing

@testable import MIMEDetection

/// Parts that are found by the list of content types, and packages that can't be read as a whole.
struct OfficeContentTypesTests {
    private static let field = "<w:p><w:r><w:instrText>DDEAUTO c:\\\\x</w:instrText></w:r></w:p>"
    private static let main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"

    private static func readings(_ bytes: [UInt8]) -> [OtherReading] {
        bytes.withUnsafeBytes { OfficeSearch.readings(in: $0) }
    }

    private static func package(_ list: String, _ name: String, _ content: String = field) -> [UInt8] {
        Containers.zip([.init("[Content_Types].xml", "<Types>\(list)</Types>"), .init(name, content)])
    }

    @Test(arguments: [
        ("<Override PartName=\"/evil/Main.bin\" ContentType=\"\(main)\"/>", "evil/main.bin"),
        (
            "<Override PartName='/a.x' ContentType='application&#47;vnd.ms-word.document.macroEnabledTemplate+xml'/>",
            "A.X"
        ),
        ("<x:Default Extension=\"dat\" ContentType=\"\(main)\"/>", "evil/main.dat"),
    ])
    func partsAreFoundByTheirContentType(_ list: String, _ name: String) {
        #expect(Self.readings(Self.package(list, name)).contains { $0.feature == .dataExchange })
    }

    @Test func linksAreFoundByTheirContentType() {
        let list =
            "<Override PartName=\"/xl/a.xml\" ContentType="
            + "\"application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml\"/>"
        #expect(Self.readings(Self.package(list, "xl/a.xml", "<ddeLink/>")).map(\.feature) == [.dataExchange])
        #expect(Self.readings(Self.package("", "xl/a.xml", "<ddeLink/>")).isEmpty)
    }

    @Test(arguments: [
        "<?xml version=\"1.0\" encoding=\"IBM037\"?><Types/>", "<?xml version=\"1.0\" encoding=\"UTF-7\"?><Types/>",
    ])
    func whatCanNotBeDecodedIsNotTooCostly(_ list: String) {
        let found = Self.readings(Containers.zip([.init("[Content_Types].xml", list)]))
        #expect(found.map(\.kind) == [.unchecked] && found.first?.feature == nil)
    }

    @Test func partsOfLargePackagesAreRead() throws {
        let filler = ZIPFiller.name
        let large = Containers.zip([
            .init(
                "[Content_Types].xml",
                "<Types><Override PartName=\"/word/document.xml\" ContentType=\"\(Self.main)\"/></Types>"),
            .init(filler, String(repeating: "\u{1}", count: 4 << 20)), .init("word/document.xml", Self.field),
        ])
        let limits = ReadLimits(reads: 64, bytes: 2 << 20)
        let found = try OfficeSearch.readings(in: Resource(source: CountingSource(large), name: nil, limits: limits))
        #expect(found?.map(\.feature) == [.dataExchange])
    }

    private enum ZIPFiller {
        static let name = "word/media/image1.png"
    }
}
