import Testing

@testable import MIMEDetection

struct JSONScannerTests {
    private func scan(_ text: String) -> (outcome: JSONScanner.Outcome, members: [String: String?]) {
        Array(text.utf8).withUnsafeBytes { bytes in
            var scanner = JSONScanner(ByteCursor(bytes))
            let outcome = scanner.scan()
            let members = scanner.members.map { member in
                ((member.objectName.map { $0.string + "." } ?? "") + member.name.string, member.text?.string)
            }
            return (outcome, Dictionary(members) { first, _ in first })
        }
    }

    @Test(arguments: ["{}", "[]", "[1, -2.5e+3, true, null, \"a\\\"b\"]", "{\"a\": {\"b\": [{}]}}", " [0] "])
    func valuesAreComplete(_ text: String) {
        #expect(scan(text).outcome == .complete)
    }

    @Test func stringEndsAtItsQuoteWhereverThatIs() {
        for length in 0..<40 {
            let text = String(repeating: "ä", count: length / 2) + String(repeating: "a", count: length % 2)
            #expect(scan("{\"a\": \"\(text)\"}").members == ["a": text])
            #expect(scan("{\"a\": \"\(text)\\\"\(text)\"}").members == ["a": text + "\\\"" + text])
            #expect(scan("{\"a\": \"\(text)\n\"}").outcome == .malformed)
            #expect(scan("{\"a\": \"\(text)").outcome == .truncated)
        }
    }

    @Test(arguments: ["{", "[1,", "{\"a", "{\"a\":", "[tru", "[-", "[1.", "[1e"])
    func startOfAValueIsTruncated(_ text: String) {
        #expect(scan(text).outcome == .truncated)
    }

    @Test(arguments: ["", "1", "[1,]", "{a: 1}", "[01]", "[1}", "{\"a\" 1}", "[\"a\nb\"]", "[nul]", "[,]", "{,}"])
    func otherTextIsMalformed(_ text: String) {
        #expect(scan(text).outcome == .malformed)
    }

    @Test func membersOfTwoLevelsAreNoted() {
        let members = scan("{\"a\": \"x\", \"b\": {\"c\": \"y\", \"d\": {\"e\": 1}}}").members
        #expect(members.keys.sorted() == ["a", "b", "b.c", "b.d"])
        #expect(members["b.c"] == "y")
    }

    @Test func depthIsBounded() {
        #expect(scan(String(repeating: "[", count: 600)).outcome == .malformed)
    }
}
