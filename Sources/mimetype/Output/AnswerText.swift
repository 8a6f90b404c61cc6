import MIMEDetection
import MIMETypes

/// What is printed about a file.
enum AnswerText: Sendable {
    case type
    /// The type in another program's words.
    case spelling(TypeSpelling)
    case contentType
    /// As `file -i` prints it.
    case fileContentType(TypeSpelling)
    /// As `file --mime-encoding` prints it.
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

    /// Appends the answer for a type alone.
    func append(_ type: MIMEType, to output: inout [UInt8]) {
        switch self {
        case .type, .contentType, .fileEncoding: output.append(type)
        case .spelling(let spelling), .fileContentType(let spelling): output.append(spelling.name(of: type))
        case .description(let descriptions): output.append(descriptions.description(of: type))
        case .fileExtension: output.append(type.preferredFileExtension ?? "")
        }
    }

    /// The charset in the words of `file`, which has one for everything.
    private static func fileEncoding(_ detection: Detection) -> String {
        detection.charset.map(\.rawValue) ?? "binary"
    }

    private static func appendContentType(_ detection: Detection, to output: inout [UInt8]) {
        output.append(detection.type)
        if let charset = detection.contentType[parameter: "charset"] { output.append("; charset=\(charset)") }
    }
}
