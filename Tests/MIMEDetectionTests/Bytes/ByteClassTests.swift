import Testing

@testable import MIMEDetection

struct ByteClassTests {
    @Test func everyByteIsOfItsClass() {
        for byte in UInt8.min ... .max {
            let scalar = Unicode.Scalar(byte)
            let isLetter = (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
            let isDigit = (0x30...0x39).contains(byte)
            let isIdentifier = isLetter || isDigit || scalar == "_" || scalar == "$" || byte >= 0x80
            #expect(ByteClass.isBlank(byte) == (scalar == " " || scalar == "\t"))
            #expect(ByteClass.isDigit(byte) == isDigit)
            #expect(ByteClass.isIdentifierByte(byte) == isIdentifier)
            #expect(ByteClass.isNameByte(byte) == (isIdentifier || ".-/:*@".utf8.contains(byte)))
        }
    }
}
