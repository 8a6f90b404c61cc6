import Testing

@testable import generate_tables

struct MandatorySignaturesTests {
    private func row(_ type: String, parents: [String] = [], flags: Set<TypeRow.Flag> = []) -> TypeRow {
        var row = TypeRow(type: type)
        row.parents = parents
        row.flags = flags
        return row
    }

    private func rule(
        _ type: String, at offsets: ClosedRange<Int> = 0...0, _ tier: SignatureRow.Tier = .signature
    ) -> SignatureRow {
        SignatureRow(
            type: type, priority: 50, tier: tier, depth: 0, offsets: offsets, bytes: [1, 2, 3, 4], mask: nil,
            ignoresCase: false, source: "own")
    }

    private func marked(
        _ types: [TypeRow], _ rules: [SignatureRow], _ corrected: [String: Bool] = [:]
    ) -> Set<String> {
        MandatorySignatures(types: types, signatures: rules, corrected: corrected).marked()
    }

    @Test func signaturesAtFixedOffsetsAreMandatory() {
        #expect(marked([row("image/x-a")], [rule("image/x-a"), rule("image/x-a", at: 8...8, .weak)]) == ["image/x-a"])
    }

    @Test func searchedMarksAreNotMandatory() {
        #expect(marked([row("image/x-a")], [rule("image/x-a"), rule("image/x-a", at: 0...64)]) == [])
    }

    @Test func shortMarksAreNotMandatory() {
        #expect(marked([row("image/x-a")], [rule("image/x-a", .weak)]) == [])
    }

    @Test func typeWithoutRulesHasNoMark() {
        #expect(marked([row("image/x-a")], []) == [])
    }

    @Test func textHasNoMarkUnlessACorrectionSaysSo() {
        let types = [row("text/x-a", flags: [.text])]
        #expect(marked(types, [rule("text/x-a")]) == [])
        #expect(marked(types, [], ["text/x-a": true]) == ["text/x-a"])
    }

    @Test func kindsOfAMarkedTypeHaveItsMark() {
        let types = [row("application/x-a"), row("image/x-b", parents: ["application/x-a"])]
        #expect(marked(types, [rule("application/x-a")]) == ["application/x-a", "image/x-b"])
    }

    @Test func kindOfAContainerByItsNameHasTheContainersMark() {
        let types = [row("application/zip"), row("application/x-a+zip")]
        #expect(marked(types, [rule("application/zip")]).contains("application/x-a+zip"))
    }

    @Test func correctionsDecide() {
        let types = [row("application/x-a"), row("image/x-b", parents: ["application/x-a"])]
        #expect(marked(types, [rule("application/x-a")], ["image/x-b": false]) == ["application/x-a"])
        #expect(marked(types, [rule("application/x-a")], ["application/x-a": false]) == [])
    }

    /// Hundreds of types are known so, ZIP and PNG like those that a rule tells by more than a few bytes.
    @Test(arguments: ["application/zip", "image/png", "application/x-xz", "application/epub+zip", "image/tiff"])
    func commonFormatsHaveAMark(_ type: String) throws {
        let facts = try GeneratedFileTests.facts.get()
        #expect(facts.types.first { $0.type == type }?.flags.contains(.signature) == true)
        #expect(facts.types.count { $0.flags.contains(.signature) } > 900)
    }
}
