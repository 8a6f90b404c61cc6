import MIMETypes
import Testing

@testable import MIMEDetection

/// Files that look like others: data that consists of characters, segments without a header, archives without entries.
struct OrdinaryNeighboursTests {
    private func detect(_ bytes: [UInt8], _ name: String? = nil) -> Detection {
        MIMEDetector().detect(bytes: bytes, name: name)
    }

    /// Erased flash memory, white pixels, silence in A-law.
    @Test(arguments: [UInt8(0xFF), 0xFE, 0xE5, 0xD5, 0xC8, 0x80])
    func filledDataIsNoText(_ byte: UInt8) {
        let filled = [UInt8](repeating: byte, count: 4096)
        #expect(detect(filled).type == .octetStream)
        #expect(detect(filled, "flash.bin").type == .octetStream)
        #expect(detect(filled.dropLast(1200) + Array("Copyright ".utf8), "a.rom").type.essence != "text/plain")
    }

    /// In EUC-JP, half of the bytes of Hiragana are the same.
    @Test func textMayRepeatAByte() {
        let words: [UInt8] = [0xA4, 0xB3, 0xA4, 0xEC, 0xA4, 0xCF, 0xA4, 0xD2, 0xA4, 0xE9, 0xA4, 0xAC, 0xA4, 0xCA]
        let text = Array([words, [0xA1, 0xA3], words, [0x0A]].joined())
        #expect(detect((0..<8).flatMap { _ in text }).type == .plainText)
        let line = (0..<10).flatMap { _ in words }
        #expect(detect(line).type == .plainText)
        #expect(detect((0..<200).flatMap { _ in words }).type == .octetStream, "no text is that long without a break")
    }

    /// A line in Windows-1251 with quotes, and one in code page 866.
    @Test func shortLinesHaveWords() {
        let bulgarian: [UInt8] = [
            0xED, 0xE5, 0xF3, 0xF1, 0xEF, 0xE5, 0xF8, 0xED, 0xEE, 0x20, 0xF1, 0xFA, 0xE7, 0xE4, 0xE0, 0xE2, 0xE0, 0xED,
            0xE5, 0x20, 0xED, 0xE0, 0x20, 0xF4, 0xE0, 0xE9, 0xEB, 0x20, 0x84, 0xE0, 0x93, 0x0A,
        ]
        let russian: [UInt8] = [
            0x8D, 0xA5, 0x20, 0xE3, 0xA4, 0xA0, 0xAB, 0xAE, 0xE1, 0xEC, 0x20, 0xAE, 0xE2, 0xAA, 0xE0, 0xEB, 0xE2, 0xEC,
            0x20, 0xE4, 0xA0, 0xA9, 0xAB, 0x20, 0xE1, 0x20, 0xA8, 0xAC, 0xA5, 0xAD, 0xA5, 0xAC, 0x0A,
        ]
        for line in [bulgarian, russian] { #expect(detect(line).type == .plainText) }
        #expect(detect(russian.filter { $0 != 0x20 } + [0x9A]).type == .octetStream)
    }

    /// The extension is that of tables, of layers of MapInfo and of anything else in columns.
    @Test func extensionsOfSeveralKindsOfText() {
        #expect(detect([], "a.tab").type == .plainText)
        #expect(detect(Array("!table\n!version 300\n!charset Neutral\n".utf8), "a.tab").type == .plainText)
        #expect(detect(Array("a\tb\n1\t2\n3\t4\n5\t6\n".utf8), "a.tab").type.essence == "text/tab-separated-values")
        let image: [UInt8] = [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        #expect(detect(image, "a.lsm").type.essence == "image/tiff" && detect(image, "a.lsm").allConflicts.isEmpty)
        #expect(detect(Array("Begin3\nTitle: words\n".utf8), "a.lsm").type == .plainText)
    }

    @Test func segmentsNeedNoBrands() {
        let box: ([UInt8], String) -> [UInt8] = { content, kind in
            [0, 0, 0, UInt8(content.count + 8)] + Array(kind.utf8) + content
        }
        let fragment = box(box([0, 0, 0, 0, 0, 0, 0, 1], "mfhd") + box([], "traf"), "moof")
        let index = box([UInt8](repeating: 0, count: 24), "sidx")
        #expect(detect(fragment).type.essence == "video/iso.segment")
        #expect(detect(fragment, "a.m4s").allConflicts.isEmpty)
        #expect(detect(index + fragment, "a.m4s").type.essence == "video/iso.segment")
        #expect(detect(index + box([], "free")).type == .octetStream)
        #expect(detect(box([], "moof") + [0, 0, 0, 8]).type == .octetStream)
        let cluster = detect([0x1F, 0x43, 0xB6, 0x75, 0x01, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xE7], "a.webm")
        #expect(cluster.type.essence == "video/webm" && cluster.allConflicts.isEmpty)
    }

    @Test func archiveMayHaveNoEntry() {
        let zeros = [UInt8](repeating: 0, count: 10240)
        let empty = detect(zeros, "a.tar")
        #expect(empty.type.essence == "application/x-tar" && empty.allConflicts.isEmpty)
        #expect(detect(zeros).type == .octetStream && detect(zeros, "a.bin").type == .octetStream)
        for damaged in [zeros.dropLast(1), [0, 0, 1] + zeros.dropFirst(3), zeros.prefix(512)] {
            #expect(detect(Array(damaged), "a.tar").conflicts.count == 1)
        }
    }

    @Test(arguments: [
        ("-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIFLTBXBgkqhkiG9w0BBQ0w\n", "application/pkcs8-encrypted"),
        ("-----BEGIN PRIVATE KEY-----\nMIIFLTBXBgkqhkiG9w0BBQ0w\n", "application/pkcs8"),
    ])
    func encryptedKeysAreAnotherType(_ text: String, _ type: String) {
        #expect(detect(Array(text.utf8)).type.essence == type)
    }

    @Test func locksOfLMDBAreNoDatabasesOfAccess() {
        let lock = [0xDE, 0xC0, 0xEF, 0xBE, 2, 0, 0, 0x46] + [UInt8](repeating: 0, count: 8184)
        #expect(detect(lock, "lock.mdb").type.essence == "application/x-lmdb")
        #expect(detect(lock, "lock.mdb").allConflicts.isEmpty)
    }

    /// Whether data is text is looked at if its name says only that.
    @Test func dataIsNotAnyText() {
        let frame: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58, 0x31, 0, 0, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x0A, 0x3F]
        let found = detect(frame + [0x9E, 0x1B, 0x57, 0x01, 0x02, 0x03, 0xFE, 0x04], "notes.txt")
        #expect(found.type.essence == "application/zstd" && found.conflicts.map(\.claimed) == [.plainText])
        // DXF is text, but its type isn't.
        let drawing = Array("  0\nSECTION\n  2\nHEADER\n  9\n$ACADVER\n  1\nAC1009\n".utf8)
        #expect(detect(drawing, "notes.txt").allConflicts.isEmpty)
    }

    /// The names of messages in a Maildir end with that of the host, in any top-level domain.
    @Test(arguments: [
        "1609459200.M20046P2137.mail.firma.pl", "1609459200.V801I5M123.host.rs", "1609459200.M1P2Q1.host.py",
    ])
    func messagesInAMaildirHaveNoExtension(_ name: String) {
        let letter = Array("Return-Path: <a@b.pl>\nFrom: a@b.pl\nTo: c@d.pl\nSubject: x\n\nwords\n".utf8)
        #expect(detect(letter, name).type.essence == "message/rfc822" && detect(letter, name).allConflicts.isEmpty)
        #expect(detect([], name).type.essence == "message/rfc822")
        #expect(detect([], "1609459200.photo.py").type.essence == "text/x-python")
    }

    @Test func layersOfMapInfoAreNoFrameMakerDocuments() {
        let layer = Array("Version 300\nCharset \"WindowsLatin1\"\nDelimiter \",\"\nColumns 1\n  a Integer\n".utf8)
        #expect(detect(layer, "a.mif").type == .plainText)
        #expect(detect(Array("<MIFFile 2015> # a document\n".utf8), "a.mif").type.essence == "application/vnd.mif")
    }
}
