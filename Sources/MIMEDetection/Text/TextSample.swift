import MIMETypes

/// The start of a text, lent to sniffers.
struct TextSample {
    /// The characters; those of ASCII are one byte each.
    let bytes: UnsafeRawBufferPointer
    let charset: Charset
    /// Whether the text ends with these bytes; if not, the last line may be cut off.
    let isWhole: Bool

    /// The first character after the byte order mark.
    var start: ByteCursor {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        return cursor
    }
}
