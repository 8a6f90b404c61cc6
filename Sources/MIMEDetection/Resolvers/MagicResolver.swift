public import MIMETypes

/// Asks libmagic, which knows many formats that nothing else here knows, and costs many times as much.
///
/// Evidence: the first bytes, 64 KiB at most, of text 4 KiB. It is asked last and only where the others have left something
/// open, which they never do about text in ASCII or Unicode: what is not recognised there stays plain. The database is loaded
/// when it is first asked. `application/octet-stream` and `text/plain` are no answers, and guesses about text are weak.
/// The library is opened at run time; without it or its database the resolver says nothing.
public struct MagicResolver: MIMETypeResolver {
    /// The most bytes that libmagic is shown.
    private static let inputLimit = 64 << 10
    /// The most bytes of a text that libmagic is shown.
    private static let textLimit = 4 << 10

    private let pool: MagicPool

    /// Makes a resolver with cookies of its own.
    ///
    /// Nothing is opened before it is first asked.
    ///
    /// - Parameters:
    ///   - databasePath: a compiled database (`.mgc`), or nil for the one that `MAGIC` names or the system's.
    ///   - concurrency: how many threads can ask at the same time, at least 1; others wait. Each that does so takes some
    ///     10 MB of memory.
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
    /// - Returns: one candidate, or none if libmagic does not know more than text or binary.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard resource.hasContent else { return [] }
        // Text costs libmagic more than binary data does, and says what it is at its start.
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

    /// Tells whether the others have left something open.
    ///
    /// - Parameter heard: the candidates of cheaper resolvers.
    /// - Returns: false if libmagic's answer would not be weighed.
    public func isNeeded(after heard: [Candidate]) -> Bool {
        !heard.contains(where: \.isProof) && CandidateSet(heard).leavesRoomForLibmagic
    }

    /// How much an answer is worth.
    ///
    /// What rests on two bytes or on keywords that many languages share is worth little.
    private static func tier(of type: MIMEType) -> Evidence.Tier {
        let guesses: [StaticString] = [
            "text/x-csrc", "text/x-c++src", "text/x-java", "text/x-tex", "text/csv", "text/html", "text/javascript",
            "text/x-asm", "application/x-perl", "application/x-ruby",
        ]
        if guesses.contains(where: { MIMEType(constant: $0) == type }) { return .text }
        let isLoose = loose.contains { type.hasSameEssence(as: MIMEType(constant: $0)) }
        return isLoose || TypeRegistry.standard.isText(type) ? .weak : .signature
    }

    /// Answers that may rest on two bytes alone, though more often on more.
    private static let loose: [StaticString] = [
        "application/pgp-encrypted", "application/x-arc", "application/x-compress", "application/x-cpio",
        "application/x-dzip", "application/x-floppy-image-tc", "application/x-ibm-dsk", "application/x-ibm-rom",
        "application/zlib", "audio/aac", "audio/ac3", "audio/mpeg", "font/x-amiga-font", "image/jxl",
        "image/x-award-bioslogo",
    ]

    /// Answers that rest on one or two bytes, or on what our own readers check further: any binary data may start so.
    private static let unfounded: [StaticString] = [
        "application/vnd.hp-hpgl", "application/x-adobe-aco", "application/x-coff", "application/x-commodore-basic",
        "application/x-compress-ttcomp",
        "application/x-dbase-index", "application/x-dbt", "application/x-geoswath-rdf", "application/x-lanalyzer",
        "application/x-stargallery-thm", "application/x-font-tex-tfm", "audio/mp4a-latm", "audio/x-syx", "image/g3fax",
        "image/x-atari-degas", "image/x-tga",
    ]

    private static func isUnfounded(_ type: MIMEType, _ resource: Resource) throws(ResourceError) -> Bool {
        if unfounded.contains(where: { type.hasSameEssence(as: MIMEType(constant: $0)) }) { return true }
        // What has no header may be a program for DOS, or start with a jump by chance.
        guard type.hasSameEssence(as: MIMEType(constant: "application/x-dosexec")) else { return false }
        return try !resource.bytes(at: 0, count: 2).elementsEqual("MZ".utf8)
    }

    private static func saysNothing(_ type: MIMEType) -> Bool {
        type.isInode || type.hasSameEssence(as: .octetStream) || type.hasSameEssence(as: .plainText)
            || type.subtype == "x-unknown" || type.hasSameEssence(as: MIMEType(constant: "application/x-empty"))
    }
}
