import Testing

@testable import generate_tables

/// Tables of numbers, as they are written in C.
struct NumberTablesTests {
    @Test func numbersKeepTheirValueAndType() {
        var tables = NumberTables(of: "ElkTable")
        #expect(tables.isEmpty)
        #expect(tables.add("longAges", lists: [[1, 2, 3], [UInt64.max]], perLine: 2) == "elk_table_long_ages")
        #expect(tables.add("weights", lists: [[Int16.min, 0, Int16.max]], perLine: 8) == "elk_table_weights")
        let source = tables.source
        #expect(
            source.contains(
                "const uint64_t elk_table_long_ages_numbers[] = {\n    1, 2,\n    3,\n    18446744073709551615U,\n};"))
        #expect(source.contains("const int16_t elk_table_weights_numbers[] = {\n    -32768, 0, 32767,\n};"))
        let header = NumberTables.header([tables])
        #expect(
            header.contains(
                "DETECTION_TABLE(uint64_t, elk_table_long_ages)\nDETECTION_TABLE(int16_t, elk_table_weights)"))
    }

    @Test func membersOfTheEnumReferToTheNumbers() {
        var source = SwiftSource(type: "ElkTable", summary: "Elks.")
        source.array("ages", lists: [[1, 2], [3 as UInt8]], summary: "Ages.")
        #expect(source.text.contains("import CDetectionTables\n"))
        #expect(
            source.text.contains(
                "static var ages: ConstantTable<UInt8> {\n        ConstantTable(elk_table_ages(), count: 3)"))
        #expect(!SwiftSource(type: "ElkTable", summary: "Elks.").text.contains("import"))
    }

    @Test func otherModulesMayInlineConstants() {
        var source = SwiftSource(type: "ElkTable", summary: "Elks.", isInlinable: true)
        source.constant("age", 7, summary: "The age.")
        #expect(source.text.contains("@usableFromInline\npackage enum ElkTable {"))
        #expect(source.text.contains("    @inlinable package static var age: Int { 7 }\n"))
    }
}
