import FileTesting
import Foundation
import MIMETypes
import Testing

@testable import MIMEDetection

/// Texts that start with the letters of a binary format's signature are texts, in whichever charset.
struct LetterSignatureTests {
    /// The starts of files that rules of all tables recognise by characters of ASCII alone, with the types.
    private static func signatures() throws -> [(type: String, bytes: [UInt8])] {
        try ["signatures.tsv", "own/signatures.tsv"].flatMap { try SignatureFile($0).rules }.compactMap { rule in
            let content = rule.content(filling: 0x20).bytes
            let isText = content.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            return isText && content.count < 600 ? (rule.type, content) : nil
        }
    }

    private static let texts: [(charset: String, bytes: [UInt8])] = [
        (
            "Latin-1",
            Array(
                "Gr\u{F6}\u{DF}e;Stra\u{DF}e;Pr\u{E9}nom;17,5\nM\u{FC}ller;K\u{F6}ln;tr\u{E8}s;9,5\n".unicodeScalars.map
                { UInt8($0.value) })
        ),
        (
            "Windows-1252",
            Array("Preis ".utf8) + [0x80, 0x20, 0x96, 0x20, 0x84] + Array("Gr".utf8) + [0xF6, 0xDF] + Array("e".utf8)
                + [0x93, 0x0A] + Array("12;13;14 words of a table\n".utf8)
        ),
        (
            "KOI8-R",
            [
                0xE9, 0xCD, 0xD1, 0x3B, 0xE6, 0xC1, 0xCD, 0xC9, 0xCC, 0xC9, 0xD1, 0x0A, 0xE9, 0xD7, 0xC1, 0xCE, 0x3B,
                0x31, 0x0A,
            ]
        ),
        (
            "Mac Roman",
            Array("Gr".utf8) + [0x9A, 0xA7] + Array("e;Stra".utf8) + [0xA7] + Array("e;Pr".utf8) + [0x8E]
                + Array("nom;42\n".utf8)
        ),
        ("ASCII", Array("Name;Street;City\nMiller;London;42\n".utf8)), ("UTF-8", Array("Größe;Straße;Prénom\n".utf8)),
    ]

    @Test func textsInAnyCharsetAreTexts() throws {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        let signatures = try Self.signatures()
        #expect(signatures.count > 600)
        var (wrong, tried): (Set<String>, Int) = ([], 0)
        for (type, bytes) in signatures {
            let id = try #require(PackedTypes.find(MIMEType(type)!))
            guard PackedTypes.flags(id).isDisjoint(with: [.text, .textForm]) else { continue }
            for (charset, text) in Self.texts {
                for (separator, count) in [(";", 1), (" ", 8), ("\n", 200)] {
                    tried += 1
                    let content = bytes + Array(separator.utf8) + Array(repeatElement(text, count: count).joined())
                    let found = detector.detect(bytes: content).type
                    let isText = PackedTypes.find(found).map {
                        !PackedTypes.flags($0).isDisjoint(with: [.text, .textForm])
                    }
                    if isText != true { wrong.insert("\(type) in \(charset): \(found)") }
                }
            }
        }
        #expect(tried > 5000)
        #expect(wrong.sorted() == [])
    }

    /// The same letters with a field of the header after them are the format.
    @Test(arguments: [
        ("RIFF\u{24}\0\0\0WAVEfmt ", "audio/wav"), ("FORM\0\0\0\u{10}AIFFCOMM", "audio/x-aiff"),
        ("Rar!\u{1A}\u{7}\0\0\0", "application/vnd.rar"),
        ("OggS\0\u{2}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\u{1}\u{1E}\u{1}vorbis\0\0\0\0\0", "audio/ogg"),
    ])
    func fieldsBelongToTheFormat(_ content: String, _ type: String) {
        let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])
        #expect(detector.detect(bytes: Array(content.utf8)).type.essence == type)
    }

    @Test func halfASignatureIsNotAnImage() {
        let bytes: [UInt8] = [0xFF, 0xD8] + Array("abc hello".utf8)
        #expect(MIMEDetector().detect(bytes: bytes).type.essence != "image/jpeg")
        #expect(MIMEDetector().detect(bytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8)).type == .jpeg)
    }
}
