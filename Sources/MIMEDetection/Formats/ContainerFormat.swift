import MIMETypes

/// A format that is recognised by its structure.
///
/// A check returns nil on fewer bytes than it needs, follows a limited number of links, and never recurses on its
/// input.
protocol ContainerFormat: SendableMetatype {
    /// The bytes that a file of the format may start with, so that few formats are tried for each file.
    static var firstBytes: [UInt8] { get }
    /// How many bytes of the content there have to be.
    static var minLength: Int { get }

    /// Examines a resource whose head has been read.
    ///
    /// - Returns: what the structure says, or nil if it is another format or damaged.
    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate?

    /// The same for a format whose files state their own type, about which a registry is asked.
    static func candidate(
        _ resource: Resource, head: UnsafeRawBufferPointer, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate?
}

extension ContainerFormat {
    static var minLength: Int { 8 }

    static func candidate(
        _ resource: Resource, head: UnsafeRawBufferPointer, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate? {
        try candidate(resource, head: head)
    }

    /// A candidate whose evidence is the structure.
    static func structural(_ type: StaticString, _ detail: StaticString, isExhaustive: Bool = false) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(MIMEType(constant: type)),
            evidence: Evidence(
                basis: .container, tier: .structural, isExhaustive: isExhaustive, detail: ConstantText(detail)))
    }

    /// The same with a number behind the words.
    static func structural(_ type: StaticString, _ words: StaticString, _ number: Int) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(MIMEType(constant: type)),
            evidence: Evidence(container: .structural, words, number))
    }

    /// The same with words that are put together.
    @_disfavoredOverload
    static func structural(_ type: StaticString, _ detail: String, isExhaustive: Bool = false) -> Candidate {
        structural(MIMEType(constant: type), detail, isExhaustive: isExhaustive)
    }

    static func structural(_ type: MIMEType, _ detail: String, isExhaustive: Bool = false) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(type),
            evidence: Evidence(basis: .container, tier: .structural, isExhaustive: isExhaustive, detail: detail))
    }

    /// A candidate whose evidence is a few fields that other data may have by chance.
    static func weak(_ type: StaticString, _ detail: String) -> Candidate {
        Candidate(
            type: MIMEType(constant: type), evidence: Evidence(basis: .container, tier: .weak, detail: detail))
    }
}
