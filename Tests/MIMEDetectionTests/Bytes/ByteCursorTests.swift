import Testing

@testable import MIMEDetection

struct ByteCursorTests {
    private func with<Result>(_ text: String, _ body: (inout ByteCursor) -> Result) -> Result {
        Array(text.utf8).withUnsafeBytes { bytes in
            var cursor = ByteCursor(bytes)
            return body(&cursor)
        }
    }

    @Test func positionNeverLeavesTheBytes() {
        with("abc") { cursor in
            cursor.skip(100)
            #expect(cursor.isAtEnd)
            #expect(cursor.next() == nil)
            #expect(cursor.peek(1) == nil)
            cursor.skip(-5)
            #expect(cursor.position == 3)
        }
        #expect(([1, 2] as [UInt8]).withUnsafeBytes { ByteCursor($0, at: -1).position } == 0)
        #expect(([1, 2] as [UInt8]).withUnsafeBytes { ByteCursor($0, at: 9).position } == 2)
    }

    @Test func textIsFoundAndConsumed() {
        with("one two") { cursor in
            #expect(cursor.starts(with: "ONE", ignoringCase: true))
            #expect(cursor.consume("two") == false)
            #expect(cursor.skip(behind: " t") == true)
            #expect(cursor.rest(9).string == "wo")
            #expect(cursor.skip(behind: "x") == false)
            #expect(cursor.isAtEnd)
        }
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb"])
    func linesEndInThreeWays(_ text: String) {
        with(text) { cursor in
            #expect(cursor.takeLine().string == "a")
            #expect(cursor.takeLine().string == "b")
            #expect(cursor.isAtEnd)
        }
    }

    @Test func blanksAreTrimmedAtTheEndOfALine() {
        with(" a \t\nb") { cursor in
            #expect(cursor.takeTrimmedLine().string == " a")
        }
    }

    @Test func numbersAreReadInBothOrders() {
        let bytes: [UInt8] = [1, 2, 3, 0xFF]
        bytes.withUnsafeBytes { bytes in
            #expect(bytes.bigEndian(at: 0, width: 3) == 0x010203)
            #expect(bytes.littleEndian(at: 1, width: 3) == 0xFF0302)
            #expect(bytes.bigEndian(at: 2, width: 3) == nil)
            #expect(bytes.littleEndian(at: -1, width: 1) == nil)
        }
        // More than an integer holds.
        #expect([UInt8](repeating: 0xFF, count: 8).withUnsafeBytes { $0.bigEndian(at: 0, width: 8) } == nil)
    }
}
