import MIMETypes

/// The start of text, valid only during a call of a sniffer.
struct TextSample {
    /// The characters; ASCII characters are one byte each.
    let bytes: UnsafeRawBufferPointer
    let form: TextForm
    /// Whether the text ends with these bytes; if not, the last line may be truncated.
    let isWhole: Bool

    /// The first character after the byte order mark.
    var start: ByteCursor {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        return cursor
    }

    var charset: Charset { form.charset }
}
