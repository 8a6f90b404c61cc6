import FileTesting
import Foundation
import Testing

@testable import train_language_model

/// Two made-up languages, learned from made-up packages.
struct TrainingTests {
    /// A folder as `fetch.py` fills it, with this many packages of five files for each label.
    private static func folder(packages: Int = 12) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for package in 0..<packages {
            for file in 0..<5 {
                try write(folder, "Elk", package, file) {
                    "herd h\($0) of p\($0 * 7) {\n  graze(\($0), \"x\($0)\");\n}\n"
                }
                try write(folder, "Moose", package, file) {
                    "def m\($0) where q\($0 * 5) ->\n\twade [m\($0)], #\($0)\nend\n"
                }
            }
        }
        return folder
    }

    private static func write(
        _ folder: TemporaryFolder, _ label: String, _ package: Int, _ file: Int, _ lines: (Int) -> String
    ) throws {
        let path = "\(label)/package-\(package)"
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
        let numbers = (0..<30).map { package * 1000 + file * 100 + $0 }
        try folder.file("\(path)/\(file)", numbers.map(lines).joined())
    }

    private static func train(_ folder: TemporaryFolder, as name: String) throws -> (model: String, unseen: String) {
        let options = try TrainingOptions([
            folder.url.path, "--out", folder.path("\(name).tsv"), "--report", folder.path("\(name).md"),
            "--unseen", folder.path("\(name).unseen"),
        ])
        try TrainLanguageModel.run(options)
        let texts = try ["\(name).tsv", "\(name).unseen"].map {
            try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
        }
        return (texts[0], texts[1])
    }

    @Test func sameFilesGiveTheSameBytes() throws {
        let folder = try Self.folder()
        let first = try Self.train(folder, as: ".first")
        let second = try Self.train(folder, as: ".second")
        #expect(first.model == second.model)
        #expect(first.unseen == second.unseen)
        #expect(first.model.hasPrefix("label\tElk\t"))
        #expect(first.model.contains("\nfactors\t"))
    }

    @Test func unseenTextsAreJudgedAndNeverLearned() throws {
        let folder = try Self.folder()
        let rows = try Self.train(folder, as: ".model").unseen.split(separator: "\n").dropFirst()
        #expect(!rows.isEmpty)
        for row in rows {
            let fields = row.split(separator: "\t")
            #expect(fields[0].hasPrefix(fields[1] + "/"), "the guess is the label")
            let package = fields[0].split(separator: "/")[1]
            #expect(TrainingCorpus.hash(package.utf8) % 5 == 0)
        }
    }

    @Test(arguments: [(50, 25..<45), (30, 15..<30), (1, 0..<1)])
    func middleIsTwentyLinesFromTheMiddleLineOn(_ count: Int, _ expected: Range<Int>) {
        let text = Data((0..<count).map { "line \($0)\n" }.joined().utf8)
        let middle = TextPart.middle.extract(from: text)
        #expect(middle == Data(expected.map { "line \($0)\n" }.joined().utf8))
    }

    @Test func folderWithTooLittleIsRefused() throws {
        let folder = try Self.folder(packages: 2)
        #expect(throws: TrainingError.self) { try Self.train(folder, as: ".model") }
    }

    @Test(arguments: [
        [], ["a"], ["a", "--out", "b"], ["a", "--out", "b", "--report"], ["a", "b", "--out", "c", "--report", "d"],
        ["a", "--out", "b", "--report", "c", "--seed", "d"], ["a", "--out", "b", "--out", "b", "--report", "c"],
    ])
    func badArgumentsAreRefused(_ arguments: [String]) {
        #expect(throws: TrainingError.self) { try TrainingOptions(arguments) }
    }
}
