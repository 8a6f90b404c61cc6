import MIMETypes
import Testing

@testable import MIMEDetection

struct OldDocumentSearchTests {
    private static func features(_ bytes: [UInt8]) -> [OtherReading.Feature?] {
        bytes.withUnsafeBytes { OfficeSearch.readings(in: $0) }.map(\.feature)
    }

    private static func record(_ kind: Int, _ content: [UInt8]) -> [UInt8] {
        Containers.little(kind, 2) + Containers.little(content.count, 2) + content
    }

    /// The instruction of a field, which may be in several pieces.
    @Test(arguments: [
        ["\u{13} DDEAUTO c:\\\\x \u{15}"], ["\u{13} DD", "EAUTO x \u{15}"],
        ["\u{13}\(String(repeating: " ", count: 99))DDE x"],
        ["\u{13}\u{A0}DDE x"], ["\u{13} \u{13} IF 1 = 1 \"DDE\" \u{15} x"], ["\u{13}D\u{13} QUOTE 68 \u{15}E x"],
        ["\u{13} HYPERLINK \"ms-msdt:/id\" \u{14}"], ["\u{13} HYPER", "LINK c:\\\\x.exe \u{14}"],
        ["\u{13}HYPERLINK \\o \"a\" \"search-ms:x\"\u{14}"],
    ])
    func fieldsInPiecesAreFound(_ pieces: [String]) {
        #expect(Self.features(OldDocument.text(pieces)) == [.dataExchange], "\(pieces)")
    }

    @Test(arguments: [
        ["\u{13} PAGE \u{15} DDE"], ["\u{13} HYPERLINK \"https://e/x.exe\" \\o \"a.exe\" \u{14}a.exe\u{15}"],
        ["\u{13} HYPERLINK \\l \"_Toc1\" \u{14}"], ["\u{13} IF ", "\u{13} MERGEFIELD a \u{15} x"], [""],
    ])
    func otherFieldsAreOrdinary(_ pieces: [String]) {
        #expect(Self.features(OldDocument.text(pieces)) == [], "\(pieces)")
    }

    @Test func templateOfAnOldTextMayNotBeElsewhere() {
        #expect(Self.features(OldDocument.text(["a"], template: "http://e/x.dot")) == [.remoteTemplate])
        #expect(Self.features(OldDocument.text(["a"], template: "\\\\e\\x.dot")) == [.remoteTemplate])
        #expect(Self.features(OldDocument.text(["a"], template: "C:\\Normal.dot")) == [])
    }

    @Test(arguments: ["_VBA_PROJECT", "VBA", "Macros", "_VBA_PROJECT_CUR"]) func projectsAreFoundByAnyName(
        _ name: String
    ) {
        #expect(Self.features(OldDocument.file([("Workbook", [])], storages: [name])) == [.macros])
    }

    @Test(arguments: ["dir", "PROJECT", "_VBA_PROJECT\u{0}a"]) func streamsOfProjectsAreFound(_ name: String) {
        #expect(Self.features(OldDocument.file([("Workbook", []), (name, [1])])) == [.macros])
        #expect(Self.features(OldDocument.file([("Workbook", []), ("Ctls", [1])])) == [.activeX])
    }

    @Test(arguments: ["_12", "_1234567890", "LNK0000000A", "MBD0000000A"]) func storagesOfObjectsAreFound(
        _ name: String
    ) {
        #expect(Self.features(OldDocument.file([("Workbook", [])], storages: [name])) == [.embeddedObject])
        #expect(Self.features(OldDocument.file([("Workbook", [])], storages: ["_a", "MBD", "ObjectPool"])) == [])
    }

    @Test(arguments: [0x09, 0x209, 0x409, 0x809]) func workbookMayBeAFileByItself(_ start: Int) {
        let macros = Self.record(start, [0, 4, 0x40, 0, 0, 0])
        #expect(Self.features(macros) == [.macroSheet])
        let sheet = Self.record(start, [0, 4, 0x10, 0, 0, 0])
        #expect(Self.features(sheet) == [])
        let link = Self.record(0x17, [5] + Array("cmd\u{3}x".utf8)) + Self.record(0x23, [0, 0, 0, 0])
        #expect(Self.features(sheet + link) == [.externalLink, .dataExchange])
    }

    @Test func pathOfAProgramMayGoOnInAnotherRecord() {
        let start = Self.record(0x1AE, [0, 0, 10, 0, 0] + Array("cmd".utf8))
        let rest = Self.record(0x3C, [0] + Array("\u{3}/c calc".utf8)) + Self.record(0x23, [0, 0, 0, 0])
        let workbook = Self.record(0x809, [0, 6, 5, 0, 0, 0, 0, 0]) + start + rest
        #expect(Self.features(OldDocument.file([("Workbook", workbook)])) == [.externalLink, .dataExchange])
        let long = Self.record(
            0x1AE, [0, 0, 0x2C, 1, 0] + Array("cmd\u{3}".utf8) + [UInt8](repeating: 0x61, count: 296))
        let name = Self.record(0x23, [0, 0, 0, 0])
        #expect(Self.features(OldDocument.file([("Workbook", long + name)])) == [.externalLink, .dataExchange])
    }

    @Test func linksOfOldWorkbooksThatStartProgramsAreFound() {
        let `class`: [UInt8] = [
            0xE0, 0xC9, 0xEA, 0x79, 0xF9, 0xBA, 0xCE, 0x11, 0x8C, 0x82, 0, 0xAA, 0, 0x4B, 0xA9, 0x0B,
        ]
        func features(_ address: String) -> [OtherReading.Feature?] {
            let text: [UInt8] = address.utf16.flatMap { Containers.little(Int($0), 2) } + [0, 0]
            let link = [UInt8](repeating: 0, count: 32) + `class` + Containers.little(text.count, 4) + text
            return Self.features(OldDocument.file([("Workbook", Self.record(0x1B8, link))]))
        }
        #expect(features("ms-msdt:/id x") == [.dataExchange])
        #expect(features("https://e/x.exe") == [])
        let path: [UInt8] = [3, 3, 0, 0, 0, 0, 0, 0, 0xC0, 0, 0, 0, 0, 0, 0, 0x46, 0, 0] + Containers.little(9, 4)
        let link = [UInt8](repeating: 0, count: 32) + path + Array("C:\\x.exe\u{0}".utf8)
        #expect(Self.features(OldDocument.file([("Workbook", Self.record(0x1B8, link))])) == [.dataExchange])
    }

    /// A record of a presentation.
    private static func slide(_ form: Int, _ kind: Int, _ content: [UInt8]) -> [UInt8] {
        Containers.little(form, 2) + Containers.little(kind, 2) + Containers.little(content.count, 4) + content
    }

    private static func presentation(_ records: [UInt8], edit: Int, token: Int = 0xE391_C05F) -> [UInt8] {
        let user = Self.slide(
            0, 0x0FF6, Containers.little(20, 4) + Containers.little(token, 4) + Containers.little(edit, 4))
        return OldDocument.file([("PowerPoint Document", records), ("Current User", user)])
    }

    @Test func recordsWithinOthersAreFoundWhereThePresentationSaysTheyAre() {
        let action = Self.slide(0, 0x0FF3, [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0])
        // The list says that the action is at 8, and comes before the record that says where the list is.
        let list = Self.slide(0, 0x1772, Containers.little(1 << 20, 4) + Containers.little(8, 4))
        let edit = Self.slide(
            0, 0x0FF5,
            [UInt8](repeating: 0, count: 12) + Containers.little(8 + action.count, 4) + Containers.little(0, 4))
        let hidden = Self.slide(0, 0x0FBA, action + list + edit)
        let place = 8 + action.count + list.count
        #expect(Self.features(Self.presentation(hidden, edit: place)) == [.dataExchange])
        #expect(Self.features(Self.presentation(hidden, edit: 0)) == [])
        #expect(Self.features(Self.presentation(hidden, edit: 0, token: 0xF3D1_C4DF)) == [.encrypted])
        // A record that is marked as if it contained others ends where it says.
        let other = Self.slide(0xF, 0x0428, Array("PK\u{3}\u{4}\u{14}\u{0}\u{6}\u{0}\u{7}\u{7}\u{7}\u{7}".utf8))
        #expect(Self.features(Self.presentation(other + action, edit: 0)) == [.dataExchange])
    }

    @Test func linksOfOldPresentationsThatStartProgramsAreFound() {
        func features(_ address: String) -> [OtherReading.Feature?] {
            let characters: [UInt8] = address.utf16.flatMap { Containers.little(Int($0), 2) }
            let text = Self.slide(0x10, 0x0FBA, characters)
            return Self.features(Self.presentation(Self.slide(0xF, 0x0FD7, text), edit: 0))
        }
        #expect(features("search-ms:query=x") == [.dataExchange])
        #expect(features("https://e/x.exe") == [])
    }

    @Test func placesAreReadInBoundedTime() {
        // Each list names the next one, and every record is within the first.
        var lists: [UInt8] = []
        for number in 1..<1000 {
            lists += Self.slide(0, 0x1772, Containers.little(1 << 20, 4) + Containers.little(8 + number * 16, 4))
        }
        let bytes = Self.presentation(Self.slide(0, 0x0FBA, lists), edit: 8)
        #expect(Self.features(bytes) == [.tooCostly])
    }
}
