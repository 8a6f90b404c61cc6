import MIMEDetection
import MIMETypes

/// What is printed about a file.
enum AnswerText: Sendable {
    case type
    case contentType
    case description(LocalizedDescriptions)
    case fileExtension

    func append(_ detection: Detection, to output: inout [UInt8]) {
        switch self {
        case .type: output.append(detection.type)
        case .contentType: Self.appendContentType(detection, to: &output)
        case .description: append(detection.type, to: &output)
        case .fileExtension: append(detection.type, to: &output)
        }
    }

    /// Appends the answer for a type alone.
    func append(_ type: MIMEType, to output: inout [UInt8]) {
        switch self {
        case .type, .contentType: output.append(type)
        case .description(let descriptions): output.append(descriptions.description(of: type))
        case .fileExtension: output.append(type.preferredFileExtension ?? "")
        }
    }

    private static func appendContentType(_ detection: Detection, to output: inout [UInt8]) {
        output.append(detection.type)
        if let charset = detection.contentType[parameter: "charset"] { output.append("; charset=\(charset)") }
    }
}
