extension MIMEType {
    /// The error thrown if text can't be parsed as a media type.
    public struct ParsingError: Error, Hashable, CustomStringConvertible {
        /// The reason why text is not a media type.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Reason: Sendable, Hashable {
            /// The text is empty or consists only of white space.
            case empty
            /// There is no slash between type and subtype.
            case missingSlash
            /// There is no type before the slash.
            case emptyType
            /// There is no subtype after the slash.
            case emptySubtype
            /// The type or the subtype contains this byte, which is not allowed in either.
            case invalidByte(UInt8)
        }

        /// The reason why `text` is not a media type.
        public let reason: Reason
        /// The text that was parsed.
        public let text: String
        /// The offset of the error in `text`, in bytes of UTF-8.
        public let offset: Int

        /// A sentence that quotes the text, states the reason, and shows what a media type looks like.
        public var description: String {
            let what =
                switch reason {
                case .empty: "it is empty"
                case .missingSlash: "it has no slash"
                case .emptyType: "there is nothing before the slash"
                case .emptySubtype: "there is nothing after the slash"
                case .invalidByte(let byte):
                    "byte 0x\(String(byte, radix: 16, uppercase: true)) at offset \(offset) is not allowed"
                }
            return "'\(text)' is not a media type: \(what); write it as type/subtype, for example image/png"
        }
    }

    /// Parses a media type, including its parameters.
    ///
    /// The type and the subtype must be valid. A malformed parameter is dropped, and so is a parameter whose name has
    /// occurred before, as the WHATWG standard requires.
    /// https://mimesniff.spec.whatwg.org/#parse-a-mime-type
    ///
    /// - Parameter text: the text to parse, such as the value of a `Content-Type` header.
    /// - Throws: a `ParsingError` if the text doesn't start with a valid type and subtype.
    public init(parsing text: String) throws(ParsingError) {
        var text = text
        self = try text.withUTF8 { bytes in
            Result { () throws(ParsingError) in
                if let name = FrequentTypes.find(bytes) { return MIMEType(constant: name) }
                var parser = MIMETypeParser(bytes)
                return try parser.parse()
            }
        }.get()
    }

    /// Parses a media type with its parameters, or returns nil if the text is not a media type.
    ///
    /// - Parameter description: the text to parse, such as the value of a `Content-Type` header.
    public init?(_ description: String) {
        do throws(ParsingError) {
            try self.init(parsing: description)
        } catch {
            return nil
        }
    }
}

extension MIMEType.Parameter {
    /// Creates a parameter, or returns nil if the name or the value is not valid by the rules for parsed parameters.
    init?(validating name: String, _ value: String) {
        guard !name.isEmpty, name.utf8.allSatisfy(ASCII.isToken) else { return nil }
        guard value.unicodeScalars.allSatisfy(Self.isQuotedStringToken) else { return nil }
        self.init(name: name.lowercased(), value: value)
    }

    /// Checks whether a value may contain a character.
    ///
    /// https://mimesniff.spec.whatwg.org/#http-quoted-string-token-code-point
    private static func isQuotedStringToken(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\t" || (0x20...0x7E).contains(scalar.value) || (0x80...0xFF).contains(scalar.value)
    }
}

/// A parser that makes one pass over the text of a media type.
///
/// The standard describes parsing by code points. Parsing UTF-8 bytes gives the same result, since every delimiter is
/// ASCII.
private struct MIMETypeParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int
    let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        position = bytes.firstIndex { !ASCII.isHTTPWhitespace($0) } ?? bytes.count
        end = (bytes.lastIndex { !ASCII.isHTTPWhitespace($0) } ?? -1) + 1
    }

    mutating func parse() throws(MIMEType.ParsingError) -> MIMEType {
        guard position < end else { throw error(.empty, at: 0) }
        let type = try checked(collect { $0 == ASCII.slash }, orThrow: .emptyType)
        guard position < end else { throw error(.missingSlash, at: position) }
        position += 1
        let subtype = try checked(trimmed(collect { $0 == UInt8(ascii: ";") }), orThrow: .emptySubtype)
        let name = UnsafeBufferPointer(rebasing: bytes[type.lowerBound..<subtype.upperBound])
        if position == end, let known = FrequentTypes.find(name) { return MIMEType(constant: known) }
        var parameters: [MIMEType.Parameter] = []
        // An attacker may send many parameters, so their names are in a set. For up to 8, a linear search is faster.
        var names: Set<String> = []
        while position < end {
            guard let parameter = nextParameter() else { continue }
            if parameters.count == 8 { names = Set(parameters.map(\.name)) }
            let isKnown =
                parameters.count < 8
                ? parameters.contains { $0.name == parameter.name } : !names.insert(parameter.name).inserted
            if !isKnown { parameters.append(parameter) }
        }
        return MIMEType(essence: Self.essence(name), parameters: parameters)
    }

    /// Reads the parameter after a semicolon, or returns nil if the parameter must be dropped.
    private mutating func nextParameter() -> MIMEType.Parameter? {
        position += 1
        _ = collect { !ASCII.isHTTPWhitespace($0) }
        let name = collect { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") }
        guard position < end, bytes[position] == UInt8(ascii: "=") else { return nil }
        position += 1
        guard position < end else { return nil }
        let value: String
        if bytes[position] == UInt8(ascii: "\"") {
            value = quotedString()
            _ = collect { $0 == UInt8(ascii: ";") }
        } else {
            value = string(trimmed(collect { $0 == UInt8(ascii: ";") }))
            if value.isEmpty { return nil }
        }
        return MIMEType.Parameter(validating: string(name), value)
    }

    /// Reads a value between quotes, or up to the end if the closing quote is missing.
    ///
    /// https://fetch.spec.whatwg.org/#collect-an-http-quoted-string
    private mutating func quotedString() -> String {
        var value: [UInt8] = []
        position += 1
        while position < end, bytes[position] != UInt8(ascii: "\"") {
            // A backslash at the very end is taken literally.
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < end { position += 1 }
            value.append(bytes[position])
            position += 1
        }
        position = min(position + 1, end)
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func collect(until isDelimiter: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while position < end, !isDelimiter(bytes[position]) { position += 1 }
        return start..<position
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var upper = range.upperBound
        while upper > range.lowerBound, ASCII.isHTTPWhitespace(bytes[upper - 1]) { upper -= 1 }
        return range.lowerBound..<upper
    }

    private func checked(
        _ range: Range<Int>, orThrow reason: MIMEType.ParsingError.Reason
    ) throws(MIMEType.ParsingError) -> Range<Int> {
        guard !range.isEmpty else { throw error(reason, at: range.lowerBound) }
        if let bad = range.first(where: { !ASCII.isToken(bytes[$0]) }) {
            throw error(.invalidByte(bytes[bad]), at: bad)
        }
        return range
    }

    /// Returns a type and subtype, with the slash between them, in lowercase.
    private static func essence(_ name: UnsafeBufferPointer<UInt8>) -> String {
        String(unsafeUninitializedCapacity: name.count) { essence in
            for position in name.indices {
                essence.initializeElement(at: position, to: ASCII.lowercased(name[position]))
            }
            return name.count
        }
    }

    private func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func error(_ reason: MIMEType.ParsingError.Reason, at offset: Int) -> MIMEType.ParsingError {
        MIMEType.ParsingError(reason: reason, text: String(decoding: bytes, as: UTF8.self), offset: offset)
    }
}
