import Foundation
import MIMEDetection
import MIMETypes
import Testing

/// Every type that code names is one of the registry, under its canonical name.
struct TypeLiteralTests {
    /// What is named as others write it: the patterns of the WHATWG standard, libmagic's answers, what clients ask by,
    /// what browsers declare, and the bodies of requests that no file has.
    private static let foreign = [
        "/WHATWG/", "/Polyglots/PolyglotContent.swift", "/Resolvers/MagicResolver.swift",
        "/Responses/Representation.swift", "/Requests/HeadListReader.swift", "/DeclaredSpellings.swift",
        "/SharedContainers.swift",
        "/TypeSpelling.swift", "/ActiveContent/XFAScripts.swift",
        "/FormClient/Resuming/",
        "generate-tables/", "train-language-model/", ".generated.swift",
    ]

    private static var sources: [URL] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { file in
            file.pathExtension == "swift" && !foreign.contains { file.path.contains($0) }
        }
    }

    @Test func literalsAreCanonicalNames() throws {
        let pattern =
            /"((?:application|audio|chemical|font|image|inode|message|model|multipart|text|video)\/[a-z0-9.+_-]+)"/
        var count = 0
        for file in Self.sources {
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for match in line.matches(of: pattern) {
                    let type = try #require(MIMEType(String(match.1)))
                    let place = "\(file.lastPathComponent):\(number + 1): \(type)"
                    #expect(TypeRegistry.standard.contains(type), "\(place) is unknown")
                    #expect(type.canonical == type, "\(place) is an alias of \(type.canonical)")
                    count += 1
                }
            }
        }
        #expect(count > 300)
    }
}
