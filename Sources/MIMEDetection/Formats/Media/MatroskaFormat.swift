import MIMETypes

/// Matroska and WebM; the document type identifies the format, and the tracks distinguish audio from video.
///
/// https://www.rfc-editor.org/rfc/rfc8794, https://www.rfc-editor.org/rfc/rfc9559
enum MatroskaFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x1A]

    private static let maxElements = 64

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.has([0x1A, 0x45, 0xDF, 0xA3], at: 0) else { return nil }
        var reader = Reader(bytes: head, position: 0)
        guard let header = reader.element() else { return nil }
        guard let document = documentType(head, header.content) else { return nil }
        let isWebM = document == "webm"
        guard isWebM || document.hasPrefix("matroska") else { return nil }
        switch try tracks(resource, from: header.content.upperBound) {
        case .stereo? where !isWebM: return structural("video/matroska-3d", "document type #, stereo video", document)
        case .video?, .stereo?:
            return structural(isWebM ? "video/webm" : "video/matroska", "document type #, video", document)
        case .audio?:
            return structural(isWebM ? "audio/webm" : "audio/matroska", "document type #, sound only", document)
        case nil: return structural(isWebM ? "video/webm" : "video/matroska", "document type #", document)
        }
    }

    private enum Tracks { case audio, video, stereo }

    private static func documentType(_ head: UnsafeRawBufferPointer, _ range: Range<Int>) -> String? {
        var reader = Reader(bytes: head, position: range.lowerBound)
        while reader.position < min(range.upperBound, head.count), let element = reader.element() {
            if element.identifier == 0x4282, element.content.upperBound <= head.count {
                let text = String(decoding: head[element.content], as: UTF8.self)
                return String(text.prefix { $0 != "\0" })
            }
            reader.position = element.content.upperBound
        }
        return nil
    }

    /// Returns the kinds of tracks that the segment lists in the first 64 KiB; nil if the list comes later.
    private static func tracks(_ resource: Resource, from start: Int) throws(ResourceError) -> Tracks? {
        return try resource.withBuffer(at: start, count: 64 << 10) { bytes in
            var reader = Reader(bytes: bytes, position: 0)
            guard let segment = reader.element(), segment.identifier == 0x1853_8067 else { return nil }
            reader.position = segment.content.lowerBound
            for _ in 0..<maxElements {
                guard let element = reader.element() else { return nil }
                if element.identifier == 0x1654_AE6B { return kinds(bytes, element.content) }
                reader.position = element.content.upperBound
            }
            return nil
        }
    }

    private static func kinds(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Tracks? {
        var reader = Reader(bytes: bytes, position: range.lowerBound)
        var found: Tracks?
        for _ in 0..<maxElements where reader.position < min(range.upperBound, bytes.count) {
            guard let entry = reader.element() else { break }
            guard entry.identifier == 0xAE else {
                reader.position = entry.content.upperBound
                continue
            }
            var inner = Reader(bytes: bytes, position: entry.content.lowerBound)
            while inner.position < min(entry.content.upperBound, bytes.count), let field = inner.element() {
                if field.identifier == 0x83, let kind = bytes.bigEndian(at: field.content.lowerBound, width: 1) {
                    if kind == 1 { found = .video } else if kind == 2, found == nil { found = .audio }
                } else if field.identifier == 0xE0, isStereo(bytes, field.content) {
                    return .stereo
                }
                inner.position = field.content.upperBound
            }
            reader.position = entry.content.upperBound
        }
        return found
    }

    /// Checks whether the properties of a video track state that it contains images for both eyes.
    private static func isStereo(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Bool {
        var reader = Reader(bytes: bytes, position: range.lowerBound)
        for _ in 0..<maxElements where reader.position < min(range.upperBound, bytes.count) {
            guard let field = reader.element() else { return false }
            if field.identifier == 0x53B8 { return bytes.bigEndian(at: field.content.lowerBound, width: 1) ?? 0 > 0 }
            reader.position = field.content.upperBound
        }
        return false
    }

    /// A reader of elements, which consist of an identifier and a length of variable width, and the content.
    private struct Reader {
        let bytes: UnsafeRawBufferPointer
        var position: Int

        /// Returns the next element and moves past its header.
        mutating func element() -> (identifier: Int, content: Range<Int>)? {
            guard let identifier = number(keepingMarker: true, longest: 4),
                let length = number(keepingMarker: false, longest: 8)
            else { return nil }
            // A length of all ones is unknown: the content extends to the end.
            let isUnknown = length.value == (1 << (7 * length.width)) - 1
            let end = isUnknown ? Int.max : position.addingReportingOverflow(length.value).partialValue
            guard end >= position else { return nil }
            return (identifier.value, position..<end)
        }

        private mutating func number(keepingMarker: Bool, longest: Int) -> (value: Int, width: Int)? {
            guard position >= 0, position < bytes.count else { return nil }
            let width = bytes[position].leadingZeroBitCount + 1
            guard width <= longest, let whole = bytes.bigEndian(at: position, width: width) else { return nil }
            position += width
            return (keepingMarker ? whole : whole & ((1 << (7 * width)) - 1), width)
        }
    }
}
