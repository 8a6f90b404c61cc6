import MIMETypes
import Testing

@testable import MIMEDetection

/// Parts that neither their names nor the list of content types tell, and names that programs take for others.
struct OfficePartTests {
    private static func features(_ types: String, _ name: String, _ content: String) -> [OtherReading.Feature] {
        let bytes = Containers.zip([.init("[Content_Types].xml", "<Types>\(types)</Types>"), .init(name, content)])
        return bytes.withUnsafeBytes { OfficeSearch.readings(in: $0).compactMap(\.feature) }
    }

    private static let word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

    /// LibreOffice goes by the relation that leads to a part, whatever it is called and declared as.
    @Test(arguments: [
        ("<externalLink><ddeLink ddeService='cmd'/></externalLink>", OtherReading.Feature.dataExchange),
        ("<?xml version='1.0'?><!-- a --><x:externalLink xmlns:x='y'><x:ddeLink/></x:externalLink>", .dataExchange),
        ("<w:hdr xmlns:w='\(word)'><w:fldSimple w:instr='DDE x'/></w:hdr>", .dataExchange),
        ("<w:comments xmlns:w='\(word)'><w:fldSimple w:instr='DDE x'/></w:comments>", .dataExchange),
        ("<p:sldMaster xmlns:p='x'><a:hlinkClick action='ppaction://program'/></p:sldMaster>", .dataExchange),
        ("<xdr:wsDr xmlns:xdr='x'><xdr:sp macro='[1]!a'/></xdr:wsDr>", .macros),
        ("<xml><x:FmlaMacro>[1]!a</x:FmlaMacro></xml>", .macros),
    ])
    func partsAreFoundByTheirRoot(_ content: String, _ feature: OtherReading.Feature) {
        for name in ["xl/a/b.xml", "a.dat", "word/a.xml", "xl/content.xml", "content.xml"] {
            #expect(Self.features("", name, content).contains(feature), "\(name)")
        }
        var wide = Containers.ZIPEntry("a.dat")
        wide.content = [0xFF, 0xFE] + content.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let package = Containers.zip([.init("[Content_Types].xml", "<Types/>"), wide])
        #expect(package.withUnsafeBytes { OfficeSearch.readings(in: $0).compactMap(\.feature) }.contains(feature))
    }

    @Test func otherRootsAreNotSearched() {
        #expect(Self.features("", "xl/a.xml", "<a><ddeLink/></a>").isEmpty)
        #expect(Self.features("", "a.dat", "words <externalLink><ddeLink/></externalLink>").isEmpty)
    }

    private static let controls =
        "<Override PartName='/xl/ctrlProps/a.xml' ContentType='application/vnd.ms-excel.controlproperties+xml'/>"

    @Test(arguments: [
        ("[1]!evil", true), ("[0]!own", false), ("own", false), ("'\\\\e.example\\a.xlsm'!evil", true),
    ])
    func macrosOfControlsAreThoseOfShapes(_ macro: String, _ isFound: Bool) {
        let control = "<control><controlPr a='b' macro=\"\(macro)\"/></control>"
        let sheet = "<worksheet><controls>\(control)</controls></worksheet>"
        let name = "xl/worksheets/sheet1.xml"
        #expect(Self.features(Self.controls, name, sheet) == (isFound ? [.macros] : []))
        // Without controls, sheets are not unpacked.
        #expect(Self.features("", name, sheet).isEmpty)
    }

    @Test(arguments: ["<!-- <controlPr a=' -->", "<![CDATA[<controlPr a=']]>", "<?a <controlPr a='?>"])
    func textThatIsNoTagHidesNoControl(_ text: String) {
        let sheet = "<worksheet>\(text)<controlPr macro=\"[1]!evil\"/></worksheet>"
        #expect(Self.features(Self.controls, "xl/worksheets/sheet1.xml", sheet) == [.macros])
    }

    /// Each tag is read once: a search from every start to the end would take hours.
    @Test(arguments: ["<controlPr a=", "<controlPr a='b' ", "<!-- <controlPr", "<controlPr macro='"])
    func unfinishedControlsTakeLinearTime(_ piece: String) {
        let sheet = "<worksheet>" + String(repeating: piece, count: 100_000)
        #expect(Self.features(Self.controls, "xl/worksheets/sheet1.xml", sheet).isEmpty)
    }

    @Test(arguments: [
        ("\\??\\UNC\\e.example\\a.dotm", true), ("file:/\\\\e.example/a.dotm", true),
        ("file://localhost//e.example/a.dotm", true), ("file://localhost/Users/a.dotm", false),
        ("file:///Users/a/Normal.dotm", false), ("file:///C:\\Users\\a.dotm", false), ("/a?b.dotm", false),
        ("?a.dotm", false), ("file:///\\\\e.example\\a.dotm", true),
    ])
    func pathsToOtherMachinesAreRemote(_ path: String, _ isRemote: Bool) {
        #expect(OfficeRelations.isRemote(path) == isRemote)
    }

    @Test(arguments: ["Basic\\Standard\\Module1.xml", "a\\BASIC/Standard\\Module1.xml", "Scripts\\python\\a.py"])
    func backslashesSeparateFolders(_ name: String) {
        #expect(OfficePart.program(name)?.0 == .macros)
    }
}
