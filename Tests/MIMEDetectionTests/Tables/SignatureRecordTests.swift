import MIMETypes
import Testing

@testable import MIMEDetection

struct SignatureRecordTests {
    private static func match(_ bytes: [UInt8], _ type: String) -> SignatureRecord? {
        var found: SignatureRecord?
        bytes.withUnsafeBytes { head in
            PackedSignatures(head: head).forEachPlacedMatch { match in
                if PackedTypes.type(match.type).essence == type { found = SignatureRecord(Int(match.rule)) }
            }
        }
        return found
    }

    @Test func ruleHasItsTextAndComparison() throws {
        let record = try #require(Self.match(Containers.png, "image/png"))
        #expect(record.type == .png)
        #expect(record.text.string == "89\"PNG\"0D0A1A0A")
        #expect(!record.isASCIIText)
        #expect(record.comparison.start == 0)
        #expect(record.comparison.firstByte == 0x89)
        #expect(record.comparison.isSignature)
    }
}
