#if FUZZING || DEBUG
@testable import MIMEDetection
import MIMETypes

extension FuzzTarget {
    private static let detector = MIMEDetector(
        resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()], search: .head)

    /// Names that the first byte of an input chooses from, so that name and content meet.
    private static let names: [String?] = [
        nil, "x.png", "x.zip", "x.docx", "x.odt", "x.doc", "x.json", "x.xml", "x.html", "x.svg", "x.pdf", "x.txt",
        "x.csv", "x.ts", "x.m", "x.h", "x.mp3", "x.mp4", "x.tar.gz", "x.ogg", "x.der", "x.bin", "Makefile", "x.md",
    ]

    /// The answer is the same each time, with content that ends with the head and content that does not.
    static func detect(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else { return }
        let name = names[Int(first) % names.count]
        let content = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[1...])
        let limits = ReadLimits(headLength: first > 127 ? 512 : 8192)
        let resource = { Resource(unownedMemory: content, name: name.map { ResourceName($0) }, limits: limits) }
        guard let one = try? detector.detect(resource()), let other = try? detector.detect(resource()) else {
            fatalError("memory can be read")
        }
        precondition(one.type == other.type && one.conflicts == other.conflicts, "the answer must not change")
        precondition(one.usage.reads <= limits.reads + 1, "reads are bounded")
    }

    static func readZIP(_ bytes: UnsafeBufferPointer<UInt8>) {
        let content = UnsafeRawBufferPointer(bytes)
        let resource = Resource(unownedMemory: content, limits: ReadLimits(headLength: 512))
        let head = UnsafeRawBufferPointer(rebasing: content.prefix(512))
        guard let directory = try? ZIPDirectory(resource, head: head) else { return }
        _ = directory.contains("mimetype")
    }

    static func readCompoundFile(_ bytes: UnsafeBufferPointer<UInt8>) {
        let content = UnsafeRawBufferPointer(bytes)
        let resource = Resource(unownedMemory: content, limits: ReadLimits(headLength: 512))
        _ = try? CompoundFile(resource, head: UnsafeRawBufferPointer(rebasing: content.prefix(512)))
    }

    /// What comes out of a compressed stream, at most 64 KiB.
    static func inflated(_ bytes: [UInt8]) -> [UInt8] {
        bytes.withUnsafeBytes { Inflate.bytes($0, limit: 64 << 10, until: { _ in false }) }
    }

    static func readXML(_ bytes: UnsafeBufferPointer<UInt8>) {
        _ = XMLProlog(UnsafeRawBufferPointer(bytes))
    }

    static func scanJSON(_ bytes: UnsafeBufferPointer<UInt8>) {
        var scanner = JSONScanner(ByteCursor(UnsafeRawBufferPointer(bytes)))
        _ = scanner.scan()
        precondition(scanner.members.count <= 256, "members are bounded")
    }
}
#endif
