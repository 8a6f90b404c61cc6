public import MIMETypes

/// Tells text from binary data, and finds out how text is encoded.
///
/// Evidence: the head. Text is `text/plain` with a charset; bytes that no text has make it `application/octet-stream`,
/// which rules text types out. It says nothing about an empty file.
public struct TextResolver: MIMETypeResolver {
    /// Makes the resolver.
    public init() {}

    /// Reads the head as text.
    ///
    /// - Parameter resource: any.
    /// - Returns: one candidate, or none without content.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        guard resource.hasContent, try resource.withHead({ !$0.isEmpty }) else { return [] }
        guard let charset = try Charset(headOf: resource) else {
            let detail = ConstantText("bytes that text does not have")
            return [Candidate(type: .octetStream, evidence: Evidence(basis: .text, tier: .text, detail: detail))]
        }
        let evidence = Evidence(basis: .text, tier: .text, detail: charset.evidence)
        return [Candidate(type: .plainText, evidence: evidence, charset: charset)]
    }
}

extension Charset {
    fileprivate var evidence: ConstantText {
        switch self {
        case .usASCII: ConstantText("ASCII text")
        case .utf8: ConstantText("UTF-8 text")
        case .utf16LE: ConstantText("UTF-16 text, little-endian")
        case .utf16BE: ConstantText("UTF-16 text, big-endian")
        case .utf32LE: ConstantText("UTF-32 text, little-endian")
        case .utf32BE: ConstantText("UTF-32 text, big-endian")
        case .unknown8Bit: ConstantText("text in an eight-bit encoding")
        }
    }
}
