public import MIMETypes

/// A resolver that asks libmagic.
///
/// Libmagic recognises many more formats than the built-in resolvers but is many times slower.
///
/// Evidence: the first 64 KiB of binary data, or the first 4 KiB of text. A detector never asks this resolver about
/// text; it asks only about binary data that no other resolver recognises, not even by weak evidence. The library and
/// its database are opened when they are first needed; if either is missing, there are no candidates. The answers
/// `application/octet-stream` and `text/plain` are dropped, and guesses about text are weak evidence.
public struct MagicResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// The maximum number of bytes that are passed to libmagic.
    private static let inputLimit = 64 << 10
    /// The maximum number of bytes of text that are passed to libmagic.
    private static let textLimit = 4 << 10

    private let pool: MagicPool

    /// Creates a resolver with its own libmagic instances ("cookies").
    ///
    /// Nothing is opened until the resolver is asked for the first time.
    ///
    /// - Parameters:
    ///   - databasePath: the path of a compiled database (`.mgc`), or nil for the default. The default is the database
    ///     that the environment variable `MAGIC` names or, if the variable isn't set, the system's database.
    ///   - concurrency: the maximum number of libmagic instances, at least 1. An instance can be used by one thread at
    ///     a time; if all instances are in use, other threads wait. Each instance takes about 10 MB of memory.
    public init(databasePath: String? = nil, concurrency: Int = 16) {
        precondition(concurrency > 0, "at least one thread has to be able to ask")
        pool = MagicPool(databasePath: databasePath, capacity: concurrency)
    }

    /// The reason why libmagic can't be used; nil if libmagic can be used or has not been needed so far.
    public var failure: MagicError? {
        pool.failure
    }

    /// Opens the libmagic library, unless it is already open, and returns its version.
    ///
    /// - Returns: the version in libmagic's numbering, such as 544 for 5.44.
    /// - Throws: a `MagicError` if libmagic is missing or too old, or if the program can't load libraries.
    public static func libraryVersion() throws(MagicError) -> Int {
        try MagicLibrary.shared.get().version
    }

    /// Asks libmagic about the first bytes of a resource.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate, or none if libmagic can't be used or doesn't recognise a specific format.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard resource.hasContent else { return [] }
        // libmagic takes longer for text than for binary data, and the start of a text is enough to identify it.
        let isText = try TextForm(headOf: resource) != nil
        let name = try resource.withBytes(at: 0, count: isText ? Self.textLimit : Self.inputLimit) { bytes in
            bytes.isEmpty ? nil : bytes.withUnsafeBytes { pool.typeName(of: $0, isText: isText) }
        }
        guard let name, let answer = MIMEType(name) else { return [] }
        let type = PackedTypes.canonical(answer)
        guard !Self.saysNothing(type), let tier = try tier(of: type, resource) else { return [] }
        return [
            Candidate(type: type, evidence: Evidence(basis: .libmagic, tier: tier, detail: "libmagic says \(name)"))
        ]
    }

    /// Checks whether the other resolvers have left the type undecided.
    ///
    /// - Parameter candidates: the candidates found by cheaper resolvers.
    /// - Returns: false if libmagic's answer would not be used.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        candidates.withBuffer { Self.isNeeded(after: $0, registry) }
    }

    static func isNeeded(after candidates: CandidateBuffer, _ registry: TypeRegistry) -> Bool {
        var isRecognised = false
        for index in candidates.indices {
            let facts = candidates.facts(at: index)
            if facts.isAboutEncoding, facts.id != .plainText { continue }
            if facts.isConclusive || facts.isAboutEncoding || facts.basis == .fileKind { return false }
            if facts.basis != .name { isRecognised = true }
        }
        return !isRecognised || CandidateSet(candidates, registry).leavesRoomForLibmagic
    }

    /// Checks whether libmagic might have an answer about the start of a file.
    ///
    /// This takes microseconds, libmagic hundreds of them.
    ///
    /// - Returns: false only if `candidates(for:)` would certainly find nothing.
    package func mayRecognize(_ prefix: [UInt8]) -> Bool {
        let isText = (try? TextForm(headOf: Resource(bytes: prefix))) != nil
        return isText || prefix.prefix(Self.inputLimit).withUnsafeBytes { pool.mayRecognize($0) }
    }

    /// Returns the tier of an answer; nil if the answer states nothing about these bytes.
    private func tier(of type: MIMEType, _ resource: Resource) throws(ResourceError) -> Evidence.Tier? {
        switch PackedMagicAnswers.worth(of: type) {
        case .nothing: return nil
        case .text: return .text
        case .weak: return .weak
        case nil:
            if try Self.isStrayJump(type, resource) { return nil }
            return registry.isText(type) ? .weak : .signature
        }
    }

    /// Checks whether libmagic mistook data without a header for a DOS program: some data starts with a jump by chance.
    private static func isStrayJump(_ type: MIMEType, _ resource: Resource) throws(ResourceError) -> Bool {
        guard type.hasSameEssence(as: MIMEType(constant: "application/x-dosexec")) else { return false }
        return try !resource.bytes(at: 0, count: 2).elementsEqual("MZ".utf8)
    }

    private static func saysNothing(_ type: MIMEType) -> Bool {
        type.isInode || type.hasSameEssence(as: .octetStream) || type.hasSameEssence(as: .plainText)
            || type.subtype == "x-unknown" || type.hasSameEssence(as: MIMEType(constant: "application/x-zerosize"))
    }
}
