import MIMETypes
import Testing

@testable import MIMEDetection

struct EarlyPickleFormatTests {
    private func type(_ text: String) throws -> String {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        return try detector.detect(Resource(bytes: Array(text.utf8))).type.essence
    }

    /// What `pickle.dumps(value, 0)` and `pickle.dumps(value, 1)` return in Python.
    @Test(arguments: [
        "I5\n.", "F2.5\n.", "L5L\n.", "Vabc\np0\n.", "(I1\nI2\ntp0\n.", "(lp0\nI1\naVb\np1\na.",
        "(dp0\nVa\np1\nI1\ns.", "c__builtin__\nset\np0\n((lp1\nI1\naI2\natp2\nRp3\n.", "]q\0(K\u{1}K\u{2}e.",
        "}q\0(X\u{1}\0\0\0aq\u{1}K\u{1}u.", "(S'a'\nN0t.",
    ])
    func objectsAreRecognised(_ text: String) throws {
        #expect(try type(text) == "application/x-pickle")
    }

    /// A stack that lacks what an instruction takes, another object at the end, or bytes after it.
    @Test(arguments: [
        "I5\n", "I5\n.x", "I5\nI6\n.", "Ifive\n.", "(I1\n.", "a.", "(a.", "I1\na.", "I1\nI2\ns.", "t.", "p0\n.",
        "I1\np\n.", "cos\n\n.", "Sabc\n.", "I1\n0.", "(I1\ne.", "c two words\nset\n.",
    ])
    func otherInstructionsAreRefused(_ text: String) {
        #expect(EarlyPickleFormat.essence(of: Array(text.utf8)) == nil)
    }

    /// Words may happen to be one instruction.
    @Test(arguments: ["N.", "Mab.", "Good morn.", "K..", "].", "In.", "It is so.", "Vve.\n", "cat\ndog\n"])
    func wordsAreText(_ text: String) throws {
        #expect(try type(text) == "text/plain")
    }

    @Test func endMayBeBeyondTheHead() {
        let start = Array("(lp0\n".utf8) + Array(repeating: Array("I1\na".utf8), count: 4000).joined()
        #expect(EarlyPickleFormat.essence(of: start) == "application/x-pickle")
        #expect(EarlyPickleFormat.essence(of: start.changing(40, to: 0xFF)) == nil)
    }

    /// Lists of names are instructions for the names of classes, and words are those for numbers and texts.
    @Test(arguments: ["com.a.b\ncom.a.c\n", "cat\ncow\ncrow\ncub\n", "Vertex 1\nVertex 2\n", "I1\nI2\n"])
    func linesOfOneKindAreRefused(_ lines: String) {
        let text = Array(repeating: Array(lines.utf8), count: 2000).joined()
        #expect(EarlyPickleFormat.essence(of: Array(text)) == nil)
        #expect(EarlyPickleFormat.essence(of: Array(text.prefix(200))) == nil)
    }

    /// As many marks as instructions are followed.
    @Test func marksAreBounded() {
        let marks = [UInt8](repeating: 0x28, count: 1 << 20)
        #expect(EarlyPickleFormat.essence(of: marks) == nil)
        let list = Array("(lp0\n".utf8)
        #expect(EarlyPickleFormat.essence(of: list + marks + [0x4E, 0x61]) == nil)
        let values = Array("I1\naI2\na".utf8)
        #expect(EarlyPickleFormat.essence(of: list + values + marks) == "application/x-pickle")
    }
}
