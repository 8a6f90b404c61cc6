import Testing

@testable import generate_tables

struct LanguageModelWriterTests {
    private static let lines = [
        "label\tElk\t70\t-3", "label\t[prose]\t101\t4", "label\tNotes\t60\t0", "scales\t1234 5", "factors\t900 1000",
        "steps\t88 66", "buckets\t00", "entries\t11", "entries\t22", "outputs\tPPPQQQ",
    ]

    private static func source(_ lines: [String]) throws -> String {
        let languages = [
            try LanguageFile(file: "elk", text: "name Elk\ntype text/x-elk\ncategory source\n"),
            try LanguageFile(file: "notes", text: "name Notes\ntype text/x-notes\ncategory prose\n"),
        ]
        return try LanguageModelWriter(lines: lines.map { $0[...] }, languages: languages).source()
    }

    @Test func numbersOfTheModelAreWritten() throws {
        let source = try Self.source(Self.lines)
        #expect(source.contains("1234, 5,"))
        #expect(source.contains("900, 1000,"))
        #expect(source.contains("88, 66,"))
        #expect(source.contains("PPPQQQ"))
        #expect(source.contains("text/x-elk"))
        #expect(source.contains("1122"))
    }

    @Test func proseTakesMoreCertainty() throws {
        #expect(try Self.source(Self.lines).contains("70, 101, 85"))
    }

    @Test(arguments: [3, 4, 5, 6, 9])
    func missingLineIsRefused(_ line: Int) {
        var lines = Self.lines
        lines.remove(at: line)
        #expect(throws: TableError.self) { try Self.source(lines) }
    }

    @Test func unknownLineIsNamed() {
        #expect {
            try Self.source(Self.lines + ["words\t1"])
        } throws: {
            "\($0)" == "language-model.tsv:11: a line is a label, numbers, or digits"
        }
    }
}
