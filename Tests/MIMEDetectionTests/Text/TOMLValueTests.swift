import Testing

@testable import MIMEDetection

struct TOMLValueTests {
    private func kind(_ text: String) -> TOMLValue.Kind? {
        Array(text.utf8).withUnsafeBytes { bytes in
            var value = TOMLValue(ByteCursor(bytes))
            return value.read()
        }
    }

    @Test(arguments: ["\"a \\\" b\"", "'a'", "\"\"\"a\nb\"\"\"", "'''a\nb'''"])
    func stringsAreRead(_ text: String) {
        #expect(kind(text) == .string)
    }

    @Test(arguments: ["true", "-1.5e3", "0xff", "1979-05-27 07:32:00", "inf", "1_000"])
    func scalarsAreRead(_ text: String) {
        #expect(kind(text) == .scalar)
    }

    @Test(arguments: ["[1, \"a\"]", "{ a = [1] }", "[\n1, # words\n2\n]"])
    func collectionsAreRead(_ text: String) {
        #expect(kind(text) == .collection)
    }

    @Test(arguments: ["", "word", "\"a", "[1", "[f(x)]", "1.2.3.4"])
    func otherTextIsNotAValue(_ text: String) {
        #expect(kind(text) == nil)
    }

    @Test func nestingIsBounded() {
        #expect(kind(String(repeating: "[", count: 100) + String(repeating: "]", count: 100)) == nil)
    }
}
