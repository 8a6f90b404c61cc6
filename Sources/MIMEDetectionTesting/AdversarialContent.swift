import MIMETypes

/// Bytes and a name for which a resolver is asked for candidates.
struct AdversarialContent: Sendable {
    /// A description of the content, for messages.
    let description: String
    let bytes: [UInt8]
    var name: ResourceName?

    /// Returns a resource with these bytes in memory.
    func resource(limits: ReadLimits = .standard) -> Resource {
        Resource(bytes: bytes, name: name, declaredType: .plainText, limits: limits)
    }

    /// Returns the content with which every resolver is checked, including altered copies of the samples.
    static func all(from samples: [ResolverContract.Sample]) -> [AdversarialContent] {
        var generator = SeededGenerator(seed: 15)
        return plain(from: samples) + random(&generator) + patterns
            + plain(from: samples).flatMap { truncated($0) + damaged($0, &generator) }
    }

    /// Returns the unchanged samples, starts of common formats, and hostile names.
    static func plain(from samples: [ResolverContract.Sample]) -> [AdversarialContent] {
        let given = samples.enumerated().map { number, sample in
            AdversarialContent(description: "sample \(number)", bytes: sample.bytes, name: sample.name)
        }
        return given + starts.map { AdversarialContent(description: "the start '\($0)'", bytes: Array($0.utf8)) }
            + names.map { AdversarialContent(description: "a file with the name '\($0)'", bytes: [0x41], name: $0) }
    }

    /// Starts of formats whose readers continue into the content.
    private static let starts = [
        "%PDF-1.7\n", "GIF89a", "PK\u{3}\u{4}\u{14}\0\0\0\u{8}\0", "PK\u{5}\u{6}", "RIFF\u{FF}\u{FF}WAVEfmt ",
        "OggS\0\u{2}",
        "ID3\u{4}\0\0\u{7F}\u{7F}\u{7F}\u{7F}", "\0\0\0\u{18}ftypmp42", "#!/usr/bin/env -S python3\n",
        "{\"a\": [1, {\"b\":",
        "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"&b;&b;\">]><a>&b;", "<html><!--", "From a@b\nTo: c\n\n",
        "a,b\n1,\"",
    ]

    private static let names: [ResourceName] = [
        "", ".", "...", ".tar.gz", "a.tar.gz.tar.gz", "CON", "*.?[!]", "[", "[a-", "名前.txt", "\u{202E}gpj.exe",
        "a.b.c.d.e.f.g.h", ResourceName(pathBytes: [0xFF, 0xFE, 0x2E, 0x70]),
        ResourceName(String(repeating: "a.", count: 2000)), ResourceName(String(repeating: "*", count: 300)),
    ]

    private static func random(_ generator: inout SeededGenerator) -> [AdversarialContent] {
        [0, 1, 2, 3, 4, 7, 16, 64, 511, 512, 4096, 8191, 8192, 8193, 70_000].map { length in
            let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            return AdversarialContent(description: "\(length) random bytes", bytes: bytes)
        }
    }

    /// A single byte repeated many times, and nesting that never ends.
    private static let patterns: [AdversarialContent] =
        [0x00, 0x20, 0x3C, 0x41, 0x5B, 0x7B, 0x0A, 0x28, 0x22, 0xFF].map { byte in
            AdversarialContent(
                description: "9,000 bytes 0x\(String(byte, radix: 16))",
                bytes: [UInt8](repeating: byte, count: 9000))
        }
        + ["{\"a\":", "[[", "<a>", "<!--", "\"\"", "- ", "0\u{82}\u{FF}\u{FF}", "\u{FEFF}"].map { text in
            AdversarialContent(
                description: "'\(text)' over and over", bytes: Array(String(repeating: text, count: 3000).utf8))
        }

    /// Returns copies of the content, cut off at many lengths.
    private static func truncated(_ content: AdversarialContent) -> [AdversarialContent] {
        let step = max(1, content.bytes.count / 200)
        return stride(from: 0, to: content.bytes.count, by: step).map { length in
            AdversarialContent(
                description: "\(content.description), cut off after \(length) bytes",
                bytes: Array(content.bytes[..<length]), name: content.name)
        }
    }

    /// Returns copies of the content in which a few bytes are replaced by ones that often cause errors in readers.
    private static func damaged(
        _ content: AdversarialContent, _ generator: inout SeededGenerator
    ) -> [AdversarialContent] {
        guard !content.bytes.isEmpty else { return [] }
        return (0..<40).map { number in
            var bytes = content.bytes
            for _ in 0..<4 {
                let position = Int.random(in: 0..<bytes.count, using: &generator)
                let replacements: [UInt8] = [0, 0xFF, 0x7F, 0x80, bytes[position] ^ 0x10]
                bytes[position] = replacements[Int.random(in: 0..<replacements.count, using: &generator)]
            }
            return AdversarialContent(
                description: "\(content.description), damaged in way \(number)", bytes: bytes, name: content.name)
        }
    }
}
