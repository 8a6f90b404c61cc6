import MIMETypes

/// The start of text, valid only during a call of a sniffer.
struct TextSample {
    /// The characters; ASCII characters are one byte each.
    let bytes: UnsafeRawBufferPointer
    let form: TextForm
    /// Whether the text ends with these bytes; if not, the last line may be truncated.
    let isWhole: Bool
    /// The first character after the byte order mark.
    let start: ByteCursor

    init(bytes: UnsafeRawBufferPointer, form: TextForm, isWhole: Bool) {
        (self.bytes, self.form, self.isWhole) = (bytes, form, isWhole)
        start = ByteCursor(bytes, at: bytes.has("\u{FEFF}", at: 0) ? 3 : 0)
    }

    var charset: Charset { form.charset }
}
