import MIMEDetection
import MIMETypes

/// A line for each method of determining a type: by the kind of file, by the name, by the content, and the general
/// type.
struct AllMethodsFormat: AnswerFormat {
    let line: TextFormat

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        let candidates = answer.detection.candidates
        let kind = candidates.first { $0.evidence.basis == .fileKind }?.type
        let name = candidates.filter { $0.evidence.basis == .name && $0.evidence.nameStrength > .hint }.max {
            $0.evidence.weight < $1.evidence.weight
        }
        let others = candidates.filter { $0.evidence.basis != .name && $0.evidence.basis != .declaredType }
        let content = Reconciler().decide(others).type
        let isText = others.contains { $0.charset != nil }
        let isEmpty = kind == .emptyFile
        let general: MIMEType? = kind == nil || isEmpty ? (isText || isEmpty ? .plainText : .octetStream) : nil
        let special = kind == nil && content != general ? content : nil
        for type in [kind, name?.type, special, general].compactMap(\.self) {
            line.appendName(answer.path, to: &output)
            line.palette.paint(type, in: &output) { line.text.append(type, to: &$0) }
            output.append(0x0A)
        }
    }
}
