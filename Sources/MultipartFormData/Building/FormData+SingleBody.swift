package import MIMETypes

extension FormData.Body {
    /// Bytes as they are.
    package static func bytes(_ bytes: [UInt8]) -> FormData.Body {
        FormData.Body(segments: [.memory(bytes)])
    }

    /// A file as it is.
    ///
    /// - Parameters:
    ///   - path: must lead to a regular file; it need not be UTF-8.
    ///   - type: its type, or nil to detect it.
    ///   - detector: detects the type; nil for `application/octet-stream`.
    /// - Returns: its bytes, their number if it is known, and its type.
    /// - Throws: a `FormDataError` if it is not a regular file that can be read.
    package static func file(
        _ path: [UInt8], type: MIMEType?, detector: (any MIMETypeDetecting)?
    ) throws(FormDataError) -> (FormData.Body, length: Int?, MIMEType) {
        let file = try OpenFile(path: path)
        let form = FormData(detector: detector)
        let type = try form.type(type, of: file, fileName: ResourceName(pathBytes: path).description)
        return (FormData.Body(segments: [.file(file.file)]), file.size, type)
    }

    /// A stream as it is.
    package static func stream<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, length: Int?, isReplayable: Bool
    ) -> FormData.Body where Stream.Element: Sequence<UInt8> {
        let stream = FormStream(stream, isReplayable: isReplayable, opened: nil)
        return FormData.Body(segments: [.stream(stream, length: length, name: "body")])
    }

    /// Whether it can be read more than once.
    package var isReplayable: Bool {
        segments.allSatisfy { segment in
            if case .stream(let stream, _, _) = segment { stream.isReplayable } else { true }
        }
    }
}
