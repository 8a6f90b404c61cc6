public import MIMETypes

/// The answer of an `UploadPolicy` about a file.
public enum UploadVerdict: Sendable, Hashable {
    /// The file may be kept; it is of this type.
    case accepted(MIMEType)
    /// The file may not be kept.
    case refused(UploadRefusal)

    /// The confirmed type, or nil if the file is refused.
    public var type: MIMEType? {
        if case .accepted(let type) = self { type } else { nil }
    }

    /// Why the file is refused, or nil if it is accepted.
    public var refusal: UploadRefusal? {
        if case .refused(let refusal) = self { refusal } else { nil }
    }
}
