public import MIMETypes

/// Asks libmagic, which knows many more formats and takes many times as long.
///
/// Evidence: up to 64 KiB from the start, or 4 KiB of text. It is asked only where the other resolvers leave the type
/// open. They never do for text in ASCII or Unicode, so unrecognised text stays plain. The library and its database are
/// opened when they are first needed; without them there are no candidates. `application/octet-stream` and `text/plain`
/// are not passed on, and guesses about text are weak evidence.
public struct MagicResolver: MIMETypeResolver {
    /// How many bytes libmagic gets at most.
    private static let inputLimit = 64 << 10
    /// How many bytes of a text libmagic gets at most.
    private static let textLimit = 4 << 10

    private let pool: MagicPool

    /// Makes a resolver with cookies of its own.
    ///
    /// Nothing is opened before the resolver is first asked.
    ///
    /// - Parameters:
    ///   - databasePath: a compiled database (`.mgc`), or nil for the one that `MAGIC` names or the system's.
    ///   - concurrency: how many threads can ask at the same time, at least 1; others wait. Each takes about 10 MB of
    ///     memory.
    public init(databasePath: String? = nil, concurrency: Int = 16) {
        precondition(concurrency > 0, "at least one thread has to be able to ask")
        pool = MagicPool(databasePath: databasePath, capacity: concurrency)
    }

    /// Why libmagic can't be used; nil if it can, or if it was never asked.
    public var failure: MagicError? {
        pool.failure
    }

    /// Opens the library, if that was not done yet, and asks for its version.
    ///
    /// - Returns: the version as libmagic counts it: 544 is 5.44.
    /// - Throws: a `MagicError` if there is no library, one that is too old, or a program that can't load libraries.
    public static func libraryVersion() throws(MagicError) -> Int {
        try MagicLibrary.shared.get().version
    }

    /// Asks libmagic about the first bytes.
    ///
    /// - Parameter resource: any.
    /// - Returns: one candidate; none if libmagic says only that the content is text or binary data.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard resource.hasContent else { return [] }
        // Text takes libmagic longer than binary data does, and its start says what it is.
        let isText = try Charset(headOf: resource) != nil
        let name = try resource.withBytes(at: 0, count: isText ? Self.textLimit : Self.inputLimit) { bytes in
            bytes.isEmpty ? nil : bytes.withUnsafeBytes { pool.typeName(of: $0, isText: isText) }
        }
        guard let name, let answer = MIMEType(name) else { return [] }
        let type = TypeRegistry.standard.canonical(answer)
        if Self.saysNothing(type) { return [] }
        if try Self.isUnfounded(type, resource) { return [] }
        let tier = Self.tier(of: type)
        return [
            Candidate(type: type, evidence: Evidence(basis: .libmagic, tier: tier, detail: "libmagic says \(name)"))
        ]
    }

    /// Tells whether the other resolvers leave the type open.
    ///
    /// - Parameter candidates: the candidates of cheaper resolvers.
    /// - Returns: false if libmagic's answer would not count.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        !candidates.contains(where: \.isConclusive) && CandidateSet(candidates).leavesRoomForLibmagic
    }

    /// How strong the evidence of an answer is.
    ///
    /// Two bytes, or keywords that many languages share, are weak evidence.
    private static func tier(of type: MIMEType) -> Evidence.Tier {
        let guesses: [StaticString] = [
            "text/x-csrc", "text/x-c++src", "text/x-java", "text/x-tex", "text/csv", "text/html", "text/javascript",
            "text/x-asm", "application/x-perl", "application/x-ruby",
        ]
        if guesses.contains(where: { MIMEType(constant: $0) == type }) { return .text }
        let isLoose = loose.contains { type.hasSameEssence(as: MIMEType(constant: $0)) }
        return isLoose || TypeRegistry.standard.isText(type) ? .weak : .signature
    }

    /// Answers that may rest on two bytes alone.
    private static let loose: [StaticString] = [
        "application/pgp-encrypted", "application/x-arc", "application/x-compress", "application/x-cpio",
        "application/x-dzip", "application/x-floppy-image-tc", "application/x-ibm-dsk", "application/x-ibm-rom",
        "application/zlib", "audio/aac", "audio/ac3", "audio/mpeg", "font/x-amiga-font", "image/jxl",
        "image/x-award-bioslogo",
    ]

    /// Answers that rest on one or two bytes, or on what our own readers check more closely: any binary data may start
    /// so.
    private static let unfounded: [StaticString] = [
        "application/vnd.hp-hpgl", "application/x-adobe-aco", "application/x-coff", "application/x-commodore-basic",
        "application/x-compress-ttcomp",
        "application/x-dbase-index", "application/x-dbt", "application/x-geoswath-rdf", "application/x-lanalyzer",
        "application/x-stargallery-thm", "application/x-font-tex-tfm", "audio/mp4a-latm", "audio/x-syx", "image/g3fax",
        "image/x-atari-degas", "image/x-tga",
    ]

    private static func isUnfounded(_ type: MIMEType, _ resource: Resource) throws(ResourceError) -> Bool {
        if unfounded.contains(where: { type.hasSameEssence(as: MIMEType(constant: $0)) }) { return true }
        // Data without a header may be a program for DOS, or start with a jump by chance.
        guard type.hasSameEssence(as: MIMEType(constant: "application/x-dosexec")) else { return false }
        return try !resource.bytes(at: 0, count: 2).elementsEqual("MZ".utf8)
    }

    private static func saysNothing(_ type: MIMEType) -> Bool {
        type.isInode || type.hasSameEssence(as: .octetStream) || type.hasSameEssence(as: .plainText)
            || type.subtype == "x-unknown" || type.hasSameEssence(as: MIMEType(constant: "application/x-zerosize"))
    }
}
