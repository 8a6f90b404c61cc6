import MIMEDetection
import MIMETypes

/// A line of the form `name: type` for each file, with the types aligned.
struct TextFormat: AnswerFormat {
    let text: AnswerText
    let pathStyle: PathStyle
    /// The text between a name and its result; nil to print no names.
    let nameSeparator: [UInt8]?
    /// The number of columns for names, or 0 for no alignment.
    let nameWidth: Int
    let palette: Palette
    /// The details that are printed below a result.
    let details: Details
    /// Whether a file that can't be read has a result, as in the output of `file`.
    var answersFailures = false

    /// The details that are printed below a result.
    enum Details: Sendable {
        case none
        case conflicts
        case explanation
    }

    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        appendName(answer.path, to: &output)
        if palette.isOn {
            palette.paint(answer.detection.type, in: &output) { text.append(answer, to: &$0) }
        } else {
            // Without a closure, the result is not copied.
            text.append(answer, to: &output)
        }
        output.append(0x0A)
        if let refusal = answer.refusal { appendWarning("\(refusal.reason.rawValue): \(refusal.detail)", to: &output) }
        switch details {
        case .none: break
        case .conflicts: appendConflicts(answer, to: &output)
        case .explanation: Explanation(answer.detection).append(to: &output, palette)
        }
    }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool {
        guard answersFailures else { return false }
        appendName(path, to: &output)
        if error.code == .permissionDenied, FileMode(path: path)?.isRegularFile == true {
            output.append("regular file, no read permission\n")
        } else {
            let reason = SystemError(number: error.errno).words
            output.append("cannot open `")
            pathStyle.append(path, to: &output)
            output.append("' (\(reason))\n")
        }
        return true
    }

    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool {
        palette.dim(in: &output) { $0.append("\(convention)") }
        output.append(0x0A)
        return true
    }

    /// Appends a name, the separator, and the spaces that align the results.
    func appendName(_ path: [UInt8], to output: inout [UInt8]) {
        guard let nameSeparator else { return }
        pathStyle.append(path, to: &output)
        output += nameSeparator
        let padding = nameWidth > 0 ? max(0, nameWidth - pathStyle.width(path)) : 0
        for _ in 0...padding { output.append(0x20) }
    }

    private func appendConflicts(_ answer: FileAnswer, to output: inout [UInt8]) {
        if case .unexpected = answer.verdict, let alarm = answer.alarm { appendWarning(alarm.message, to: &output) }
        for conflict in answer.detection.conflicts + answer.detection.doubtfulConflicts
        where conflict.confidence >= answer.minConfidence {
            appendWarning(conflict.gradedDescription, to: &output)
        }
    }

    private func appendWarning(_ text: String, to output: inout [UInt8]) {
        output.append("    ")
        palette.warn(in: &output) { $0.append(text) }
        output.append(0x0A)
    }
}
