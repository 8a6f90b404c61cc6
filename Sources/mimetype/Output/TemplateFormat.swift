import MIMETypes

/// A format that the user defines, in which `%f`, `%m` and `%d` represent the name, the type and the description.
///
/// All other text is printed as it is. Unlike Perl's command, this format evaluates no code.
struct TemplateFormat: AnswerFormat {
    private enum Part: Sendable {
        case text([UInt8])
        case path, type, description
    }

    private let parts: [Part]
    private let pathStyle: PathStyle
    private let descriptions: LocalizedDescriptions

    init(_ template: [UInt8], pathStyle: PathStyle, descriptions: LocalizedDescriptions) {
        self.pathStyle = pathStyle
        self.descriptions = descriptions
        parts = Self.parts(template)
    }

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        for part in parts {
            switch part {
            case .text(let text): output += text
            case .path: pathStyle.append(answer.path, to: &output)
            case .type: output.append(answer.detection.type)
            case .description: output.append(descriptions.description(of: answer))
            }
        }
        output.append(0x0A)
    }

    private static func parts(_ template: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var text: [UInt8] = []
        var rest = template[...]
        while let byte = rest.popFirst() {
            let part: Part? =
                switch rest.first {
                case _ where byte != UInt8(ascii: "%") || text.last == UInt8(ascii: "\\"): nil
                case UInt8(ascii: "f"): .path
                case UInt8(ascii: "m"): .type
                case UInt8(ascii: "d"): .description
                default: nil
                }
            guard let part else {
                text.append(byte)
                continue
            }
            rest.removeFirst()
            parts += [.text(text), part]
            text = []
        }
        return parts + [.text(text)]
    }
}
