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
}
