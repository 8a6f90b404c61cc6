import Testing

@testable import MIMEDetection

struct CompoundValueTests {
    private func isAssigned(_ text: String) -> Bool {
        Array(text.utf8).withUnsafeBytes { CompoundValue.isAssigned(in: ByteCursor($0)) }
    }

    @Test(arguments: [
        "ELKS = {\n    \"a\": 1,\n}\n", "# Elks\n\nELKS = [\n", "elks: dict[str, list] = {\n", "const elks ={\n",
        "module.exports = {\r\n", "a, b = (\n",
    ])
    func listOrTableIsFound(_ text: String) {
        #expect(isAssigned(text))
    }

    @Test(arguments: [
        "", "=", "= {\n", "ELKS = 1\n", "  ELKS = {\n", "ELKS == {\n", "9 = {\n", "an elk (or two) = {\n",
        "\"a\" = [\n", "# ELKS = {\n",
    ])
    func otherLinesAreNot(_ text: String) {
        #expect(!isAssigned(text))
    }

    @Test func onlyTheStartIsExamined() {
        let comment = String(repeating: "# Elks graze.\n", count: 400)
        #expect(!isAssigned(comment + "ELKS = {\n"))
    }
}
