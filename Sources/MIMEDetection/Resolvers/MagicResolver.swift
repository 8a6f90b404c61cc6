public import MIMETypes

/// Asks libmagic, which recognises many more formats but is many times slower.
///
/// Evidence: up to 64 KiB from the start, or 4 KiB of text. After the other resolvers it is asked only about binary
/// data that none of them recognises, not even by weak evidence. The library and its database are opened when they are
/// first needed; without them there are no candidates. `application/octet-stream` and `text/plain` are not passed on,
/// and guesses about text are weak evidence.
public struct MagicResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// How many bytes libmagic gets at most.
    private static let inputLimit = 64 << 10
    /// How many bytes of a text libmagic gets at most.
    private static let textLimit = 4 << 10

    private let pool: MagicPool

    /// Makes a resolver with its own cookies.
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
        let type = PackedTypes.canonical(answer)
        guard !Self.saysNothing(type), let tier = try tier(of: type, resource) else { return [] }
        return [
            Candidate(type: type, evidence: Evidence(basis: .libmagic, tier: tier, detail: "libmagic says \(name)"))
        ]
    }

    /// Checks whether the other resolvers leave the type open.
    ///
    /// - Parameter candidates: the candidates of cheaper resolvers.
    /// - Returns: false if libmagic's answer would not count.
    public func isNeeded(after candidates: [Candidate]) -> Bool {
        for index in candidates.indices where candidates.facts(at: index).isConclusive { return false }
        return CandidateSet(candidates, registry).leavesRoomForLibmagic
    }

    /// How strong the evidence of an answer is; nil if the answer says nothing about these bytes.
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

    /// Whether libmagic took data without a header for a program for DOS: some start with a jump by chance.
    private static func isStrayJump(_ type: MIMEType, _ resource: Resource) throws(ResourceError) -> Bool {
        guard type.hasSameEssence(as: MIMEType(constant: "application/x-dosexec")) else { return false }
        return try !resource.bytes(at: 0, count: 2).elementsEqual("MZ".utf8)
    }

    private static func saysNothing(_ type: MIMEType) -> Bool {
        type.isInode || type.hasSameEssence(as: .octetStream) || type.hasSameEssence(as: .plainText)
            || type.subtype == "x-unknown" || type.hasSameEssence(as: MIMEType(constant: "application/x-zerosize"))
    }
}
