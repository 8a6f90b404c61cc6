import MIMETypes

/// A part of a package in an encoding in which tags can be recognised.
struct OfficeText {
    private let content: UnsafeRawBufferPointer
    /// The text in ASCII, if the part is UTF-16.
    private let narrowed: [UInt8]?
    /// Whether the text had to be decoded.
    var isNarrowed: Bool { narrowed != nil }

    /// Decodes UTF-16; nil if the part is neither UTF-16 nor based on ASCII.
    init?(_ content: UnsafeRawBufferPointer) {
        if XMLDeclarations.isUndecoded(content) { return nil }
        let start = content.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
        if content.has("<?xml", at: start), XMLDeclarations.hidesMarkup(content, at: start + 1) { return nil }
        self.content = content
        narrowed = XMLDeclarations.wideForm(of: content).map { WideText(content, $0).narrowed }
    }

    /// Calls a closure with the text; the bytes of the part must still be in memory.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        narrowed.map { $0.withUnsafeBytes(body) } ?? body(content)
    }
}
