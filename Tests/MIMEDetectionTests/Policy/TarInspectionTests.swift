import MIMETypes
import Testing

@testable import MIMEDetection

/// Archives that programs unpack in different ways.
struct TarInspectionTests {
    private static let policy = UploadPolicy(allowing: [MIMEType(constant: "application/x-tar")])

    private static func codes(_ bytes: [UInt8], _ policy: UploadPolicy = policy) -> [UploadFinding.Code] {
        policy.judge(bytes: bytes).findings.map(\.code)
    }

    /// An entry whose content is in whole blocks, without the end of the archive.
    private static func entry(_ name: String, _ kind: String = "0", _ content: String = "") -> [UInt8] {
        var bytes = Array(Tar.archive([(name, kind, "")]).prefix(512))
        let size = String(content.utf8.count, radix: 8)
        bytes.replaceSubrange(124..<135, with: Array((String(repeating: "0", count: 11 - size.count) + size).utf8))
        return sealed(bytes) + Array(content.utf8)
            + [UInt8](repeating: 0, count: (512 - content.utf8.count % 512) % 512)
    }

    /// The header with its sum.
    private static func sealed(_ header: [UInt8]) -> [UInt8] {
        var header = header
        header.replaceSubrange(148..<156, with: Array("        ".utf8))
        let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
        header.replaceSubrange(
            148..<156, with: Array((String(repeating: "0", count: 6 - sum.count) + sum).utf8) + [0, 0x20])
        return header
    }

    private static func record(_ text: String) -> String {
        var length = text.utf8.count + 3
        length = text.utf8.count + 2 + String(length).count
        return "\(length) \(text)\n"
    }

    private static let end = [UInt8](repeating: 0, count: 1024)
    private static let good = entry("a.txt", "0", "words")

    @Test func ordinaryArchivesAreAccepted() {
        #expect(Self.codes(Self.good + Self.entry("b.txt") + Self.end + Self.end).isEmpty)
        let named = Self.entry("x", "x", Self.record("path=a/b") + Self.record("size=5"))
        #expect(Self.codes(Self.good + named + Self.good + Self.end).isEmpty)
    }

    @Test(arguments: ["x", "g", "X"]) func namesOfExtendedHeadersAreRead(_ kind: String) {
        let header = Self.entry("h", kind, Self.record("mtime=1.5") + Self.record("path=../../x"))
        #expect(Self.codes(Self.good + header + Self.good + Self.end) == [.entryPath])
    }

    @Test func anEntryWithoutANameDoesNotEndTheArchive() {
        var unnamed = Self.good
        unnamed.replaceSubrange(0..<100, with: [UInt8](repeating: 0, count: 100))
        let header = Self.entry("h", "x", Self.record("path=../../x"))
        let archive = Self.good + header + Self.sealed(Array(unnamed.prefix(512))) + unnamed.dropFirst(512) + Self.end
        #expect(Self.codes(archive) == [.entryPath])
    }

    @Test func namesOfFilesWithHolesAreRead() {
        let header = Self.entry("h", "x", Self.record("GNU.sparse.name=../x"))
        #expect(Self.codes(Self.good + header + Self.good + Self.end) == [.entryPath])
        let inside = Self.entry("h", "x", Self.record("GNU.sparse.name=x"))
        #expect(Self.codes(Self.good + inside + Self.good + Self.end).isEmpty)
    }

    @Test(arguments: ["GNU.sparse.realsize", "GNU.sparse.size", "SCHILY.realsize"])
    func holesOfFilesAreCounted(_ record: String) {
        let large = Self.entry("h", "x", Self.record("\(record)=\(1 << 40)"))
        #expect(Self.codes(Self.good + large + Self.good + Self.end) == [.unpacksTooLarge])
        let huge = Self.entry("h", "x", Self.record("\(record)=\(Int.max)"))
        #expect(Self.codes(huge + Self.good + huge + Self.good + Self.end) == [.unpacksTooLarge])
        let small = Self.entry("h", "x", Self.record("\(record)=1000"))
        #expect(Self.codes(Self.good + small + Self.good + Self.end).isEmpty)
        var old = Array(Self.entry("a", "S"))
        old.replaceSubrange(483..<495, with: Array("20000000000\0".utf8))
        #expect(Self.codes(Self.sealed(old) + Self.end).isEmpty == false)
    }

    /// PHP runs such an archive, whatever its name is.
    @Test func archiveOfPHPIsFound() {
        #expect(Self.codes(Self.good + Self.entry(".phar/stub.php", "0", "x") + Self.end) == [.serverScript])
        #expect(Self.codes(Self.good + Self.entry("a/.phar/stub.php", "0", "x") + Self.end).isEmpty)
    }

    @Test func entriesBehindTheEndAndBehindDamageAreFound() {
        #expect(Self.codes(Self.good + Self.end + Self.entry("../x") + Self.end) == [.entryPath])
        let damage = [UInt8](repeating: 0x41, count: 512)
        #expect(Self.codes(Self.good + damage + Self.entry("../x") + Self.end) == [.entryPath])
    }

    @Test func twoSizesAreRefused() {
        let header = Self.entry("h", "x", Self.record("size=0"))
        #expect(Self.codes(Self.good + header + Self.good + Self.end) == [.undecodable])
    }

    @Test func contentIsNotReadBeyondTheLimits() {
        let large = Self.entry("large", "0", String(repeating: "\u{1}", count: 3 << 20))
        let archive = Self.good + large + Self.entry("../x") + Self.end
        let limited = UploadPolicy(
            allowing: [MIMEType(constant: "application/x-tar")], limits: ReadLimits(reads: 64, bytes: 1 << 20))
        #expect(Self.judged(archive, limited) == [.entryPath])
        let many = [[UInt8]](repeating: Self.entry("b", "0", String(repeating: "x", count: 90_000)), count: 20)
        #expect(Self.judged(Self.good + many.flatMap(\.self) + Self.end, limited) == [.tooCostly])
    }

    /// A package of a virtual machine is unpacked as any other archive is.
    @Test func packageOfAMachineIsSearched() {
        let policy = UploadPolicy(allowing: [MIMEType(constant: "application/ovf")])
        let descriptor = Self.entry("disk.ovf", "0", "<Envelope/>")
        #expect(Self.codes(descriptor + Self.end, policy) == [])
        #expect(Self.codes(descriptor + Self.entry("../x") + Self.end, policy) == [.entryPath])
    }

    /// Judges a source whose reads are counted, unlike those of memory.
    private static func judged(_ bytes: [UInt8], _ policy: UploadPolicy) -> [UploadFinding.Code] {
        let resource = Resource(source: CountingSource(bytes), name: nil, limits: policy.limits)
        return (try? policy.judge(resource).findings.map(\.code)) ?? []
    }
}
