import MIMEDetection
import MIMETypes
import Testing

/// Formats whose marks are too short or missing, and which are recognised by their structure.
struct BinaryFormatTests {
    typealias Case = DetectionCase

    private static let program =
        [0x7F] + Array("ELF".utf8) + [2, 1, 1, 0] + [UInt8](repeating: 0, count: 8) + [2, 0, 62, 0]
        + [UInt8](repeating: 0, count: 44)

    static let formats = [
        Case("MP3", nil, Binaries.mp3, "audio/mpeg"), Case("MP2", nil, Binaries.mp2, "audio/mp2"),
        Case("AAC", nil, Binaries.aac, "audio/aac"),
        Case("MP3 behind a tag", nil, Binaries.tagged(Binaries.mp3), "audio/mpeg"),
        Case("AAC behind a tag", nil, Binaries.tagged(Binaries.aac), "audio/aac"),
        Case(
            "FLAC behind a tag", nil,
            Binaries.tagged(Array("fLaC".utf8) + [0, 0, 0, 34] + [UInt8](repeating: 0, count: 34)),
            "audio/flac"),
        Case("AAC named as MP3", "x.mp3", Binaries.aac, "audio/aac", .contentContradictsName),
        Case("AC-3", nil, Binaries.ac3(bits: 0x40, count: 2), "audio/ac3"),
        Case("Enhanced AC-3", nil, Binaries.ac3(bits: 0x80, count: 2), "audio/eac3"),
        Case("Enhanced AC-3 by its name", "x.eac3", Binaries.ac3(bits: 0x80, count: 2), "audio/eac3"),
        Case("animated PNG", nil, Binaries.png("pHYs", "acTL", "IDAT"), "image/apng"),
        Case("animated PNG named as an ordinary one", "x.png", Binaries.png("acTL", "IDAT"), "image/apng"),
        Case("PNG with a chunk that comes too late", nil, Binaries.png("IDAT", "acTL"), "image/png"),
        Case("program for Linux named as Dune names it", "x.exe", program, "application/x-executable"),
        Case("program named as a script", "x.sh", program, "application/x-executable", .contentContradictsName),
        Case("program stream", nil, Binaries.programStream, "video/mpeg"),
        Case("MPEG video", nil, Binaries.videoSequence, "video/mpeg"), Case("H.264", nil, Binaries.h264, "video/h264"),
        Case("Flash video", nil, Array("FLV".utf8) + [1, 5, 0, 0, 0, 9, 0, 0, 0, 0], "video/x-flv"),
        Case("certificate", nil, Binaries.certificate, "application/pkix-cert"),
        Case("certificate by its name", "x.der", Binaries.certificate, "application/x-x509-ca-cert"),
        Case("request for a certificate", nil, Binaries.certificateRequest, "application/pkcs10"),
        Case("list of revoked certificates", nil, Binaries.revocationList, "application/pkix-crl"),
        Case("path of certificates", nil, Binaries.certificatePath, "application/pkix-pkipath"),
        Case("private key", "x.p8", Binaries.privateKey, "application/pkcs8"),
        Case("encrypted key", nil, Binaries.encryptedKey, "application/pkcs8-encrypted"),
        Case("store of keys", nil, Binaries.keyStore, "application/pkcs12"),
        Case("certificates in a message", nil, Binaries.certificates, "application/x-pkcs7-certificates"),
        Case("signature", nil, Binaries.signature, "application/pkcs7-signature"),
        Case("signed message", nil, Binaries.message, "application/pkcs7-mime"),
        Case("message in one go", nil, Binaries.streamedMessage(3), "application/pkcs7-mime"),
        Case("signature in one go", nil, Binaries.streamedMessage(2), "application/pkcs7-signature"),
        Case("certificate that was cut off", nil, Array(Binaries.certificate.prefix(140)), "application/pkix-cert"),
        Case("store of keys that was cut off", nil, Array(Binaries.largeStore.prefix(90)), "application/pkcs12"),
        Case("status of a certificate", nil, Binaries.status, "application/ocsp-response"),
        Case("question about a certificate", nil, Binaries.statusRequest, "application/ocsp-request"),
        Case("ring of keys", nil, Binaries.pgpKey, "application/pgp-keys"),
        Case("signature of OpenPGP", nil, Binaries.pgpSignature, "application/pgp-signature"),
        Case("tar without a mark", nil, Binaries.tar(), "application/x-tar"),
        Case("tar with a mark", nil, Binaries.tar(mark: "ustar\u{0}00"), "application/x-tar"),
        Case("table of dBASE", nil, Binaries.table, "application/vnd.dbf"),
        Case("body of triangles", nil, Binaries.triangles, "model/stl"),
        Case("LZMA", nil, Binaries.lzma, "application/x-lzma"), Case("speech", nil, Binaries.speech, "audio/x-gsm"),
        Case("window", nil, Binaries.windowDump, "image/x-xwindowdump"),
        Case("sounds of instruments", nil, Binaries.chunk("RIFF", "DLS "), "audio/dls"),
        Case("MIDI in RIFF", nil, Binaries.chunk("RIFF", "RMID"), "audio/midi"),
        Case("RIFF of an unknown kind", nil, Binaries.chunk("RIFF", "XXXX"), "application/x-riff"),
        Case("AIFF", nil, Binaries.chunk("FORM", "AIFF"), "audio/x-aiff"),
        Case("IFF of an unknown kind", nil, Binaries.chunk("FORM", "XXXX"), "application/x-iff"),
        Case(
            "object of Mach-O", nil,
            [0xCF, 0xFA, 0xED, 0xFE, 7, 0, 0, 1, 3, 0, 0, 0, 1, 0, 0, 0] + [UInt8](repeating: 0, count: 40),
            "application/x-mach-o-object"),
        Case("Arrow", nil, Array("ARROW1".utf8) + [0, 0, 0xFF, 0xFF, 0xFF, 0xFF], "application/vnd.apache.arrow.file"),
    ]

    static let others = [
        Case(
            "sequence of nothing known", nil,
            Binaries.der(0x30, Binaries.der(4, [1, 2, 3]), Binaries.der(4, [4, 5, 6])), "application/octet-stream"),
        Case("certificate with more behind it", nil, Binaries.certificate + [1, 2, 3, 4], "application/octet-stream"),
        Case("header of tar with another sum", nil, Binaries.tar(sumIsOff: true), "application/octet-stream"),
        Case("too few triangles", nil, Binaries.triangles + [0], "application/octet-stream"),
        Case(
            "table of a thirteenth month", nil, [3, 95, 13] + Binaries.table.dropFirst(3), "application/octet-stream"),
        Case(
            "frames of speech and others", nil,
            Binaries.speech.dropLast(33) + [0, 1] + [UInt8](repeating: 0xD0, count: 99), "application/octet-stream"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: formats + others)
    func isDetected(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
        #expect(detection.conflicts.map(\.kind) == [test.conflict].compactMap(\.self))
    }
}
