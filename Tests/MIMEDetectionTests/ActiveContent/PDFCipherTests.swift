import MIMETypes
import Testing

@testable import MIMEDetection

/// Encrypted documents that open without a password are searched like any other.
@Suite struct PDFCipherTests {
    private static func codes(_ bytes: [UInt8]) -> [UploadFinding.Code] {
        UploadPolicy(allowing: [.pdf]).judge(bytes: bytes, name: "a.pdf").findings.map(\.code)
    }

    @Test func documentsWithoutPasswordsAreRead() {
        #expect(Self.codes(EncryptedPDF.plain).isEmpty)
        #expect(Self.codes(EncryptedPDF.locked) == [.encrypted])
    }

    @Test(arguments: [
        EncryptedPDF.script2, EncryptedPDF.script3, EncryptedPDF.script4WithAES, EncryptedPDF.script6,
    ]) func scriptsInEncryptedStreamsAreFound(_ bytes: [UInt8]) {
        #expect(Self.codes(bytes) == [.documentScript])
    }

    @Test(arguments: [
        EncryptedPDF.link3, EncryptedPDF.link4WithRC4, EncryptedPDF.link4WithAES, EncryptedPDF.link5,
        EncryptedPDF.link6,
    ]) func encryptedAddressesAreRead(_ bytes: [UInt8]) {
        #expect(Self.codes(bytes) == [.documentScript])
    }

    /// A description that doesn't fit, or that readers may understand in different ways, hides what is encrypted.
    @Test(arguments: [
        ("/Standard", "/Standart"), ("/R 6", "/R 7"), ("/V 5", "/V 4"), ("/StdCF", "/OtherCF"), ("/AESV3", "/AESV9"),
        ("/Encrypt ", "/Encrypt 9"), ("/U <", "/U <00"), ("/UE <", "/UE <00"), ("/P ", "/P -"), ("/O <", "/Q <"),
    ]) func otherEncryptionIsNotRead(_ old: String, _ new: String) {
        let changed = Self.replacing(old, new, in: EncryptedPDF.plain)
        #expect(changed != EncryptedPDF.plain, "\(old)")
        #expect(Self.codes(changed).contains { $0 == .encrypted || $0 == .undecodable }, "\(old)")
    }

    @Test func twoDescriptionsAreNotRead() {
        let other = Array("\ntrailer << /Encrypt << /Filter /Standard >> >>\nstartxref\n0\n%%EOF\n".utf8)
        #expect(Self.codes(EncryptedPDF.plain + other).contains(.encrypted))
        let otherIdentifier = Array("\ntrailer << /Encrypt 6 0 R /ID [<00><00>] >>\nstartxref\n0\n%%EOF\n".utf8)
        #expect(Self.codes(EncryptedPDF.plain + otherIdentifier).contains(.encrypted))
    }

    private static func replacing(_ old: String, _ new: String, in bytes: [UInt8]) -> [UInt8] {
        let (old, new) = (Array(old.utf8), Array(new.utf8))
        var (result, position): ([UInt8], Int) = ([], 0)
        while position < bytes.count {
            if bytes[position...].starts(with: old) {
                result += new
                position += old.count
            } else {
                result.append(bytes[position])
                position += 1
            }
        }
        return result
    }
}
