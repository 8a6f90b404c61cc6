import MIMETypes
import Testing

@testable import MIMEDetection

/// Sizes, proofs and paths that are read from headers and directories.
struct UploadInspectionTests {
    private static let policy = UploadPolicy(
        allowing: [.png, .jpeg, .gif, .pdf, .zip, MIMEType(constant: "application/x-tar"), .gzip],
        ranges: [.images])

    private static func codes(_ bytes: [UInt8], _ policy: UploadPolicy = policy) -> [UploadFinding.Code] {
        policy.judge(bytes: bytes).findings.map(\.code)
    }

    @Test func imagesMayHaveAsManyPixelsAsTheLimit() {
        let policy = UploadPolicy(allowing: [.png], uploadLimits: UploadLimits(pixels: 12))
        #expect(Self.codes(Pictures.png(width: 4, height: 3), policy).isEmpty)
        #expect(Self.codes(Pictures.png(width: 13, height: 1), policy) == [.tooManyPixels])
        #expect(Self.codes(Pictures.png(width: 65_535, height: 65_535)) == [.tooManyPixels])
        #expect(Self.codes(Pictures.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) == [.tooManyPixels])
    }

    @Test func filesMayBeAsLargeAsTheLimit() {
        let bytes = Pictures.png()
        #expect(Self.codes(bytes, UploadPolicy(allowing: [.png], maximumSize: bytes.count)).isEmpty)
        let refusal = UploadPolicy(allowing: [.png], maximumSize: bytes.count - 1).judge(bytes: bytes).refusal
        #expect(refusal?.code == .tooLarge && refusal?.reason == .tooLarge)
    }

    @Test func signatureWithAnythingBehindItIsNoProof() {
        let png = Pictures.png()
        // Where the image ends can't be found, so all of it may be something else.
        #expect(Self.codes(Array(png[..<8]) + Pictures.noise(400)) == [.unproven, .trailingData])
        #expect(Self.codes(png.changing(30, to: png[30] ^ 1)) == [.unproven])
        #expect(Self.codes(png.changing(17, to: 1)) == [.unproven])
        let jpeg = Pictures.jpeg()
        #expect(Self.codes(Array(jpeg[..<20]) + Pictures.noise(400)) == [.unproven])
        #expect(Self.codes(Array(jpeg[..<20])) == [.unproven])
        let gif = Pictures.gif()
        #expect(Self.codes(gif.changing(19, to: 0x99)) == [.unproven, .trailingData])
        let pdf = Pictures.pdf()
        #expect(Self.codes(Array(pdf[..<60])) == [.unproven])
    }

    @Test(arguments: [
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 4, 0] + [UInt8](repeating: 0x41, count: 30),
        [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0],
        Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1, 0, 0x40, 0x20, 0x20] + [UInt8](repeating: 0, count: 100),
    ])
    func filesBehindAnImageAreFound(_ file: [UInt8]) {
        for image in [Pictures.png(), Pictures.jpeg(), Pictures.gif()] {
            #expect(Self.codes(image + file) == [.trailingFile])
        }
    }

    @Test func programInAVideoIsFound() {
        let program = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 60)
        let video = Containers.mp4(brand: "isom", handlers: ["vide"]) + Containers.box("mdat", program)
        #expect(UploadPolicy(allowing: [], ranges: [.videos]).judge(bytes: video).refusal?.code == .otherFormat)
    }

    @Test func frameBehindMuchMetadataIsFound() {
        let jpeg = Pictures.jpeg()
        let segment = [0xFF, 0xE1, 0xFF, 0xFF] + [UInt8](repeating: 7, count: 0xFFFD)
        let segments = [[UInt8]](repeating: segment, count: 14).flatMap(\.self)
        #expect(Self.codes(jpeg[..<2] + segments + jpeg[2...]).isEmpty)
    }

    @Test(arguments: [
        "../../etc/passwd", "/etc/passwd", "a/../../b", "..\\x", "C:\\x", "\\x", "a/../..", ".. /x", "C:x",
    ])
    func entriesOutsideOfTheFolderAreFound(_ name: String) {
        let verdict = Self.policy.judge(bytes: Containers.zip([.init("a", "x"), .init(name, "x")]))
        #expect(verdict.refusal?.code == .entryPath)
        #expect(verdict.findings.first?.part == name)
        #expect(Self.codes(Tar.archive([(name, "0", "")])) == [.entryPath])
    }

    @Test(arguments: ["a/b/../c", "a..b", "...", "./a", "a/./b", "..a/b"])
    func entriesInsideOfTheFolderAreOrdinary(_ name: String) {
        #expect(Self.codes(Containers.zip([.init(name, "x")])).isEmpty)
        #expect(Self.codes(Tar.archive([(name, "0", "")])).isEmpty)
    }

    @Test func linksOutOfTheFolderAreFound() {
        #expect(Self.codes(Tar.archive([("a/b", "2", "../../x")])) == [.entryLink])
        #expect(Self.codes(Tar.archive([("a", "2", "/etc/passwd")])) == [.entryLink])
        #expect(Self.codes(Tar.archive([("a", "1", "../x")])) == [.entryLink])
        #expect(Self.codes(Tar.archive([("a/b", "2", "../x")])).isEmpty)
        #expect(Self.codes(Tar.archive([("dev", "3", "")])) == [.entryLink])
        let link = Containers.zip([.init("a/b", "../../x")])
        #expect(Self.codes(Tar.asLink(link)) == [.entryLink])
        #expect(Self.codes(Tar.asLink(Containers.zip([.init("a/b", "../x")]))).isEmpty)
    }

    @Test func namesBeforeTheEntriesOfAnArchiveAreRead() throws {
        let archive = Containers.zip([.init("aaaaaaaaaa", "x"), .init("b", "x")])
        let first = try #require(archive.firstIndex(of: UInt8(ascii: "a")))
        var changed = archive
        changed.replaceSubrange(first..<(first + 10), with: Array("../../evil".utf8))
        #expect(Self.codes(archive).isEmpty)
        #expect(Self.codes(changed) == [.entryPath, .undecodable])
    }

    @Test func longNamesOfTarAreRead() {
        let long = String(repeating: "a/", count: 60) + String(repeating: "../", count: 61) + "x"
        #expect(Self.codes(Tar.archive([(long, "L", ""), ("short", "0", "")])) == [.entryPath])
    }

    @Test func archivesWithoutTheirDirectoryAreRefused() {
        let archive = Containers.zip([.init("a", "x"), .init("b", "x")])
        #expect(Self.codes(archive).isEmpty)
        #expect(Self.codes(Array(archive.dropLast(22))) == [.unproven])
        #expect(Self.codes(Containers.zip([.init("a", "x")], hasDirectory: false)) == [.unproven])
        var changed = archive
        changed[archive.count - 12] = 3
        #expect(Self.codes(changed).contains(.undecodable))
    }

    @Test func entriesAreCounted() {
        let policy = UploadPolicy(allowing: [.zip], uploadLimits: UploadLimits(entries: 3))
        #expect(Self.codes(Containers.zip((0..<3).map { .init("\($0)", "x") }), policy).isEmpty)
        #expect(Self.codes(Containers.zip((0..<4).map { .init("\($0)", "x") }), policy) == [.tooManyEntries])
    }

    @Test func unpackedSizesAreAddedUp() throws {
        var bomb = Containers.zip([.init("a", "x"), .init("b", "x")])
        let records = bomb.indices.filter { bomb[$0...].starts(with: [0x50, 0x4B, 1, 2]) }
        for record in records {
            bomb.replaceSubrange((record + 24)..<(record + 28), with: Containers.little(9 << 20, 4))
            bomb[record + 10] = 8
        }
        for header in bomb.indices.filter({ bomb[$0...].starts(with: [0x50, 0x4B, 3, 4]) }) {
            bomb.replaceSubrange((header + 22)..<(header + 26), with: Containers.little(9 << 20, 4))
            bomb[header + 8] = 8
        }
        #expect(Self.codes(bomb) == [.unpacksTooLarge])
        let policy = UploadPolicy(allowing: [.zip], uploadLimits: UploadLimits(ratio: 1 << 20))
        #expect(Self.codes(bomb, policy).isEmpty)
        let small = UploadPolicy(allowing: [.zip], uploadLimits: UploadLimits(unpackedSize: 18 << 20, ratio: 1 << 20))
        #expect(Self.codes(bomb, small).isEmpty)
        let less = UploadPolicy(
            allowing: [.zip], uploadLimits: UploadLimits(unpackedSize: 18 << 20 - 1, ratio: 1 << 20))
        #expect(Self.codes(bomb, less) == [.unpacksTooLarge])
    }

    @Test func entriesWithAPasswordAreFound() throws {
        var bytes = Containers.zip([.init("secret.txt", "x")])
        let record = try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
        bytes[record + 8] |= 1
        bytes[6] |= 1
        let refusal = Self.policy.judge(bytes: bytes).refusal
        #expect(refusal?.code == .encrypted)
        #expect(refusal?.message.contains("password protects secret.txt") == true)
        let lenient = UploadPolicy(allowing: [.zip], strictness: .lenient).judge(bytes: bytes)
        #expect(lenient.isAccepted && lenient.findings.map(\.code) == [.encrypted])
    }
}

/// Builds tar archives.
enum Tar {
    /// Entries of a name, a kind and the target of a link.
    ///
    /// Those of the kind `L` have the name of the next as content.
    static func archive(_ entries: [(name: String, kind: String, target: String)]) -> [UInt8] {
        entries.flatMap { entry -> [UInt8] in
            let isLong = entry.kind == "L"
            let content = isLong ? Array(entry.name.utf8) : []
            let name = isLong ? "././@LongLink" : entry.name
            let size = String(content.count, radix: 8)
            var header = field(name, 100) + field("0000644", 8) + field("0000000", 8) + field("0000000", 8)
            header += field(String(repeating: "0", count: 11 - size.count) + size, 12) + field("00000000000", 12)
            header += Array("        ".utf8) + Array(entry.kind.utf8) + field(entry.target, 100)
            header += Array("ustar\0".utf8) + Array("00".utf8)
            header += [UInt8](repeating: 0, count: 512 - header.count)
            let sum = String(header.reduce(0) { $0 + Int($1) }, radix: 8)
            let text = Array((String(repeating: "0", count: 6 - sum.count) + sum).utf8) + [0, 0x20]
            header.replaceSubrange(148..<156, with: text)
            return header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
        } + [UInt8](repeating: 0, count: 1024)
    }

    private static func field(_ text: String, _ length: Int) -> [UInt8] {
        Array(text.utf8.prefix(length)) + [UInt8](repeating: 0, count: max(0, length - text.utf8.count))
    }

    /// A ZIP archive whose entries are made symbolic links of Unix.
    static func asLink(_ archive: [UInt8]) -> [UInt8] {
        var bytes = archive
        for record in bytes.indices where bytes[record...].starts(with: [0x50, 0x4B, 1, 2]) {
            bytes[record + 5] = 3
            bytes.replaceSubrange((record + 38)..<(record + 42), with: Containers.little(0xA1FF_0000, 4))
        }
        return bytes
    }
}
