import MIMETypes

/// Searches drawings that are compressed with gzip for what is searched for in drawings.
///
/// https://www.w3.org/TR/SVG11/conform.html#ConformingSVGServers
enum CompressedDrawing {
    /// The maximum number of bytes that are unpacked.
    private static let longest = 8 << 20

    /// Returns the number of bytes that are unpacked at most, so that the time depends on the length of the file;
    /// drawings are compressed to a tenth of their length, or less often to a fiftieth.
    private static func limit(_ count: Int) -> Int { min(longest, 512 << 10 + 64 * count) }

    /// Checks whether files of a type are compressed drawings.
    static func isType(_ type: MIMEType) -> Bool { type.essence == "image/svg+xml-compressed" }

    /// Returns what a drawing contains, or the reason for which it can't be unpacked.
    static func readings(
        in bytes: UnsafeRawBufferPointer, depth: SearchDepth, _ registry: TypeRegistry
    ) -> [OtherReading] {
        guard let length = CompressedContentFormat.headerLength(bytes), length < bytes.count else {
            return [unchecked("the header of gzip is damaged", nil)]
        }
        let input = UnsafeRawBufferPointer(rebasing: bytes[length...])
        let most = limit(input.count)
        let (content, end, _) = Inflate.part(input, limit: min(most + 1, 1032 * input.count))
        if content.count > most { return [unchecked("a drawing of more than \(most) bytes", .tooCostly)] }
        return content.withUnsafeBytes { content in
            // After the data come its sum and its length, and then nothing: programs also unpack a second part.
            // https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
            guard end == input.count - 8, input.littleEndian(at: end + 4, width: 4) == content.count else {
                return [unchecked("its end doesn't fit its content", nil)]
            }
            guard isDrawing(content) else { return [unchecked("its content is no drawing", nil)] }
            return PolyglotContent(.svg, depth: depth, registry).findings(in: content, isWhole: true).readings
                .map { OtherReading(kind: $0.kind, type: $0.type, offset: 0, detail: $0.detail, feature: $0.feature) }
        }
    }

    /// Checks whether the content is a drawing, and not another compressed file.
    private static func isDrawing(_ content: UnsafeRawBufferPointer) -> Bool {
        let candidates = try? XMLRootResolver().candidates(for: Resource(unownedMemory: content))
        return candidates?.contains { $0.type.hasSameEssence(as: .svg) } ?? false
    }

    private static func unchecked(_ detail: String, _ feature: OtherReading.Feature?) -> OtherReading {
        OtherReading(kind: .unchecked, type: .svg, offset: 0, detail: detail, feature: feature)
    }
}
