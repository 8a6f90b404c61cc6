import MIMETypes

/// The head of text, in an encoding that includes ASCII.
///
/// UTF-16 and UTF-32 are converted to ASCII, with a question mark in place of each other character: no format is
/// recognised by such characters.
struct TextHead {
    let form: TextForm
    /// Whether the content ends with the head.
    let isWhole: Bool
    private let narrowed: [UInt8]?

    /// Detects the encoding; nil if the content is not text or is empty.
    init?(_ resource: Resource) throws(ResourceError) {
        guard resource.hasContent, let form = try TextForm(headOf: resource) else { return nil }
        self.form = form
        let head = try resource.headBuffer()
        guard !head.isEmpty else { return nil }
        narrowed = Self.narrowed(head, form)
        isWhole = try resource.isHeadWhole()
    }

    /// Calls `body` with the text.
    func withSample<Result>(of resource: Resource, _ body: (TextSample) -> Result) throws(ResourceError) -> Result {
        if let narrowed {
            return narrowed.withUnsafeBytes { body(TextSample(bytes: $0, form: form, isWhole: isWhole)) }
        }
        return body(TextSample(bytes: try resource.headBuffer(), form: form, isWhole: isWhole))
    }

    private static func narrowed(_ bytes: UnsafeRawBufferPointer, _ form: TextForm) -> [UInt8]? {
        switch form {
        case .usASCII, .utf8, .unknown8Bit: nil
        case .utf16LE, .utf16BE, .utf32LE, .utf32BE: WideText(bytes, form).narrowed
        }
    }
}
