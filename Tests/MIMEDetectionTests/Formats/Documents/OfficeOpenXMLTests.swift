import Testing

@testable import MIMEDetection

struct OfficeOpenXMLTests {
    private static let word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"

    @Test(arguments: [
        ("vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml", word),
        ("vnd.ms-excel.sheet.macroEnabled.main+xml", "application/vnd.ms-excel.sheet.macroenabled.12"),
        ("vnd.ms-package.3dmanufacturing-3dmodel+xml", "model/3mf"), ("unknown+xml", "application/zip"),
    ])
    func mainPartTellsTheType(_ part: String, _ type: String) {
        let package = Containers.zip([.init("[Content_Types].xml", Containers.contentTypes(part)), .init("a")])
        #expect(ZIPFormat.essence(of: package) == type)
    }

    @Test func folderTellsTheTypeOfAPackageThatIsCutOff() {
        let package = Containers.zip([.init("_rels/.rels"), .init("word/document.xml")], hasDirectory: false)
        #expect(ZIPFormat.essence(of: package) == Self.word)
    }
}
