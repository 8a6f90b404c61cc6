import MIMETypes

/// Workflow commands, which GitHub shows as annotations of files.
///
/// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-a-warning-message
struct GitHubFormat: AnswerFormat {
    func append(_ answer: FileAnswer, to output: inout [UInt8]) {
        guard let alarm = answer.alarm else { return }
        Self.append(alarm.isDoubtful ? "notice" : "warning", alarm.kind, alarm.message, answer.path, to: &output)
    }

    func append(_ convention: Convention, to output: inout [UInt8]) -> Bool {
        Self.append("notice", "convention", "\(convention)", convention.example, to: &output)
        return true
    }

    func append(_ error: ResourceError, path: [UInt8], to output: inout [UInt8]) -> Bool {
        Self.append("error", "unreadable", "\(error)", path, to: &output)
        return true
    }

    private static func append(
        _ command: String, _ title: String, _ message: String, _ path: [UInt8], to output: inout [UInt8]
    ) {
        let file = escaped(String(decoding: path.withoutCurrentFolder, as: UTF8.self)).replacing([
            ":": "%3A", ",": "%2C",
        ])
        output.append("::\(command) file=\(file),title=\(title)::\(escaped(message))\n")
    }

    private static func escaped(_ text: String) -> String {
        text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
    }
}
