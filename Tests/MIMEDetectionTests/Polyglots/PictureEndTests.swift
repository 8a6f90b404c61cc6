import MIMETypes
import Testing

@testable import MIMEDetection

struct PictureEndTests {
    private static let pictures: [(bytes: [UInt8], type: MIMEType)] = [
        (Pictures.png(), .png), (Pictures.jpeg(), .jpeg), (Pictures.gif(), .gif), (webp, .webp),
    ]

    private static let webp =
        Array("RIFF".utf8) + Containers.little(20, 4) + Array("WEBPVP8L".utf8) + Containers.little(8, 4)
        + [0x2F, 0, 0, 0, 0, 0, 0, 0]

    private static func trailing(_ bytes: [UInt8], _ type: MIMEType) -> OtherReading? {
        bytes.withUnsafeBytes { PictureEnd.trailingData(in: $0, type) }
    }

    @Test(arguments: pictures) func nothingFollowsAWholeImage(_ bytes: [UInt8], _ type: MIMEType) {
        #expect(Self.trailing(bytes, type) == nil)
    }

    @Test(arguments: pictures) func paddingIsIgnored(_ bytes: [UInt8], _ type: MIMEType) {
        #expect(Self.trailing(bytes + [UInt8](repeating: 0, count: 512), type) == nil)
        #expect(Self.trailing(bytes + Array("\r\n".utf8), type) == nil)
    }

    @Test(arguments: pictures) func dataAfterTheEndHasItsOffsetAndType(_ bytes: [UInt8], _ type: MIMEType) {
        let reading = Self.trailing(bytes + Array("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n".utf8), type)
        #expect(reading?.kind == .trailingData)
        #expect(reading?.type == .pdf)
        #expect(reading?.offset == bytes.count)
    }

    @Test(arguments: pictures) func noEndIsFoundInAnImageThatIsCutOff(_ bytes: [UInt8], _ type: MIMEType) {
        for length in bytes.indices { #expect(Self.trailing(Array(bytes[..<length]), type) == nil) }
    }
}
