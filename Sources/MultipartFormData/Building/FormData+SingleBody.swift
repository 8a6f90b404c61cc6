import MIMETypes

extension FormData.Body {
    /// Returns a body that sends bytes unchanged.
    package static func bytes(_ bytes: [UInt8]) -> FormData.Body {
        FormData.Body(segments: [.memory(bytes)])
    }

    /// Returns a body that sends a stream unchanged.
    package static func stream<Stream: AsyncSequence & Sendable>(
        _ stream: Stream, length: Int?, isReplayable: Bool
    ) -> FormData.Body where Stream.Element: Sequence<UInt8> {
        let stream = FormStream(stream, isReplayable: isReplayable, opened: nil)
        return FormData.Body(segments: [.stream(stream, length: length, name: "body")])
    }

    /// Whether any of the body comes from a stream, so that it can't all be read at once without waiting.
    package var hasStreams: Bool {
        segments.contains { segment in
            if case .stream = segment { true } else { false }
        }
    }

    /// Whether the body can be read more than once.
    package var isReplayable: Bool {
        segments.allSatisfy { segment in
            if case .stream(let stream, _, _) = segment { stream.isReplayable } else { true }
        }
    }
}
