import Foundation
import Testing

@testable import generate_tables

/// Our own rows in `data/own`, in a copy of `data/`.
struct OwnRowsTests {
    private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("data")

    /// Calls `body` with a copy of the data to which lines were added, the file's name before each.
    ///
    /// The descriptions of languages are hundreds of files, which are only copied if they might be written.
    private func withData<Result>(
        _ lines: [(file: String, line: String)], copiesLanguages: Bool = false, _ body: (URL) throws -> Result
    ) throws -> Result {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let data = root.appendingPathComponent("data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.source.path) {
            let (original, copy) = (Self.source.appendingPathComponent(name), data.appendingPathComponent(name))
            if name == "languages", !copiesLanguages {
                try FileManager.default.createSymbolicLink(at: copy, withDestinationURL: original)
            } else {
                try FileManager.default.copyItem(at: original, to: copy)
            }
        }
        for (name, line) in lines {
            let file = data.appendingPathComponent(name)
            try (String(contentsOf: file, encoding: .utf8) + line + "\n").write(
                to: file, atomically: true, encoding: .utf8)
        }
        return try body(root)
    }

    private func facts(_ file: String, _ line: String) throws -> Facts {
        try withData([(file, line)]) { try Facts(DataFolder(url: $0.appendingPathComponent("data"))) }
    }

    private func message(_ file: String, _ line: String) throws -> String {
        let error = try #require(throws: TableError.self) { _ = try facts(file, line) }
        return "\(error)"
    }

    @Test(arguments: [
        ("own/globs.tsv", "*.aardvark\timage/x-aardvark\t50\t\tmeasured"),
        ("own/signatures.tsv", "image/x-aardvark\t50\tsignature\t0\t0\t\"AARDVARK\"\t\tmeasured"),
        ("own/xml-roots.tsv", "aardvark\t\timage/x-aardvark\t\tmeasured"),
    ])
    func rowDeclaresItsType(_ file: String, _ line: String) throws {
        #expect(try facts(file, line).types.contains { $0.type == "image/x-aardvark" })
    }

    @Test(arguments: [
        ("image/x-aardvark\timage/png\tlibmagic", "'image/x-aardvark' is no canonical type"),
        ("image/png\timage/x-aardvark\tlibmagic", "no type is called 'image/x-aardvark'"),
        ("image/png\timage/png\tlibmagic", "'image/png' is not another type in small letters, such as text/x-c"),
        ("image/png\tIMAGE/X-PNG\tlibmagic", "'IMAGE/X-PNG' is not another type in small letters, such as text/x-c"),
        ("image/qoi\timage/png\tlibmagic", "'image/qoi' has another line above"),
        ("image/png\timage/x-png", "has 2 columns, not 3; separate them with tabs"),
    ])
    func wrongNameOfLibmagicIsAnError(_ line: String, _ reason: String) throws {
        #expect(try message("own/libmagic-names.tsv", line).hasSuffix(": \(reason)"))
    }

    @Test func priorityBetweenTheStepsIsAnError() throws {
        let text = try message("own/signatures.tsv", "image/x-aardvark\t55\tsignature\t0\t0\t\"AARDVARK\"\t\tmeasured")
        #expect(text.hasSuffix("the priority must be one of those that data/README.md explains, 40, 50, 60 or 70"))
    }

    @Test func importLeavesOwnRowsAlone() throws {
        let table = #"{"image/x-thing": {"extensions": ["thing"]}}"#
        let line = "*.aardvark\timage/x-aardvark\t50\t\tmeasured"
        try withData([("own/globs.tsv", line)], copiesLanguages: true) { root in
            let upstream = root.appendingPathComponent("db.json")
            try table.write(to: upstream, atomically: true, encoding: .utf8)
            try ImportCommand(root: root, arguments: ["--update-lock", "--mime-db", upstream.path]).run()
            let data = DataFolder(url: root.appendingPathComponent("data"))
            #expect(try data.globs().contains { $0.pattern == "*.thing" })
            #expect(try data.ownGlobs().last?.pattern == "*.aardvark")
        }
    }

    @Test func lineThatAnImportWouldEraseIsAnError() throws {
        let text = try message("signatures.tsv", "image/png\t50\tsignature\t0\t0\t\"AARDVARK\"\t\tlibmagic")
        #expect(text.hasPrefix("signatures.tsv:"))
        #expect(text.hasSuffix("an import takes this line away; move it to own/signatures.tsv"))
    }

    @Test(arguments: [
        (
            "own/globs.tsv", "*.aardvark\timage/x-png\t50\t\tmeasured",
            "'image/x-png' is another name of 'image/png'; use that"
        ),
        (
            "own/globs.tsv", "*.aardvark\tImage\t50\t\tmeasured",
            "'Image' is not a type in small letters, such as image/png"
        ),
        ("own/globs.tsv", "*.aardvark\timage/png\theavy\t\tmeasured", "the weight must be 1 to 100"),
        (
            "own/globs.tsv", "*.png\timage/png\t51\t\tmeasured",
            "an imported table has it with weight 50; change that in corrections.tsv"
        ),
        (
            "own/globs.tsv", "*.png\timage/png\t50\t\tmime-db",
            "an imported table has it from that source already; delete it here"
        ),
        (
            "corrections.tsv", "extensions\timage/png\tpng pnj\tWhy",
            "'pnj' is no extension of 'image/png'; name those of globs.tsv or own/globs.tsv"
        ),
        (
            "own/signatures.tsv", "image/png\t50\tsignature\t0\t0\t8\t\tmeasured",
            "'8' is not a byte pattern, such as 89\"PNG\""
        ),
        (
            "own/xml-roots.tsv", "a\t\timage/png\t<b>|a\tmeasured",
            "a text that the document contains must have four characters or more"
        ),
        ("own/xml-roots.tsv", "\t\timage/png\t\tmeasured", "name an element, a namespace, or both"),
        (
            "own/flags.tsv", "image/x-aardvark\tholds-anything\tNobody knows",
            "'image/x-aardvark' is no canonical type"
        ),
        (
            "own/flags.tsv", "image/png\tregistered\tIt is",
            "the flag must be starts-otherwise or holds-anything or needs-evidence or free-name or template"
        ),
        ("own/flags.tsv", "image/png\tholds-anything\t", "the flag needs a reason"),
        ("own/flags.tsv", "application/zip\tholds-anything\tTwice", "'application/zip' has this flag already"),
        ("own/forms.tsv", "image/x-aardvark\tbinary\tmeasured", "'image/x-aardvark' is no canonical type"),
        ("own/forms.tsv", "image/png\timage/x-aardvark\tmeasured", "'image/x-aardvark' is no canonical type"),
        ("own/forms.tsv", "text/html\tbinary\tmeasured", "'text/html' is text"),
        ("own/forms.tsv", "text/html\ttext\tmeasured", "'text/html' is a kind of 'text/plain' already"),
        (
            "own/forms.tsv", "image/png\tZIP\tmeasured",
            "the form must be text, binary, or a type in small letters, such as application/zip"
        ),
        ("own/names.tsv", "stem\tREADME\tprose", "the value must be document or program"),
    ])
    func errorNamesFileAndLine(_ file: String, _ line: String, _ reason: String) throws {
        let count = try String(contentsOf: Self.source.appendingPathComponent(file), encoding: .utf8)
            .split(separator: "\n").count
        #expect(try message(file, line) == "\(file):\(count + 1): \(reason)")
    }

    @Test func formBecomesAFlagOrAParent() throws {
        func row(_ form: String) throws -> TypeRow? {
            try facts("own/forms.tsv", "application/vnd.hcl-bireports\t\(form)\tmeasured").types
                .first { $0.type == "application/vnd.hcl-bireports" }
        }
        #expect(try row("binary")?.flags.contains(.binary) == true)
        #expect(try row("text")?.flags.contains(.text) == true)
        #expect(try row("application/zip")?.parents.contains("application/zip") == true)
        #expect(try row("application/zip")?.flags.isSuperset(of: [.binary, .signature]) == true)
    }

    @Test func subtypeOfABinaryTypeIsBinary() throws {
        let types = try facts("own/forms.tsv", "application/vnd.hcl-bireports\tbinary\tmeasured").types
        #expect(types.first { $0.type == "application/senml+cbor" }?.flags.contains(.binary) == true)
    }

    @Test func ownRowIsAnotherWitnessOfAnImportedOne() throws {
        let rows = try facts("own/globs.tsv", "*.png\timage/png\t50\t\tmeasured").globs
            .filter { $0.pattern == "*.png" && $0.type == "image/png" }
        #expect(rows.count == 1)
        #expect(rows.first?.sources.last == "measured")
        #expect(rows.first?.sources.contains("mime-db") == true)
    }

    @Test func correctionRanksOwnAndImportedExtensions() throws {
        let lines = [
            (file: "own/globs.tsv", line: "*.aardvark\timage/png\t50\t\tmeasured"),
            (file: "corrections.tsv", line: "extensions\timage/png\taardvark png\tWhy"),
        ]
        let facts = try withData(lines) { try Facts(DataFolder(url: $0.appendingPathComponent("data"))) }
        let rows = facts.globs.filter { $0.type == "image/png" }.sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
        #expect(rows.prefix(2).map(\.pattern) == ["*.aardvark", "*.png"])
        #expect(facts.needlessLines.isEmpty)
    }

    @Test func orderThatIsThereAlreadyIsNeedless() throws {
        let facts = try facts("corrections.tsv", "extensions\timage/png\tpng\tWhy")
        #expect(facts.needlessLines == [try #require(facts.corrections.last).line])
    }

    @Test func ownExtensionComesAfterTheImportedOnes() throws {
        let rows = try facts("own/globs.tsv", "*.aardvark\timage/png\t50\t\tmeasured").globs.filter {
            $0.type == "image/png"
        }
        #expect(rows.max { ($0.rank ?? 0) < ($1.rank ?? 0) }?.pattern == "*.aardvark")
    }
}
