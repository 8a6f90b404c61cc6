/// An error that occurs while a shared MIME-info database is being read.
public struct SharedMIMEInfoError: Error, Sendable, Hashable, CustomStringConvertible {
    enum Code { case noDatabase, malformed, noTypes }

    let code: Code
    let subject: String

    init(_ code: Code, _ subject: String) {
        self.code = code
        self.subject = subject
    }

    /// A description of the error in one sentence.
    public var description: String {
        switch code {
        case .noDatabase:
            "there is no shared-mime-info database in '\(subject)'; name a folder that has a globs2 or a magic file"
        case .malformed: "the description of types is not well-formed at byte \(subject)"
        case .noTypes: "the document has no element mime-type; name a file such as those in /usr/share/mime/packages"
        }
    }
}
