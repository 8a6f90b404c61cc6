import MultipartFormData

extension FormDataParser {
    /// Reads a body that arrives in chunks of that length.
    ///
    /// - Returns: the events, bytes that follow each other put together, and the error that ended them, if one did.
    mutating func read(_ body: [UInt8], chunkLength: Int = .max) -> (events: [Event], error: FormDataError?) {
        let length = max(1, min(chunkLength, body.count))
        return read(stride(from: 0, to: body.count, by: length).map { body[$0..<min($0 + length, body.count)] })
    }

    /// Reads a body in these chunks.
    mutating func read(_ chunks: [ArraySlice<UInt8>]) -> (events: [Event], error: FormDataError?) {
        var events: [Event] = []
        do throws(FormDataError) {
            for chunk in chunks {
                feed(chunk)
                while let event = try next() { Self.append(event, to: &events) }
            }
            try finish()
            return (events, nil)
        } catch {
            return (events, error)
        }
    }

    private static func append(_ event: Event, to events: inout [Event]) {
        if case .bytes(let more) = event, case .bytes(let bytes)? = events.last {
            events[events.count - 1] = .bytes(bytes + more)
        } else {
            events.append(event)
        }
    }
}

/// A part as it was read.
struct ReadPart: Equatable {
    let name: String
    var fileName: String?
    var type: String?
    var content: String = ""

    /// Puts the events of a whole form together.
    static func parts(_ events: [FormDataParser.Event]) -> [ReadPart] {
        var parts: [ReadPart] = []
        for event in events {
            switch event {
            case .partBegan(let head):
                parts.append(
                    ReadPart(name: head.name, fileName: head.fileName, type: head.type.map { "\($0)" }))
            case .bytes(let bytes): parts[parts.count - 1].content = String(decoding: bytes, as: UTF8.self)
            case .partEnded, .formEnded: break
            }
        }
        return parts
    }
}
