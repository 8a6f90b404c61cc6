import MIMETypes
import Testing

@testable import MIMEDetection

struct BuiltInResolversTests {
    private static let contents: [[UInt8]] = [
        Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) }), Array("<svg/>".utf8),
        Array("#!/bin/sh\necho\n".utf8), Array("name,size\na,1\nb,2\nc,3\n".utf8), [0, 1, 2, 3], [],
    ]

    /// A resolver of a caller, which proposes a type for all content.
    private struct OwnResolver: MIMETypeResolver {
        func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
            [Candidate(type: .json, basis: .libmagic, detail: "own")]
        }
    }

    /// Calls a resolver through the protocol, as if it were one of a caller.
    private struct Wrapped: MIMETypeResolver {
        let resolver: any MIMETypeResolver

        func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
            try resolver.candidates(for: resource)
        }

        func isNeeded(after candidates: [Candidate]) -> Bool { resolver.isNeeded(after: candidates) }
    }

    /// Direct calls find what calls through the protocol find, whatever the order of the resolvers is.
    @Test(arguments: contents, [0, 1, 5, 10])
    func directCallsFindTheSame(_ content: [UInt8], _ shift: Int) throws {
        let usual: [any MIMETypeResolver] = MIMEDetector.nativeResolvers + [FallbackResolver()]
        var resolvers = Array(usual[shift...] + usual[..<shift])
        resolvers.insert(OwnResolver(), at: shift)
        let resource = { Resource(bytes: content, name: "notes.csv", declaredType: .png) }
        let direct = try CombiningResolver(resolvers).candidates(for: resource())
        let wrapped = try CombiningResolver(resolvers.map(Wrapped.init)).candidates(for: resource())
        #expect(direct == wrapped)
    }

    @Test func onlyLaterResolversFollow() {
        let start: BuiltInResolvers = [.fileKind, .signature]
        #expect(start.precedes(.container) && start.precedes(.fallback))
        #expect(!start.precedes(.signature) && !start.precedes(.name))
    }

    @Test func resolversWithSettingsAreCalledThroughTheProtocol() {
        #expect(BuiltInResolvers(LanguageResolver()) == .language)
        #expect(BuiltInResolvers(LanguageResolver(minimumConfidence: 0.5)).isEmpty)
        #expect(BuiltInResolvers(OwnResolver()).isEmpty)
    }
}
