import MIMETypes
import Testing

@testable import MIMEDetection

struct DERFormatTests {
    @Test(arguments: [
        (Binaries.certificate, "application/pkix-cert"), (Binaries.certificateRequest, "application/pkcs10"),
        (Binaries.revocationList, "application/pkix-crl"), (Binaries.privateKey, "application/pkcs8"),
        (Binaries.keyStore, "application/pkcs12"), (Binaries.signature, "application/pkcs7-signature"),
        (Binaries.status, "application/ocsp-response"), (Binaries.statusRequest, "application/ocsp-request"),
        (Binaries.certificatePath, "application/pkix-pkipath"),
    ])
    func structureTellsTheType(_ bytes: [UInt8], _ type: String) {
        #expect(DERFormat.essence(of: bytes) == type)
    }

    @Test func responseMayConsistOfAnError() {
        #expect(DERFormat.essence(of: [0x30, 3, 0x0A, 1, 6]) == "application/ocsp-response")
        #expect(DERFormat.essence(of: [0x30, 3, 0x0A, 1, 6, 0]) == nil)
        #expect(DERFormat.essence(of: [0x30, 4, 0x0A, 2, 6, 0]) != "application/ocsp-response")
    }

    @Test func moreAfterTheElementIsRefused() {
        #expect(DERFormat.essence(of: Binaries.certificate + [0x0D, 0x0A]) == "application/pkix-cert")
        #expect(DERFormat.essence(of: Binaries.certificate + [1, 2, 3]) == nil)
    }

    @Test func chainOfCertificatesIsOneAfterTheOther() {
        #expect(DERFormat.essence(of: Binaries.certificate + Binaries.certificate) == "application/pkix-cert")
        #expect(DERFormat.essence(of: Binaries.privateKey + Binaries.privateKey) == nil)
    }

    /// Parts of certificates have the name of their encoding.
    @Test(
        arguments: [
            ([6, 3, 0x2A, 3, 4, 6, 3, 0x2A, 3, 5], true), ([6, 3, 0x2A, 3, 4, 5, 0], true),
            ([6, 3, 0x2A, 3, 4, 0x30, 3, 2, 1, 1], true), ([6, 3, 0x2A, 3, 4, 6, 3, 0x2A, 3], false),
            ([6, 3, 0x2A, 3, 4, 6, 3, 0x2A, 3, 5, 5], false), ([6, 3, 0x2A, 3, 4, 0x7F, 0], false),
            ([5, 0, 5, 0, 5, 0, 5, 0, 5, 0], false),
        ] as [([UInt8], Bool)])
    func partsMayHaveTheName(_ bytes: [UInt8], _ may: Bool) {
        let detection = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
            .detect(bytes: bytes, name: "a.der")
        #expect(detection.conflicts.isEmpty == may, "\(detection)")
    }
}
