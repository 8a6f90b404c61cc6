import MIMEDetection
import MIMETypes

/// The text that is printed about a file.
enum AnswerText: Sendable {
    case type
    /// The type, under the name that a spelling selects.
    case spelling(TypeSpelling)
    case contentType
    /// The type and the charset, as `file -i` prints them.
    case fileContentType(TypeSpelling)
    /// The charset, as `file --mime-encoding` prints it.
    case fileEncoding
    case description(LocalizedDescriptions)
    case fileExtension

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        let detection = answer.detection
        switch self {
        case .type: output.append(detection.type)
        case .spelling(let spelling): output.append(spelling.name(of: answer))
        case .contentType: Self.appendContentType(detection, to: &output)
        case .fileContentType(let spelling):
            output.append(spelling.name(of: answer))
            output.append("; charset=\(Self.fileEncoding(detection))")
        case .fileEncoding: output.append(Self.fileEncoding(detection))
        case .description(let descriptions): output.append(descriptions.description(of: answer))
        case .fileExtension: append(detection.type, to: &output)
        }
    }

    /// Appends the text for a type without a file.
    func append(_ type: MIMEType, to output: inout [UInt8]) {
        switch self {
        case .type, .contentType, .fileEncoding: output.append(type)
        case .spelling(let spelling), .fileContentType(let spelling): output.append(spelling.name(of: type))
        case .description(let descriptions): output.append(descriptions.description(of: type))
        case .fileExtension: output.append(type.preferredFileExtension ?? "")
        }
    }

    /// Returns the charset under the name that `file` uses; `file` has such a name for every file, even for binary
    /// ones.
    private static func fileEncoding(_ detection: Detection) -> String {
        detection.charset.map(\.rawValue) ?? "binary"
    }

    private static func appendContentType(_ detection: Detection, to output: inout [UInt8]) {
        output.append(detection.type)
        if let charset = detection.contentType[parameter: "charset"] { output.append("; charset=\(charset)") }
    }
}
