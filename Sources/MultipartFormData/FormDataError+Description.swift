import MIMETypes

extension FormDataError: CustomStringConvertible {
    /// A sentence that names the subject, describes the problem, and suggests what to do.
    public var description: String {
        let comma = code == .ambiguous ? "," : ""
        let position = offset.map { "\(comma) at byte \($0)" } ?? ""
        return "\(failure)\(position); \(advice)"
    }

    private var quoted: String { "'\(subject.printable(limit: 4096))'" }

    private var failure: String {
        switch code.value {
        case .unreadableFile: underlyingError.map(Self.reading) ?? "cannot read \(quoted)"
        case .directory: "\(quoted) is a directory"
        case .notARegularFile: "\(quoted) is not a regular file"
        case .fileChanged: "\(quoted) changed since it was added to the form"
        case .lengthMismatch: "the stream of the field \(quoted) does not have the stated length"
        case .streamConsumed: "the stream of the field \(quoted) has been read already"
        case .streamInMemory: "the field \(quoted) is a stream"
        case .illegalBoundary: "the boundary \(quoted) is not legal"
        case .illegalHeader: "the part header \(quoted) is not legal"
        case .illegalName: "the name \(quoted) has control characters"
        case .boundaryInContent: "the content of the field \(quoted) has the boundary in it"
        case .ambiguous: "the form has \(subject), which programs read differently"
        case .notFormData: "\(quoted) is not multipart/form-data with a boundary"
        case .malformedDelimiter: "the boundary is followed by something else"
        case .malformedHeader: "the part header \(quoted) is malformed"
        case .missingName: "a part has no name"
        case .unexpectedEnd: "the form is cut off"
        case .limitExceeded: "the limit \(quoted) is exceeded"
        }
    }

    private var advice: String {
        switch code.value {
        case .unreadableFile: "check the path and its permissions"
        case .directory: "add its files one by one"
        case .notARegularFile: "copy what it gives to a file, or add it as a stream"
        case .fileChanged: "add it again once nobody writes to it"
        case .lengthMismatch: "give its exact length, or none"
        case .streamConsumed: "build the form again, or mark the stream as replayable if it is"
        case .streamInMemory: "send the body piece by piece"
        case .illegalBoundary: "use 1 to 70 letters, digits or '()+_,-./:=? and no space at the end"
        case .illegalHeader: "use a token as the name, no line breaks, and neither Content-Disposition nor Content-Type"
        case .illegalName: "take them out, or let the form escape line breaks"
        case .boundaryInContent: "use another boundary"
        case .ambiguous: "send it without that"
        case .notFormData: "send the Content-Type that belongs to the body"
        case .malformedDelimiter: "send a line break or -- after it, or use a boundary that the content does not have"
        case .malformedHeader: "send each header once and on one line, with its values quoted"
        case .missingName: "send a Content-Disposition: form-data with a name"
        case .unexpectedEnd: "send it again, up to the last boundary"
        case .limitExceeded: "send less, or raise the limit"
        }
    }

    /// Returns the description of an error, without the advice after its last semicolon.
    private static func reading(_ error: ResourceError) -> String {
        let text = error.description
        return text.lastIndex(of: ";").map { String(text[..<$0]) } ?? text
    }
}
