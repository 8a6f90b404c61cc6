import MIMETypes

/// A format that is recognised by its structure.
///
/// A check returns nil if there are fewer bytes than it needs, follows a limited number of links, and never recurses on
/// its input.
protocol ContainerFormat: SendableMetatype {
    /// The bytes with which a file of the format may start; they keep the number of formats tried per file small.
    static var firstBytes: [UInt8] { get }
    /// The minimum number of bytes of content.
    static var minLength: Int { get }

    /// Checks a few bytes of the head that rule out nearly all other content, before the resource is examined.
    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool

    /// Examines a resource whose head has been read.
    ///
    /// - Returns: a candidate from the structure, or nil if the format is another one or the content is damaged.
    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate?

    /// Examines a resource in a format whose files state their own type, which is looked up in a registry.
    static func candidate(
        _ resource: Resource, head: UnsafeRawBufferPointer, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate?
}

extension ContainerFormat {
    static var minLength: Int { 8 }

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool { head.count >= minLength }

    static func candidate(
        _ resource: Resource, head: UnsafeRawBufferPointer, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate? {
        try candidate(resource, head: head)
    }

    /// Returns a candidate whose evidence is the structure.
    static func structural(_ type: StaticString, _ detail: StaticString, isExhaustive: Bool = false) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(MIMEType(constant: type)),
            evidence: Evidence(
                basis: .container, tier: .structural, isExhaustive: isExhaustive, detail: ConstantText(detail)))
    }

    /// Returns a candidate whose evidence is the structure, described by words with a number in place of `#`.
    static func structural(
        _ type: StaticString, _ words: StaticString, _ number: Int, isExhaustive: Bool = false
    ) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(MIMEType(constant: type)),
            evidence: Evidence(container: .structural, words, number, isExhaustive: isExhaustive))
    }

    /// Returns a candidate whose evidence is the structure, described by words with a text in place of `#`.
    static func structural(
        _ type: StaticString, _ words: StaticString, _ text: String, isExhaustive: Bool = false
    ) -> Candidate {
        structural(MIMEType(constant: type), words, text, isExhaustive: isExhaustive)
    }

    static func structural(
        _ type: MIMEType, _ words: StaticString, _ text: String = "", isExhaustive: Bool = false
    ) -> Candidate {
        Candidate(
            type: PackedTypes.canonical(type),
            evidence: Evidence(
                basis: .container, tier: .structural, isExhaustive: isExhaustive, words: words, filledWith: text))
    }

    /// Returns a candidate whose evidence is a few fields, which may also occur in other data by chance.
    static func weak(_ type: StaticString, _ detail: String) -> Candidate {
        Candidate(
            type: MIMEType(constant: type), evidence: Evidence(basis: .container, tier: .weak, detail: detail))
    }
}
