import MIMETypes

extension [OtherReading] {
    /// Adds a reading unless there is one of the same kind with the same feature.
    mutating func addFirst(_ reading: OtherReading) {
        guard !contains(where: { $0.kind == reading.kind && $0.feature == reading.feature }) else { return }
        append(reading)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// The bytes as a string; invalid UTF-8 is replaced.
    var asText: String { String(decoding: self, as: UTF8.self) }
}
