import MIMETypes

/// The parameters of a header that every program reads in the same way: each occurs once, and none is continued or
/// encoded.
struct StrictParameters {
    private var values: [String: [UInt8]] = [:]

    /// Reads parameters such as `; name=value; name="value"`; nil if the text is anything else.
    ///
    /// A value is either a token or quoted text that contains no quote and no backslash.
    ///
    /// - Parameters:
    ///   - text: the parameters.
    ///   - extended: the name of the only parameter that may be encoded, with its asterisk.
    init?(_ text: ArraySlice<UInt8>, allowing extended: String? = nil) {
        var rest = text
        while !rest.isEmpty {
            guard rest.popFirst() == UInt8(ascii: ";") else { return nil }
            rest = rest.drop { $0 == ASCII.space }
            let name = rest.prefix(while: ASCII.isToken)
            rest = rest[name.endIndex...]
            guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "="), let value = Self.value(&rest) else { return nil }
            let key = String(decoding: name.map(ASCII.lowercased), as: UTF8.self)
            guard !key.contains("*") || key == extended else { return nil }
            guard values.updateValue(Array(value), forKey: key) == nil else { return nil }
        }
    }

    subscript(_ name: String) -> [UInt8]? { values[name] }

    private static func value(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.first == ASCII.quote else {
            let token = rest.prefix(while: ASCII.isToken)
            rest = rest[token.endIndex...]
            return token.isEmpty ? nil : token
        }
        rest = rest.dropFirst()
        let value = rest.prefix { $0 != ASCII.quote && $0 != ASCII.backslash }
        rest = rest[value.endIndex...]
        return rest.popFirst() == ASCII.quote ? value : nil
    }
}

extension ContentDisposition {
    /// Reads the value of a header if every program reads it in the same way; nil otherwise.
    ///
    /// Names are returned as written. A path must be one that browsers send for a file of a chosen folder; of any other
    /// path, programs keep different parts.
    init?(strictly value: ArraySlice<UInt8>) {
        let value = value.drop { $0 == ASCII.space }
        let kind = Array("form-data".utf8)
        guard value.starts(with: kind),
            let parameters = StrictParameters(value.dropFirst(kind.count), allowing: "filename*")
        else { return nil }
        let name = parameters["name"]
        var fileName = parameters["filename"]
        // .NET always writes both forms of the name, as Spring does if it is told to.
        if let extended = parameters["filename*"] {
            guard let plain = fileName, let decoded = Self.decodeExtended(extended),
                plain == decoded || Self.isEncodedWord(plain, of: decoded), !decoded.contains(where: Self.isUnsafe)
            else { return nil }
            fileName = decoded
        }
        guard name?.isEmpty != true, [name, fileName].allSatisfy({ $0.map(Self.isPlain) ?? true }) else { return nil }
        guard fileName.map(Self.isBelowFolder) ?? true else { return nil }
        self.init(name: name, fileName: fileName)
    }

    /// Checks for a byte that programs read in different ways, or that ends a line.
    private static func isUnsafe(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == ASCII.backslash || byte == ASCII.quote
    }

    /// Returns what programs read differently in a value that can be read, as part of a sentence.
    static func ambiguity(in value: ArraySlice<UInt8>) -> String? {
        guard let read = ContentDisposition(parsing: value) else { return nil }
        let names = [read.name, read.fileName].compactMap(\.self)
        func quoted(_ name: [UInt8]) -> String { "'\(String(decoding: name, as: UTF8.self).printable())'" }
        if let name = names.first(where: { $0.contains(ASCII.backslash) }) {
            return "a name with a backslash, \(quoted(name))"
        }
        if let name = read.fileName, !isBelowFolder(name) {
            return "a file name with folders other than 'folder/name', \(quoted(name))"
        }
        if let name = names.first(where: { !isPlain($0) }) {
            return "a name that starts or ends with a space, \(quoted(name))"
        }
        let hasExtended = String(decoding: value, as: UTF8.self).contains("filename*")
        return hasExtended
            ? "a filename* that is not the same as filename"
            : "a Content-Disposition that is not written like a browser's"
    }

    /// Checks that a name is one without folders, or a path as browsers send it for a chosen folder: `folder/sub/name`.
    ///
    /// https://wicg.github.io/entries-api/#dom-htmlinputelement-webkitdirectory
    private static func isBelowFolder(_ name: [UInt8]) -> Bool {
        let components = name.split(separator: ASCII.slash, omittingEmptySubsequences: false)
        return components.count <= 1
            || components.allSatisfy { !$0.isEmpty && $0 != [ASCII.dot] && $0 != [ASCII.dot, ASCII.dot] }
    }

    /// Checks that no program would trim a name.
    private static func isPlain(_ name: [UInt8]) -> Bool {
        let text = String(decoding: name, as: UTF8.self).unicodeScalars
        guard let first = text.first, let last = text.last else { return true }
        return !first.properties.isWhitespace && !last.properties.isWhitespace
    }
}
