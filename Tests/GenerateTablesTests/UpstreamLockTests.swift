import Foundation
import Testing

@testable import generate_tables

struct UpstreamLockTests {
    // https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
    func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
        #expect(SHA256.digest(text.utf8) == digest)
    }

    private static let table = #"{"image/x-thing": {"extensions": ["thing"]}}"#

    /// A package's root whose data was imported from one file, and the file.
    private func withImportedData(_ body: (_ root: URL, _ file: URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let data = root.appendingPathComponent("data")
        try FileManager.default.createDirectory(
            at: data.appendingPathComponent("languages"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try TSV.text(columns: Correction.columns, rows: []).write(
            to: data.appendingPathComponent("corrections.tsv"), atomically: true, encoding: .utf8)
        let file = root.appendingPathComponent("db.json")
        try Self.table.write(to: file, atomically: true, encoding: .utf8)
        try ImportCommand(root: root, arguments: ["--update-lock", "--mime-db", file.path]).run()
        try body(root, file)
    }

    private func message(_ root: URL, _ arguments: ArraySlice<String>) throws -> String {
        let error = try #require(throws: UsageError.self) {
            try ImportCommand(root: root, arguments: arguments).run()
        }
        return "\(error)"
    }

    @Test func pinnedFileIsImported() throws {
        try withImportedData { root, file in
            try ImportCommand(root: root, arguments: ["--mime-db", file.path]).run()
            let types = try String(contentsOf: root.appendingPathComponent("data/types.tsv"), encoding: .utf8)
            #expect(types.contains("image/x-thing"))
        }
    }

    @Test func anotherFileIsRefusedAndChangesNothing() throws {
        try withImportedData { root, file in
            try "{}".write(to: file, atomically: true, encoding: .utf8)
            let text = try message(root, ["--mime-db", file.path])
            #expect(text.hasPrefix("'\(file.path)' is not the file that upstream.lock pins for --mime-db"))
            #expect(text.hasSuffix("add --update-lock"))
            let types = try String(contentsOf: root.appendingPathComponent("data/types.tsv"), encoding: .utf8)
            #expect(types.contains("image/x-thing"))
        }
    }

    @Test func sourceThatIsNotPinnedIsRefused() throws {
        try withImportedData { root, file in
            let text = try message(root, ["--mime-db", file.path, "--apache", file.path])
            #expect(text.hasPrefix("upstream.lock has no --apache"))
        }
    }

    @Test func pinnedSourceMustNotBeLeftOut() throws {
        try withImportedData { root, file in
            let arguments: ArraySlice<String> = ["--update-lock", "--mime-db", file.path, "--apache", file.path]
            try ImportCommand(root: root, arguments: arguments).run()
            let text = try message(root, ["--mime-db", file.path])
            #expect(text.hasPrefix("name --apache too, or an import would erase what it says"))
        }
    }

    @Test func importOfAPinnedFileChangesNothing() throws {
        try withImportedData { root, file in
            let lock = root.appendingPathComponent("data/upstream.lock")
            let text = try String(contentsOf: lock, encoding: .utf8)
                .replacingOccurrences(of: "mime-db\t\t\t", with: "mime-db\t1.2\thttps://example.org/db\t")
            try text.write(to: lock, atomically: true, encoding: .utf8)
            try ImportCommand(root: root, arguments: ["--mime-db", file.path]).run()
            #expect(try String(contentsOf: lock, encoding: .utf8) == text)
        }
    }

    @Test func newFileKeepsTheAddressAndLosesTheVersion() throws {
        try withImportedData { root, file in
            let lock = root.appendingPathComponent("data/upstream.lock")
            let text = try String(contentsOf: lock, encoding: .utf8)
                .replacingOccurrences(of: "mime-db\t\t\t", with: "mime-db\t1.2\thttps://example.org/db\t")
            try text.write(to: lock, atomically: true, encoding: .utf8)
            try "{}".write(to: file, atomically: true, encoding: .utf8)
            try ImportCommand(root: root, arguments: ["--update-lock", "--mime-db", file.path]).run()
            #expect(
                try String(contentsOf: lock, encoding: .utf8).contains("mime-db\t\thttps://example.org/db\t"))
        }
    }

    @Test func checkFindsALineThatNoImportWrites() throws {
        try withImportedData { root, file in
            let data = DataFolder(url: root.appendingPathComponent("data"))
            let options = try UpstreamOptions(["--mime-db", file.path], data: data)
            func problems() throws -> [String] {
                let imported = try ImportedTables(
                    tables: options.tables, languages: options.languages, corrections: data.corrections())
                return ImportCheck(data: data, imported: imported).problems()
            }
            #expect(try problems().isEmpty)
            let globs = try data.text("globs.tsv")
            try data.write(globs + "*.thong\timage/x-thing\t50\t2\t\tmime-db\n", to: "globs.tsv")
            #expect(
                try problems() == [
                    "globs.tsv is not what an import writes: 1 lines differ",
                    "globs.tsv: - *.thong\timage/x-thing\t50\t2\t\tmime-db",
                ])
        }
    }

    @Test func sourceIsGivenOnce() throws {
        try withImportedData { root, file in
            let text = try message(root, ["--apache", file.path, "--apache", file.path])
            #expect(text == "--apache is given twice")
        }
    }
}
