/// The value of a part on the command line: content or a path, and parameters, written as for `curl -F`.
///
/// `;type=TYPE` and `;filename=NAME` may follow the content in any order, each once. The content and the value of a
/// parameter may be quoted with `"`; within quotes, a backslash escapes a quote or a backslash. A semicolon that no
/// parameter follows belongs to the content.
struct FormValue: Equatable {
    private(set) var content = ""
    private(set) var type: String?
    private(set) var fileName: String?

    /// Parses a value; each text is a value.
    init(_ text: some StringProtocol) {
        let scalars = Array(text.unicodeScalars)[...]
        if let quoted = Self.quoted(scalars), var value = Self(parameters: quoted.rest) {
            value.content = quoted.text
            self = value
            return
        }
        var start = scalars.startIndex
        while start < scalars.endIndex {
            if scalars[start] == ";", var value = Self(parameters: scalars[start...]) {
                value.content = Self.string(scalars[..<start])
                self = value
                return
            }
            start += 1
        }
        content = String(text)
    }

    /// Creates a value without parameters.
    init(literal content: String) {
        self.content = content
    }

    /// Parses the parameters after the content; returns nil if the text is anything else.
    private init?(parameters: ArraySlice<Unicode.Scalar>) {
        var rest = parameters
        while !rest.isEmpty {
            if type == nil, let value = Self.value(of: ";type=", in: &rest) {
                type = value
            } else if fileName == nil, let value = Self.value(of: ";filename=", in: &rest) {
                fileName = value
            } else {
                return nil
            }
        }
    }

    /// Takes a parameter from the start of some text; returns its value, or nil if another text is there.
    private static func value(of name: String, in text: inout ArraySlice<Unicode.Scalar>) -> String? {
        guard text.starts(with: name.unicodeScalars) else { return nil }
        let value = text.dropFirst(name.unicodeScalars.count)
        if let quoted = quoted(value), quoted.rest.first ?? ";" == ";" {
            text = quoted.rest
            return quoted.text
        }
        let end = value.indices.first { startsParameter(value[$0...]) } ?? value.endIndex
        text = value[end...]
        return string(value[..<end])
    }

    private static func startsParameter(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        text.first == ";"
            && (text.starts(with: ";type=".unicodeScalars) || text.starts(with: ";filename=".unicodeScalars))
    }

    /// Returns the text between quotes at the start of some text, and what follows the quotes; nil if there are none.
    private static func quoted(
        _ text: ArraySlice<Unicode.Scalar>
    ) -> (text: String, rest: ArraySlice<Unicode.Scalar>)? {
        guard text.first == "\"" else { return nil }
        var (inner, index) = (ArraySlice<Unicode.Scalar>(), text.startIndex + 1)
        while index < text.endIndex, text[index] != "\"" {
            let next = text.dropFirst(index + 1 - text.startIndex).first
            if text[index] == "\\", next == "\\" || next == "\"" { index += 1 }
            inner.append(text[index])
            index += 1
        }
        return index < text.endIndex ? (string(inner), text[(index + 1)...]) : nil
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}
