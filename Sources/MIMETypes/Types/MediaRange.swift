/// A pattern for media types, such as `*/*`, `image/*` or `text/html;level=1`.
///
/// Ranges have their own Swift type because a wildcard is not a media type.
/// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
///
/// ```swift
/// MediaRange("image/*")!.matches(MIMEType("image/png")!)   // true
/// ```
public struct MediaRange: Sendable, Hashable {
    private enum Pattern: Sendable, Hashable {
        case everything
        case family(String)
        case exact(String)
    }

    private let pattern: Pattern
    /// The parameters that a type must have to match.
    package let required: [MIMEType.Parameter]

    /// Parses a media range, or returns nil if the text is not a media range.
    ///
    /// - Parameter description: `*/*`, `type/*` or `type/subtype`, optionally followed by parameters that a matching
    ///   type must have. The parameter `q`, which expresses a preference, and all parameters after it are ignored.
    public init?(_ description: String) {
        // An asterisk is allowed in a token, so the parser of media types accepts wildcards.
        guard let parsed = MIMEType(description) else { return nil }
        switch (parsed.type, parsed.subtype) {
        case ("*", "*"): pattern = .everything
        case ("*", _): return nil
        case (let type, "*"): pattern = .family(type)
        default: pattern = .exact(parsed.essence)
        }
        required = Array(parsed.parameters.prefix { $0.name != "q" })
    }

    init(family: String) { (pattern, required) = (.family(family), []) }

    /// Creates a range without wildcards from a media type.
    ///
    /// - Parameter type: the type. Another type is in the range if it has the same type, subtype and parameters; it may
    ///   have more parameters.
    public init(_ type: MIMEType) {
        pattern = .exact(type.essence)
        required = type.parameters
    }

    /// Checks whether a type is in the range.
    ///
    /// - Parameter type: the type; it may have more parameters than the range requires.
    /// - Returns: true if the type and subtype match, and every parameter that the range requires is present with the
    ///   same value. Case is ignored, even in the values of parameters.
    public func matches(_ type: MIMEType) -> Bool {
        matchesName(of: type) && hasRequiredParameters(type)
    }

    /// Checks whether type and subtype match, regardless of the parameters.
    package func matchesName(of type: MIMEType) -> Bool {
        switch pattern {
        case .everything: true
        case .family(let family): type.type == family
        case .exact(let essence): type.essence == essence
        }
    }

    package func hasRequiredParameters(_ type: MIMEType) -> Bool {
        required.allSatisfy { type[parameter: $0.name]?.lowercased() == $0.value.lowercased() }
    }

    /// Whether the range is `*/*`.
    package var isEverything: Bool { pattern == .everything }

    /// The only type in the range, without parameters; nil for a range with a wildcard.
    package var exactType: MIMEType? {
        if case .exact(let essence) = pattern { MIMEType(essence) } else { nil }
    }
}

extension MediaRange: LosslessStringConvertible {
    /// The range in the form used in an `Accept` header, such as `text/html;level=1`.
    public var description: String {
        let name =
            switch pattern {
            case .everything: "*/*"
            case .family(let family): "\(family)/*"
            case .exact(let essence): essence
            }
        return required.reduce(name) { "\($0);\($1.name)=\($1.serializedValue)" }
    }
}
