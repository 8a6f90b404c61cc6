import MIMETypes
import Testing

@testable import MIMEDetection

struct MacroSearchTests {
    private static func detail(_ bytes: [UInt8]) throws -> String? {
        try MacroSearch.reading(in: Resource(bytes: bytes))?.detail
    }

    @Test(arguments: ["word/vbaProject.bin", "xl/VBAPROJECT.BIN", "Basic/Standard/Module1.xml", "Scripts/python/a.py"])
    func programsInPackagesAreFound(_ name: String) throws {
        let bytes = Containers.zip([.init("[Content_Types].xml", "<Types/>"), .init(name, "x")])
        #expect(try Self.detail(bytes) == "ZIP entry \(name)")
    }

    @Test(arguments: ["word/document.xml", "Basic/Standard/script-lb.xml", "Basic/script-lc.xml", "Scripts/"])
    func documentsWithoutProgramsHaveNone(_ name: String) throws {
        #expect(try Self.detail(Containers.zip([.init("[Content_Types].xml", "<Types/>"), .init(name, "x")])) == nil)
    }

    @Test(arguments: ["application/vnd.MS-Office.VBAProject", "application/vnd.ms-excel.macrosheet+xml"])
    func programsThatTheListOfPartsNamesAreFound(_ type: String) throws {
        let bytes = Containers.zip([.init("[Content_Types].xml", "<x ContentType=\"\(type)\"/>")])
        #expect(try Self.detail(bytes) == "[Content_Types].xml with vbaProject")
    }

    @Test func programsInCompoundFilesAreFound() throws {
        #expect(try Self.detail(Containers.compoundFile(["WordDocument", "_VBA_PROJECT"])) == "storage _VBA_PROJECT")
        #expect(try Self.detail(Containers.compoundFile(["WordDocument"])) == nil)
    }

    @Test func otherFilesHaveNoMacros() throws {
        #expect(try Self.detail(Array("vbaProject.bin".utf8)) == nil)
        #expect(try Self.detail([]) == nil)
    }
}
