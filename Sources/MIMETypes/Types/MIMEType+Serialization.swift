extension MIMEType: LosslessStringConvertible {
    /// The media type in the form used in headers, such as `text/html;charset=utf-8`.
    ///
    /// A parameter value that is empty or not a token is quoted.
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
    /// - Parameter decoder: a decoder for a single string.
    /// - Throws: `DecodingError.dataCorrupted` if the string is not a media type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(ParsingError) {
            try self.init(parsing: text)
        } catch {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
    }

    /// Encodes the serialised media type as a single string.
    ///
    /// - Parameter encoder: the encoder to write the string to.
    /// - Throws: any error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Dictionaries with types as keys are encoded as objects: `{"image/png": 3}`.
extension MIMEType: CodingKeyRepresentable {
    /// The serialised media type as a key.
    public var codingKey: any CodingKey { Key(stringValue: description) }

    /// Parses a key as a media type, or returns nil if it isn't one.
    ///
    /// - Parameter codingKey: a key of an object.
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
