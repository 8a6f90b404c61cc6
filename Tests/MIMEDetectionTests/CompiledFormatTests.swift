import MIMEDetection
import MIMETypes
import Testing

/// What compilers and linkers write, and what only looks like it.
struct CompiledFormatTests {
    typealias Case = DetectionCase

    /// A terminal's description with two numbers and one string.
    private static func terminal(_ mark: [UInt8], names: String = "ab|terminal\u{0}") -> [UInt8] {
        mark + Containers.little(names.utf8.count, 2) + [2, 0, 2, 0, 1, 0, 4, 0] + Array(names.utf8)
            + [1, 0, 80, 0, 24, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0]
    }

    static let cases = [
        Case("terminal", nil, terminal([0x1A, 0x01]), "application/x-terminfo"),
        Case("terminal with wide numbers", nil, terminal([0x1E, 0x02]), "application/x-terminfo2"),
        Case("terminal without a name", nil, terminal([0x1A, 0x01], names: "\u{1}\u{2}"), "application/octet-stream"),
        Case("terminal without an end of names", nil, terminal([0x1A, 1], names: "abc"), "application/octet-stream"),
        Case("bitcode", nil, [0x42, 0x43, 0xC0, 0xDE, 0x35, 0x14, 0, 0], "application/x-llvm"),
        Case("bitcode in a wrapper", nil, [0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0], "application/x-llvm"),
        Case("module", nil, [0x4A, 0x4D, 1, 0, 0x50, 0x4B, 3, 4, 20, 0, 0, 8], "application/x-java-jmod"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: cases)
    func isWhatItIs(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }
}
