import MIMETypes

/// The name of an entry in a ZIP archive: a path whose bytes are compared without copying them.
struct ZIPEntryName {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    static func == (name: ZIPEntryName, text: StaticString) -> Bool {
        name.bytes.count == text.utf8CodeUnitCount && name.bytes.has(text, at: 0)
    }

    func hasPrefix(_ prefix: StaticString) -> Bool { bytes.has(prefix, at: 0) }

    func hasPrefix(_ prefix: ConstantText) -> Bool { bytes.starts(with: prefix.bytes) }

    /// Checks whether the name ends with a suffix, ignoring case.
    func hasSuffix(_ suffix: StaticString) -> Bool {
        let start = bytes.count - suffix.utf8CodeUnitCount
        return start >= 0 && ByteCursor(bytes, at: start).starts(with: suffix, ignoringCase: true)
    }

    /// Whether the entry is in a folder.
    var isInFolder: Bool { bytes.contains(UInt8(ascii: "/")) }

    func contains(_ text: StaticString) -> Bool {
        var cursor = ByteCursor(bytes)
        return cursor.skip(behind: text)
    }
}
