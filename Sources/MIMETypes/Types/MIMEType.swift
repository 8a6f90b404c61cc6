/// A media type such as `image/png` or `text/html;charset=utf-8`.
///
/// A value of this type is always valid: type and subtype are non-empty HTTP tokens in lowercase, and parameter names
/// are unique and in lowercase. Parsing and serialising follow the WHATWG MIME Sniffing standard.
/// https://mimesniff.spec.whatwg.org/#mime-type-representation
///
/// ```swift
/// let type = MIMEType("Text/HTML; Charset=utf-8")!
/// type.essence                 // "text/html"
/// type[parameter: "charset"]   // "utf-8"
/// "\(type)"                    // "text/html;charset=utf-8"
/// ```
public struct MIMEType: Sendable {
    /// A parameter of a media type: a name and its value, such as `charset` and `utf-8`.
    public struct Parameter: Sendable, Hashable {
        /// The name, in lowercase.
        public let name: String
        /// The value in its original case, without quotes or backslash escapes.
        public let value: String

        init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    @usableFromInline
    package enum Storage: Sendable {
        /// A type without parameters, whose essence is in read-only memory: in a table or in a literal. For a type from
        /// the registry's table, the number saves looking up the essence again; for other types, the number is nil.
        case constant(ConstantText, number: Int32?)
        case parsed(Parsed)
    }

    /// The result of parsing text.
    ///
    /// It is a class because types are copied far more often than they are parsed, and a copy is then one reference.
    @usableFromInline
    package final class Parsed: Sendable {
        let essence: String
        let parameters: [Parameter]

        init(essence: String, parameters: [Parameter]) {
            self.essence = essence
            self.parameters = parameters
        }
    }

    @usableFromInline package let storage: Storage

    /// Wraps text that is known to be an essence, with the number that a table assigns to the type.
    package init(constant: ConstantText, number: Int32? = nil) {
        storage = .constant(constant, number: number)
    }

    /// Wraps a literal that is an essence: a type and subtype in lowercase, without parameters.
    package init(constant: StaticString) {
        storage = .constant(ConstantText(constant), number: nil)
    }

    init(essence: String, parameters: [Parameter]) {
        storage = .parsed(Parsed(essence: essence, parameters: parameters))
    }
}

extension MIMEType {
    /// The type and subtype without parameters, in lowercase, such as `text/html`.
    public var essence: String {
        switch storage {
        case .constant(let text, _): text.string
        case .parsed(let parsed): parsed.essence
        }
    }

    /// The part before the slash, in lowercase, such as `text` for `text/html`.
    public var type: String {
        withEssenceBytes { bytes in
            String(decoding: bytes.prefix { $0 != ASCII.slash }, as: UTF8.self)
        }
    }

    /// The part after the slash, in lowercase, such as `html` for `text/html`.
    public var subtype: String {
        withEssenceBytes { bytes in
            String(decoding: bytes.drop { $0 != ASCII.slash }.dropFirst(), as: UTF8.self)
        }
    }

    /// The structured syntax suffix without its plus sign, such as `xml` for `image/svg+xml`, or nil if there is none.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6838#section-4.2.8
    public var suffix: String? {
        let subtype = subtype
        guard let plus = subtype.lastIndex(of: "+"), plus != subtype.startIndex else { return nil }
        let suffix = subtype[subtype.index(after: plus)...]
        return suffix.isEmpty ? nil : String(suffix)
    }

    /// The parameters in their original order; empty if there are none.
    public var parameters: [Parameter] {
        switch storage {
        case .constant: []
        case .parsed(let parsed): parsed.parameters
        }
    }

    /// The value of the parameter with this name, or nil if there is none; the case of the name is ignored.
    public subscript(parameter name: String) -> String? {
        let name = name.lowercased()
        return parameters.first { $0.name == name }?.value
    }

    /// The same type without its parameters.
    public var withoutParameters: MIMEType {
        switch storage {
        case .constant: self
        case .parsed(let parsed): MIMEType(essence: parsed.essence, parameters: [])
        }
    }

    /// Returns the same type with one parameter set.
    ///
    /// If the type already has a parameter with this name, the parameter's value is replaced in place. If not, a
    /// parameter is added at the end.
    ///
    /// - Parameters:
    ///   - name: an HTTP token; case is ignored.
    ///   - value: text that consists of the characters U+0009, U+0020 to U+007E and U+0080 to U+00FF.
    /// - Returns: the new type, or nil if the name or the value is not allowed.
    public func setting(parameter name: String, to value: String) -> MIMEType? {
        guard let parameter = Parameter(validating: name, value) else { return nil }
        var parameters = parameters
        if let index = parameters.firstIndex(where: { $0.name == parameter.name }) {
            parameters[index] = parameter
        } else {
            parameters.append(parameter)
        }
        return MIMEType(essence: essence, parameters: parameters)
    }

    /// Calls `body` with the bytes of the essence, without creating a string for a constant.
    @usableFromInline
    package func withEssenceBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch storage {
        case .constant(let text, _):
            return body(text.bytes)
        case .parsed(let parsed):
            var essence = parsed.essence
            return essence.withUTF8(body)
        }
    }
}
