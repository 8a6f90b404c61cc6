import MIMETypes
import Testing

@testable import MIMEDetection

/// Archives that programs unpack in different ways.
struct ZIPDifferenceTests {
    private static func codes(_ bytes: [UInt8]) -> [UploadFinding.Code] {
        UploadPolicy(allowing: [.zip]).judge(bytes: bytes).findings.map(\.code)
    }

    private static let empty: [UInt8] = [0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18)

    @Test func emptyDirectoryHidesNothing() {
        #expect(Self.codes(Self.empty).isEmpty)
        #expect(Self.codes(Containers.zip([.init("a", "x")]) + Self.empty).contains(.undecodable))
        let shifted = Self.empty.prefix(16) + Containers.little(40, 4) + [0, 0]
        #expect(Self.codes([0x50, 0x4B, 3, 4] + Array("<?php system('id'); ?>".utf8) + shifted).contains(.undecodable))
    }

    @Test func directoryIsNotLongerThanItsRecords() {
        var archive = Containers.zip([.init("a", "x")])
        let end = archive.count - 22
        archive.insert(contentsOf: [1, 2, 3], at: end)
        archive[end + 3 + 12] += 3
        #expect(Self.codes(archive).contains(.undecodable))
    }

    @Test func storedEntryHasOneSize() throws {
        var entry = Containers.ZIPEntry("a", "words")
        entry.unpackedSize = 4
        let archive = Containers.zip([entry])
        // The entry is stored, in both headers.
        let headers = archive.indices.filter {
            archive[$0...].starts(with: [0x50, 0x4B, 3, 4]) || archive[$0...].starts(with: [0x50, 0x4B, 1, 2])
        }
        let stored = archive.changing(headers[0] + 8, to: 0).changing(headers[1] + 10, to: 0)
        #expect(Self.codes(stored).contains(.undecodable))
    }

    /// Deflate in one block that isn't packed.
    private static func deflated(_ content: [UInt8]) -> [UInt8] {
        [1] + Containers.little(content.count, 2) + Containers.little(content.count ^ 0xFFFF, 2) + content
    }

    @Test func entryMayNotBeBehindTheDataOfAnother() {
        let hidden = Containers.zip([.init("evil.txt", "x")], hasDirectory: false)
        func archive(_ content: [UInt8], _ more: [UInt8]) -> [UInt8] {
            var entry = Containers.ZIPEntry("a", "", isStreamed: true)
            entry.content = Self.deflated(content) + more
            entry.unpackedSize = content.count
            return Containers.zip([entry])
        }
        #expect(Self.codes(archive(Array("words".utf8), hidden)).contains(.undecodable))
        #expect(!Self.codes(archive(hidden, [])).contains(.undecodable))
    }

    @Test func namesWithPartsThatLeadNowhereAreTheSame() {
        for (one, other) in [("a.txt", "./a.txt"), ("a/b", "a//b"), ("a/b", "a/./b")] {
            #expect(Self.codes(Containers.zip([.init(one, "x"), .init(other, "x")])) == [.duplicateEntry])
        }
        #expect(Self.codes(Containers.zip([.init("a.b", "x"), .init(".a/b", "x"), .init("a/.b", "x")])).isEmpty)
    }
}
