import MIMEDetection
import MIMETypes
import Testing

/// Records of instruments, keys that are bare numbers, and scores: what measuring, signing and writing music leave
/// behind.
struct ScientificFormatTests {
    typealias Case = DetectionCase

    private static let thirdRecord: [UInt8] =
        Array("MS".utf8) + [3, 0] + Containers.little(5, 4) + Containers.little(2024, 2) + Containers.little(7, 2)
        + [12, 30, 5, 1] + [UInt8](repeating: 0, count: 40)

    private static let controlHeader = Array("000001V 010009402.4 121995,001,00:00:00.0000~2500,001~~~ (words)".utf8)

    static let records = [
        Case("samples", nil, Binaries.seed("D"), "application/vnd.fdsn.mseed"),
        Case("samples of a day that is none", nil, Binaries.seed("D", day: 400), "application/octet-stream"),
        Case("samples of version 3", nil, thirdRecord, "application/vnd.fdsn.mseed"),
        Case("volume", nil, controlHeader, "application/vnd.fdsn.seed"),
        Case(
            "number in a text", nil, "000001 words in a text that starts with a number, and goes on so\n", "text/plain"),
    ]

    private static func number(_ count: Int) -> [UInt8] { Binaries.der(2, [UInt8](repeating: 0x35, count: count)) }
    private static let prime = (0..<8).flatMap { _ in number(64) }
    private static let curve: [UInt8] = [6, 5, 0x2B, 0x81, 4, 0, 0x22]

    static let keys = [
        Case("private key of RSA", nil, Binaries.der(0x30, Binaries.der(2, [0]), prime), "application/x-x509-key"),
        Case(
            "public key of RSA", nil, Binaries.der(0x30, number(128), Binaries.der(2, [1, 0, 1])),
            "application/x-x509-key"),
        Case(
            "private key of a curve", nil,
            Binaries.der(
                0x30, Binaries.der(2, [1]), Binaries.der(4, [UInt8](repeating: 0x81, count: 48)),
                Binaries.der(0xA0, curve)),
            "application/x-x509-key"),
        Case(
            "public key with its algorithm", nil,
            Binaries.der(
                0x30, Binaries.der(0x30, [6, 3, 0x2B, 0x65, 0x70]),
                Binaries.der(3, [0] + [UInt8](repeating: 0x81, count: 32))),
            "application/x-x509-key"),
        Case(
            "numbers that are no key", nil, Binaries.der(0x30, number(128), number(128)), "application/octet-stream"),
    ]

    private static func archive(_ names: String...) -> [UInt8] { Containers.zip(names.map { .init($0) }) }

    static let documents = [
        Case("score", "x.mxl", archive("score.xml", "META-INF/container.xml"), "application/vnd.recordare.musicxml"),
        Case(
            "score without a name", nil, archive("META-INF/container.xml", "a.musicxml"),
            "application/vnd.recordare.musicxml"),
        Case("book", nil, archive("META-INF/container.xml", "a.opf", "a.xml"), "application/epub+zip"),
        Case("part of a calendar", "x.ics", "BEGIN:VEVENT\r\nSUMMARY:words\r\nEND:VEVENT\r\n", "text/calendar"),
        Case(
            "declarations named as an entity", "x.ent", "<!ENTITY % a \"b\">\n",
            "application/xml-dtd"),
        Case("declarations", nil, "<!ENTITY % a \"b\">\n", "application/xml-dtd"),
        Case(
            "relationships", nil,
            "<?xml version=\"1.0\"?><Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\"/>",
            "application/vnd.openxmlformats-package.relationships+xml"),
        Case("sequence", "x.gb", "LOCUS       AB000001  120 bp  DNA\nDEFINITION  words\n", "chemical/x-genbank"),
        Case(
            "trees", nil, "((a:0.1,b:0.2)c:0.3,d:0.4);\n((a:0.1,b:0.3)c:0.2,d:0.4);\n((a:0.2,b:0.2)c:0.1,d:0.4);\n",
            "text/plain"),
        Case(
            "declarations in C", nil, "int f(short a[], int b);\nint g(long a[], int b);\nint h(char a[], int b);\n",
            "text/plain"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: records + keys + documents)
    func isDetected(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
        #expect(detection.conflicts.isEmpty || detection.type == .plainText)
    }
}
