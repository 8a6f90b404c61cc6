import MIMETypes
import Testing

@testable import MIMEDetection

/// Archives whose parts state different things.
struct ZIPEntryComparisonTests {
    private static let entries = [Containers.ZIPEntry("first.txt", "some words"), .init("second.txt", "more words")]
    private static let archive = Containers.zip(entries)

    private static func codes(
        _ bytes: [UInt8], _ strictness: UploadPolicy.Strictness = .standard
    ) -> [UploadFinding.Code] {
        UploadPolicy(allowing: [.zip], strictness: strictness).judge(bytes: bytes).findings.map(\.code)
    }

    /// The offsets of headers of a kind.
    private static func headers(_ kind: [UInt8], in bytes: [UInt8] = archive) -> [Int] {
        bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B] + kind) }
    }

    @Test func archiveWhosePartsAgreeIsAccepted() {
        #expect(Self.codes(Self.archive, .strict).isEmpty)
        let streamed = Containers.zip([.init("a", "words", isStreamed: true), .init("b", "words", isStreamed: true)])
        #expect(Self.codes(streamed, .strict).isEmpty)
        #expect(Self.codes(Self.large(Self.archive), .strict).isEmpty)
    }

    /// libarchive states the unpacked size of an entry that it streams, and not the packed one.
    @Test func streamedEntryMayStateItsUnpackedSize() throws {
        let streamed = Containers.zip([.init("a", "words", isStreamed: true)])
        let header = try #require(Self.headers([3, 4], in: streamed).first)
        #expect(Self.codes(streamed.changing(header + 22, to: 5), .strict).isEmpty)
        #expect(Self.codes(streamed.changing(header + 22, to: 6)).contains(.undecodable))
        #expect(Self.codes(streamed.changing(header + 18, to: 5).changing(header + 22, to: 5), .strict).isEmpty)
    }

    /// OpenOffice.org 2 states the sizes before and after the data of an entry, and sets no flag for that.
    @Test func sizesMayBeRepeatedAfterAnEntry() throws {
        let headers = { (bytes: [UInt8]) in Self.headers([3, 4], in: bytes) + Self.headers([1, 2], in: bytes) }
        var repeated = Containers.zip([.init("a", "words", isStreamed: true), .init("b", "words")])
        let (first, listed) = (headers(repeated)[0], headers(repeated)[2])
        repeated = repeated.changing(first + 6, to: 0).changing(listed + 8, to: 0)
        repeated = repeated.changing(first + 18, to: 5).changing(first + 22, to: 5)
        #expect(Self.codes(repeated, .strict).isEmpty)
        let record = try #require(Self.headers([7, 8], in: repeated).first)
        #expect(!Self.codes(repeated.changing(record + 8, to: 4), .strict).isEmpty)
    }

    /// Info-ZIP writes a ZIP64 record for its standard input, however small that is.
    @Test func smallNumbersMayHaveALargeRecord() throws {
        let large = Self.large(Self.archive)
        let end = try #require(Self.headers([5, 6], in: large).last)
        var small = large
        let own = try #require(Self.headers([5, 6]).last)
        small.replaceSubrange(end..<(end + 20), with: Self.archive[own..<(own + 20)])
        #expect(Self.codes(small, .strict).isEmpty)
        #expect(Self.codes(small.changing(end + 16, to: small[end + 16] &+ 1)).contains(.undecodable))
    }

    /// The distances in a header of a flag, the packing, a size, and a letter of the name, and other values for them.
    @Test(arguments: [(6, 1), (8, 8), (18, 9), (22, 11), (30, 0x46), (0, 0x51)])
    func headerThatDiffersFromTheDirectoryIsRefused(_ distance: Int, _ value: UInt8) throws {
        for header in Self.headers([3, 4]) {
            #expect(Self.codes(Self.archive.changing(header + distance, to: value)).contains(.undecodable))
        }
    }

    @Test func entriesThatShareBytesAreRefused() throws {
        var bytes = Self.archive
        let records = Self.headers([1, 2])
        // The second record refers to the header of the first, whose name it has then.
        bytes.replaceSubrange(records[1]..<(records[1] + 55), with: bytes[records[0]..<(records[0] + 55)])
        #expect(Self.codes(bytes).contains(.undecodable))
    }

    @Test func entryThatTheDirectoryDoesNotListIsRefused() throws {
        let hidden = Containers.zip([.init("hidden.txt", "x")], hasDirectory: false)
        #expect(Self.codes(Self.inserting(hidden)) == [.undecodable])
    }

    @Test func dataBetweenEntriesIsFound() {
        #expect(Self.codes(Self.inserting([UInt8](repeating: 0, count: 100)), .strict).isEmpty)
        #expect(Self.codes(Self.inserting(Pictures.noise(100))) == [.trailingData])
        #expect(Self.codes(Self.inserting(Pictures.pdf())) == [.trailingFile])
        let program = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 60)
        #expect(Self.codes(Self.inserting(program)) == [.trailingFile])
        #expect(Self.codes(Self.inserting(program, beforeDirectory: true)) == [.trailingFile])
        let signature = Pictures.noise(100) + Array("APK Sig Block 42".utf8)
        #expect(Self.codes(Self.inserting(signature, beforeDirectory: true), .strict).isEmpty)
        #expect(Self.codes(Self.inserting(signature)) == [.trailingData])
    }

    @Test(arguments: [4, 6, 8]) func partOfAnArchiveOnSeveralDisksIsRefused(_ distance: Int) {
        let end = Self.archive.count - 22
        #expect(Self.codes(Self.archive.changing(end + distance, to: 1)) == [.undecodable])
    }

    @Test func entryOnAnotherDiskIsRefused() {
        let record = Self.headers([1, 2])[1]
        #expect(Self.codes(Self.archive.changing(record + 34, to: 1)) == [.undecodable])
    }

    @Test func twoLargeRecordsAreRefused() {
        var bytes = Self.large(Self.archive)
        let record = Self.headers([6, 6], in: bytes)[0]
        // The locator points to a copy before the archive, and another is right before the locator.
        let copy = Array(bytes[record..<(record + 56)])
        bytes.replaceSubrange((record + 64)..<(record + 72), with: Containers.little(record - 56, 8))
        bytes.insert(contentsOf: copy, at: record)
        bytes.replaceSubrange((record + 120)..<(record + 128), with: Containers.little(record, 8))
        #expect(Self.codes(bytes).contains(.undecodable))
    }

    @Test func largeDirectoryBehindAProgramIsFound() throws {
        let program = Binaries.program([0x50, 0x45, 0, 0])
        let bytes = program + Self.large(Self.archive)
        let detection = MIMEDetector.thorough.detect(bytes: bytes)
        #expect(detection.alsoReadableAs.contains { $0.type == .zip && $0.offset == program.count })
        let unknown = Pictures.noise(700) + Self.large(Self.archive)
        #expect(MIMEDetector().detect(bytes: unknown).type == .zip)
    }

    /// The archive with something between its entries, which the directory takes into account.
    private static func inserting(_ gap: [UInt8], beforeDirectory: Bool = false) -> [UInt8] {
        var bytes = archive
        let (second, records, end) = (headers([3, 4])[1], headers([1, 2]), archive.count - 22)
        if !beforeDirectory {
            bytes.replaceSubrange((records[1] + 42)..<(records[1] + 46), with: Containers.little(second + gap.count, 4))
        }
        bytes.replaceSubrange((end + 16)..<(end + 20), with: Containers.little(records[0] + gap.count, 4))
        bytes.insert(contentsOf: gap, at: beforeDirectory ? records[0] : second)
        return bytes
    }

    /// The archive with a ZIP64 record for its directory.
    private static func large(_ archive: [UInt8]) -> [UInt8] {
        let end = archive.count - 22
        let record = headers([1, 2], in: archive)[0]
        let numbers = Containers.little(2, 8) + Containers.little(2, 8) + Containers.little(end - record, 8)
        let large =
            [0x50, 0x4B, 6, 6] + Containers.little(44, 8) + [45, 0, 45, 0] + Containers.little(0, 8) + numbers
            + Containers.little(record, 8)
        let locator =
            [0x50, 0x4B, 6, 7] + Containers.little(0, 4) + Containers.little(end, 8) + Containers.little(1, 4)
        return archive[..<end] + large + locator + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 12)
            + [0, 0]
    }
}
