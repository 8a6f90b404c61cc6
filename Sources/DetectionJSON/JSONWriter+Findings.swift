package import MIMEDetection

extension JSONWriter {
    /// Writes the member `findings`: everything that a policy has found and does not permit.
    package mutating func findings(of verdict: [UploadFinding]) {
        name("findings")
        array(verdict) { writer, finding in
            writer.object { writer in
                writer.member("code", finding.code.rawValue)
                writer.member("severity", finding.severity.rawValue)
                writer.member("action", finding.action.rawValue)
                if let offset = finding.offset { writer.member("offset", .number(offset)) }
                if let part = finding.part { writer.member("part", part) }
                writer.member("detail", finding.detail)
            }
        }
    }
}
