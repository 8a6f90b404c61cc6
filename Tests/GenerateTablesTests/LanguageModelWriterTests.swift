import Testing

@testable import generate_tables

struct LanguageModelWriterTests {
    private static let lines = [
        "label\tElk\t70\t-3", "label\t[prose]\t101\t4", "label\tNotes\t60\t0", "short\t88", "scale\t1234",
        "buckets\t00", "entries\t11", "entries\t22",
    ]

    private static func source(_ lines: [String]) throws -> SwiftSource {
        let languages = [
            try LanguageFile(file: "elk", text: "name Elk\ntype text/x-elk\ncategory source\n"),
            try LanguageFile(file: "notes", text: "name Notes\ntype text/x-notes\ncategory prose\n"),
        ]
        return try LanguageModelWriter(lines: lines.map { $0[...] }, languages: languages).source()
    }

    @Test func numbersOfTheModelAreWritten() throws {
        let source = try Self.source(Self.lines).text
        #expect(source.contains("static var shortThreshold: Int { 88 }"))
        #expect(source.contains("static var scale: Int { 1234 }"))
        #expect(source.contains("text/x-elk"))
        #expect(source.contains("1122"))
    }

    @Test func proseTakesMoreCertainty() throws {
        #expect(try Self.source(Self.lines).numbers.source.contains("70, 101, 95"))
    }

    @Test(arguments: [3, 4, 5])
    func missingLineIsRefused(_ line: Int) {
        var lines = Self.lines
        lines.remove(at: line)
        #expect(throws: TableError.self) { try Self.source(lines) }
    }

    @Test func unknownLineIsNamed() {
        #expect {
            try Self.source(Self.lines + ["words\t1"])
        } throws: {
            "\($0)" == "language-model.tsv:9: a line is a label, a number, or digits"
        }
    }
}
