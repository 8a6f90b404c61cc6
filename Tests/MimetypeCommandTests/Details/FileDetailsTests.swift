import FileTesting
import MIMEDetection
import MIMETypes
import ProcessTesting
import Testing

@testable import mimetype

/// What descriptions say beyond the kind of file.
struct FileDetailsTests {
    private static func elf(_ type: UInt8, wide: Bool = true, big: Bool = false, segments: [UInt8] = []) -> [UInt8] {
        var bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, wide ? 2 : 1, big ? 2 : 1, 1] + [UInt8](repeating: 0, count: 9)
        bytes += [UInt8](repeating: 0, count: (wide ? 64 : 52) - 16)
        func set(_ offset: Int, _ value: UInt8, width: Int) { bytes[big ? offset + width - 1 : offset] = value }
        let entry: UInt8 = wide ? 56 : 32
        set(16, type, width: 2)
        set(18, wide ? 62 : 8, width: 2)
        set(wide ? 32 : 28, wide ? 64 : 52, width: wide ? 8 : 4)
        set(wide ? 54 : 42, entry, width: 2)
        set(wide ? 56 : 44, UInt8(segments.count), width: 2)
        for kind in segments {
            let header: [UInt8] = big ? [0, 0, 0, kind] : [kind, 0, 0, 0]
            bytes += header + [UInt8](repeating: 0, count: Int(entry) - 4)
        }
        return bytes
    }

    @Test(arguments: [
        (elf(2, segments: [1]), ["64-bit", "little-endian", "x86-64", "statically linked"]),
        (elf(2, segments: [1, 3, 2]), ["64-bit", "little-endian", "x86-64", "dynamically linked"]),
        (
            elf(3, segments: [3, 2]),
            ["64-bit", "little-endian", "x86-64", "position-independent", "dynamically linked"]
        ),
        (elf(3, segments: [2]), ["64-bit", "little-endian", "x86-64", "dynamically linked"]),
        (elf(2, wide: false, big: true, segments: [1]), ["32-bit", "big-endian", "MIPS", "statically linked"]),
        (elf(1), ["64-bit", "little-endian", "x86-64"]),
        // A table of segments that is cut off says nothing about linking.
        (Array(elf(2, segments: [1, 3]).dropLast(80)), ["64-bit", "little-endian", "x86-64"]),
    ])
    func programsStateTheirClassAndLinking(_ bytes: [UInt8], _ expected: [String]) throws {
        #expect(try #require(ELFDetails(bytes)).text == expected)
    }

    @Test(arguments: [
        ("application/pdf", Array("%PDF-1.7\n".utf8), ["version 1.7"]),
        ("application/pdf", Array("%PDF-x".utf8), []),
        ("application/postscript", Array("%!PS-Adobe-3.0 EPSF-3.0\n".utf8), ["conforming to 3.0"]),
        ("application/rtf", Array(#"{\rtf1\ansi"#.utf8), ["version 1"]),
        ("application/x-java", [0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 65], ["version 65", "Java 21"]),
        ("application/gzip", [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a.txt\0".utf8), ["was 'a.txt'"]),
        ("application/gzip", [0x1F, 0x8B, 8, 8, 0, 0, 0, 0, 0, 3] + Array("a\u{1B}[2J\0".utf8), []),
        (
            "audio/wav",
            Array("RIFF....WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 2, 0, 0x44, 0xAC, 0, 0], ["stereo", "44100 Hz"]
        ),
        ("image/gif", Array("GIF89a".utf8) + [64, 0, 32, 0, 0, 0, 0, 0x3B], ["64 × 32", "version 89a"]),
        ("text/plain", Array("words\n".utf8), []),
    ])
    func startsStateVersions(_ type: String, _ bytes: [UInt8], _ expected: [String]) throws {
        let type = try #require(MIMEType(type))
        #expect(FileDetails.parts(of: Resource(bytes: bytes), type) == expected)
        // Nothing is read beyond the end, wherever that is.
        for count in bytes.indices { _ = FileDetails.parts(of: Resource(bytes: Array(bytes[..<count])), type) }
    }

    @Test func descriptionsHaveThem() async throws {
        let folder = try TemporaryFolder()
        try folder.file("program", Self.elf(2, segments: [1, 3, 2]))
        let run = try await Command(["-bd", "program"], in: folder.url)
        #expect(run.lines.first?.hasSuffix(", 64-bit, little-endian, x86-64, dynamically linked") == true)
        let plain = try await Command(["--output-format=%d", "program"], in: folder.url)
        #expect(plain.lines == run.lines)
    }
}
