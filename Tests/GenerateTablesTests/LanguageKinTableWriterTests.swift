import Foundation
import Testing

@testable import generate_tables

/// Which labels of the model texts of a type may get.
struct LanguageKinTableWriterTests {
    private static let labels: [Substring] = [
        "label\tC\t50\t0", "label\tJava\t50\t0", "label\t[log]\t101\t0", "scale\t1",
    ]

    private static func row(_ family: String, _ language: String, _ role: String) throws -> FamilyRow {
        try FamilyRow(TSV.Line(file: "own/families.tsv", number: 2, fields: [family, language, role]))
    }

    private static func source(_ families: [FamilyRow]) throws -> String {
        let languages = try [("c", "C", "text/x-c"), ("java", "Java", "text/x-java")].map {
            try LanguageFile(file: $0.0, text: "name \($0.1)\ntype \($0.2)\n")
        }
        let types = ["text/plain", "text/x-c", "text/x-java", "text/x-other"].map { TypeRow(type: $0) }
        return try LanguageKinTableWriter(labels: labels, languages: languages, families: families, types: types)
            .source(ids: TypeNumbering(types)).numbers.source
    }

    /// The own labels and the kin of each type that has any.
    private static func sets(_ families: [FamilyRow]) throws -> Set<[UInt64]> {
        let numbers = try source(families).numbers(after: "language_kin_table_labels_numbers")
        return Set(stride(from: 0, to: numbers.count, by: 10).map { [numbers[$0], numbers[$0 + 5]] })
    }

    @Test func aTypeHasItsOwnLabel() throws {
        #expect(try Self.sets([]) == [[0b001, 0b001], [0b010, 0b010]])
    }

    @Test func membersResembleTheirFamilyAndGuestsAreOnlyResembled() throws {
        let rows = try [Self.row("f", "C", "member"), Self.row("f", "Java", "guest"), Self.row("f", "[log]", "guest")]
        #expect(try Self.sets(rows) == [[0b001, 0b111], [0b010, 0b010]])
    }

    @Test func aLabelMayStandForAType() throws {
        let rows = try [Self.row("text/x-other", "[log]", "label"), Self.row("f", "[log]", "member")]
        #expect(try Self.sets(rows) == [[0b001, 0b001], [0b010, 0b010], [0b100, 0b100]])
    }

    @Test func aTypeWithoutALabelHasTheKinOfItsFamily() throws {
        let rows = try [Self.row("f", "C", "member"), Self.row("f", "text/x-other", "member")]
        #expect(try Self.sets(rows) == [[0b001, 0b001], [0b010, 0b010], [0, 0b001]])
    }

    @Test func templatesAreLeftOut() throws {
        #expect(try Self.sets([Self.row("template", "C", "template")]) == [[0b010, 0b010]])
    }

    @Test func unknownLanguagesAndRolesAreNamed() throws {
        let error = try #require(throws: TableError.self) { try Self.source([Self.row("f", "Kobol", "guest")]) }
        #expect("\(error)" == "own/families.tsv:2: 'Kobol' is neither a label of the model nor a type")
        #expect(throws: TableError.self) { try Self.row("f", "C", "friend") }
    }
}

extension String {
    /// The numbers of an array literal.
    fileprivate func numbers(after declaration: String) -> [UInt64] {
        guard let start = range(of: declaration)?.upperBound, let open = self[start...].range(of: "= {")?.upperBound,
            let end = self[open...].firstIndex(of: "}")
        else { return [] }
        return self[open..<end].split { !$0.isNumber }.compactMap { UInt64($0) }
    }
}
