import MIMETypes
import Testing

@testable import MIMEDetection

struct BSONDocumentTests {
    private func type(_ bytes: [UInt8]) throws -> String? {
        try DistantSignatureResolver().candidates(for: Resource(bytes: bytes)).first?.type.essence
    }

    private static func document(_ elements: [UInt8]) -> [UInt8] {
        Containers.little(elements.count + 5, 4) + elements + [0]
    }

    private static let number = [0x10] + Array("a\0".utf8) + Containers.little(1, 4)
    private static let text = [0x02] + Array("name\0".utf8) + Containers.little(2, 4) + Array("x\0".utf8)

    @Test(arguments: [
        number, text, number + text, [0x08] + Array("b\0".utf8) + [1], [0x0A] + Array("n\0".utf8),
        [0x03] + Array("d\0".utf8) + document(number),
        [0x05] + Array("b\0".utf8) + Containers.little(2, 4) + [0, 9, 9],
        [0x0B] + Array("r\0^a\0i\0".utf8), [0x07] + Array("_id\0".utf8) + Binaries.noise(12),
    ])
    func documentsAreRecognised(_ elements: [UInt8]) throws {
        #expect(try type(Self.document(elements)) == "application/bson")
    }

    @Test func documentsFollowEachOther() throws {
        let one = Self.document(Self.number)
        #expect(try type(one + Self.document(Self.text)) == "application/bson")
        #expect(try type(one + [1]) == nil)
        #expect(try type(one + Array("text after it".utf8)) == nil)
    }

    @Test(arguments: [
        document([]), document([0x20] + number.dropFirst()), document(number.changing(1, to: 1)),
        document([0x08] + Array("b\0".utf8) + [2]), document(number) + [0], document(number).changing(0, to: 13),
        document(text.changing(6, to: 3)), document(Array(number.dropLast())),
    ])
    func otherDataIsRefused(_ bytes: [UInt8]) throws {
        #expect(try type(bytes) == nil)
    }

    @Test func endMayBeBeyondTheHead() throws {
        let many = Self.document(Array(repeating: Self.number, count: 5000).flatMap { $0 })
        #expect(try type(many) == "application/bson")
        let large = [0x05] + Array("b\0".utf8) + Containers.little(9000, 4) + [0] + Binaries.zeros(9000)
        #expect(try type(Self.document(large)) == nil)
    }
}
