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

    /// Eight bytes are looked at together, so each byte has to be seen at each offset, beside all that could hide it.
    @Test func specialBytesAreEscapedAnywhere() {
        for byte in UInt8(0)..<0x80 {
            for place in 0..<9 {
                for other in [UInt8(ascii: "a"), 0x20, 0x7E, 0x00, 0x22, 0x7F] {
                    var bytes = [UInt8](repeating: other, count: 9)
                    bytes[place] = byte
                    let text = String(decoding: bytes, as: UTF8.self)
                    #expect(self.text { $0.string(text) } == "\"\(bytes.map(Self.escaped).joined())\"")
                }
            }
        }
    }

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case 0x22: #"\""#
        case 0x5C: #"\\"#
        case 0x0A: #"\n"#
        case 0x0D: #"\r"#
        case 0x09: #"\t"#
        case 0..<0x10: "\\u000\(String(byte, radix: 16))"
        case 0x10..<0x20, 0x7F: "\\u00\(String(byte, radix: 16))"
        default: String(Unicode.Scalar(byte))
        }
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
