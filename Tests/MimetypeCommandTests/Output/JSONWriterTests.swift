import DetectionJSON
import Foundation
import Testing

/// The writer of JSON that the command shares with the service.
struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.finish(), as: UTF8.self)
    }

    @Test func valuesAndPiecesAreWrittenAlike() {
        let value = JSON.object([
            ("a", .array([.number(-1), .null, .bool(true), .string("x")])), ("b", .object([])), ("c", .array([])),
        ])
        let pieces = text { writer in
            writer.object { writer in
                writer.name("a")
                writer.array([JSON.number(-1), .null, .bool(true), .string("x")]) { $0.value($1) }
                writer.name("b")
                writer.object { _ in }
                writer.member("c", JSON.array([]))
            }
        }
        #expect(value.text == #"{"a":[-1,null,true,"x"],"b":{},"c":[]}"#)
        #expect(pieces == value.text)
    }

    @Test func everyCharacterComesBack() throws {
        let all = (0...0x10FFFF).filter { $0 < 0x3000 || $0 % 97 == 0 }.compactMap { Unicode.Scalar(UInt32($0)) }
        let string = String(String.UnicodeScalarView(all))
        let document = JSON.object([(string, .string(string))]).text
        let read = try #require(JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: String])
        #expect(read.count == 1)
        #expect(read.first?.value.unicodeScalars.elementsEqual(all) == true)
        #expect(read.first?.key.unicodeScalars.elementsEqual(all) == true)
        #expect(!document.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 || $0.value == 0x7F })
    }

    @Test func slashesAreNotEscapedAndLinesAreOne() {
        #expect(text { $0.string("image/png") } == #""image/png""#)
        #expect(text { $0.string("a\nb\u{2028}\"\\") } == #""a\nb\u2028\"\\""#)
    }
}
