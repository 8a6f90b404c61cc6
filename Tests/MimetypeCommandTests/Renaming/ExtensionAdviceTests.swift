import MIMEDetection
import MIMETypes
import Testing

@testable import mimetype

/// What is advised about a file, without a file.
struct ExtensionAdviceTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private static let file = FileMode(isRegularFile: true, isExecutable: false)

    private func advice(_ path: String, _ bytes: [UInt8] = png, mode: FileMode? = file) throws -> ExtensionAdvice {
        let detection = try MIMEDetector().detect(
            Resource(source: PrefixSource(bytes, isComplete: true), name: ResourceName(path)))
        return ExtensionAdvice(
            FileAnswer(path: Array(path.utf8), size: bytes.count, detection: detection), mode: mode)
    }

    @Test func extensionOfTheLastComponentIsReplaced() throws {
        let rename = Rename(old: Array("a.gif/b.c.jpg".utf8), new: Array("a.gif/b.c.png".utf8))
        #expect(try advice("a.gif/b.c.jpg") == .rename(rename))
    }

    @Test(arguments: ["photo", "photo.png", "photo.unknown-suffix"])
    func nameWithoutAContradictionIsKept(_ name: String) throws {
        #expect(try advice(name) == .keep)
    }

    @Test func fileThatIsGoneOrALinkOrAProgramIsRefused() throws {
        let link = FileMode(isRegularFile: false, isExecutable: false)
        let program = FileMode(isRegularFile: true, isExecutable: true)
        for mode in [nil, link, program] {
            guard case .refuse = try advice("scan.jpg", mode: mode) else {
                Issue.record("not refused")
                return
            }
        }
    }
}
