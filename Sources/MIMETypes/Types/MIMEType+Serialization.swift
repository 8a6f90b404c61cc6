extension MIMEType: LosslessStringConvertible {
    /// The media type in the form used in headers, such as `text/html;charset=utf-8`.
    ///
    /// A parameter value is quoted if it is empty or not an HTTP token.
    /// https://mimesniff.spec.whatwg.org/#serialize-a-mime-type
    public var description: String {
        var text = essence
        for parameter in parameters {
            text += ";\(parameter.name)=\(parameter.serializedValue)"
        }
        return text
    }
}

extension MIMEType.Parameter {
    var serializedValue: String {
        if !value.isEmpty, value.utf8.allSatisfy(ASCII.isToken) { return value }
        var quoted = "\""
        for character in value.unicodeScalars {
            if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
            quoted.unicodeScalars.append(character)
        }
        return quoted + "\""
    }
}

extension MIMEType: Codable {
    /// Decodes a media type from a string.
    ///
    /// - Parameter decoder: the decoder to read the string from.
    /// - Throws: `DecodingError.dataCorrupted` if the string is not a media type; any error that the decoder throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(ParsingError) {
            try self.init(parsing: text)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
    }

    /// Encodes the media type as a single string, its `description`.
    ///
    /// - Parameter encoder: the encoder to write the string to.
    /// - Throws: any error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// A dictionary whose keys are media types is encoded as an object, such as `{"image/png": 3}`.
extension MIMEType: CodingKeyRepresentable {
    /// A coding key for the media type; the key's string is the type's `description`.
    public var codingKey: any CodingKey { Key(stringValue: description) }

    /// Parses a coding key as a media type, or returns nil if the key is not a media type.
    ///
    /// - Parameter codingKey: a key of an encoded object, such as `image/png`.
    public init?(codingKey: some CodingKey) {
        self.init(codingKey.stringValue)
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
