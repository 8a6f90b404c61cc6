import MIMETypes

extension FormDataParser {
    mutating func nextEvent() throws(FormDataError) -> Event? {
        while !input.isEmpty {
            switch state {
            case .preamble:
                if case .delimiter = scan() {
                    beginDelimiterEnd()
                } else if strictness == .strict, matched == 0 {
                    throw ambiguous("bytes before the first boundary")
                }
            case .content:
                switch scan() {
                case .delimiter:
                    beginDelimiterEnd()
                    return .partEnded
                case .bytes(let bytes): return try content(bytes)
                case .nothing: break
                }
            case .delimiterEnd(let read):
                if let event = try endDelimiter(after: read) { return event }
            case .headers:
                if let event = try readHeaders() { return event }
            case .ended: try readEpilogue()
            }
        }
        // An empty slice would keep the caller's chunk alive.
        input = []
        return nil
    }

    /// Skips the bytes after the end; a strict parser accepts only a line break there.
    private mutating func readEpilogue() throws(FormDataError) {
        if strictness == .strict {
            epilogue += input.prefix(3)
            guard [ASCII.carriageReturn, ASCII.lineFeed].starts(with: epilogue) else {
                throw ambiguous("bytes after the last boundary")
            }
        }
        consume(input.count)
    }

    /// Returns the error for input that programs read differently.
    func ambiguous(_ what: String) -> FormDataError {
        FormDataError(.ambiguous, what, offset: offset)
    }

    mutating func consume(_ count: Int) {
        input = input.dropFirst(count)
        offset += count
    }
}

/// The next item in the content of a part.
private enum Scan {
    case delimiter
    case bytes(ArraySlice<UInt8>)
    /// No complete delimiter was found, at most a part of one.
    case nothing
}

extension FormDataParser {
    /// Advances to the next delimiter, and past it.
    private mutating func scan() -> Scan {
        if matched > 0 { return goOnMatching() }
        switch delimiter.search(input) {
        case .found(0):
            consume(delimiter.pattern.count)
            return .delimiter
        case .partial(0):
            matched = input.count
            matchedBefore = 0
            consume(input.count)
            return .nothing
        case .found(let count), .partial(let count): return take(count)
        case .none: return take(input.count)
        }
    }

    private mutating func take(_ count: Int) -> Scan {
        let bytes = input.prefix(count)
        consume(count)
        return .bytes(bytes)
    }

    /// Compares the input with the rest of a delimiter that began in the previous chunks.
    private mutating func goOnMatching() -> Scan {
        let rest = delimiter.pattern[matched...].prefix(input.count)
        if input.prefix(rest.count) == rest {
            consume(rest.count)
            matched += rest.count
            guard matched == delimiter.pattern.count else { return .nothing }
            matched = 0
            return .delimiter
        }
        // Only the first byte of a delimiter is a carriage return, so no delimiter starts within the bytes held back.
        let held = delimiter.pattern[matchedBefore..<matched]
        matched = 0
        return held.isEmpty ? .nothing : .bytes(held)
    }

    private mutating func beginDelimiterEnd() {
        state = .delimiterEnd(.nothing)
        sectionStart = offset
    }

    /// Returns bytes of a part, at most as many as the part may still have.
    private mutating func content(_ bytes: ArraySlice<UInt8>) throws(FormDataError) -> Event {
        if strictness == .strict {
            if watch.finds(in: bytes) { throw ambiguous("a boundary within content") }
            if mustBeEmpty { throw ambiguous("content of a file without a name") }
        }
        guard bytes.count > room else {
            room -= bytes.count
            return .bytes(bytes)
        }
        let error = FormDataError(.limitExceeded, roomLimit, offset: offset - bytes.count + room)
        if room == 0 { throw error }
        failure = error
        return .bytes(bytes.prefix(room))
    }

    /// Reads what follows a boundary: two hyphens, or blanks and a line break.
    private mutating func endDelimiter(after read: DelimiterEnd) throws(FormDataError) -> Event? {
        guard let byte = input.first, offset - sectionStart < limits.headerLength else {
            throw FormDataError(.limitExceeded, "headerLength", offset: offset)
        }
        if strictness == .strict, ASCII.isBlank(byte) { throw ambiguous("blanks after a boundary") }
        switch (read, byte) {
        case (.nothing, ASCII.hyphen): state = .delimiterEnd(.hyphen)
        case (.hyphen, ASCII.hyphen): state = .ended
        case (.nothing, ASCII.space), (.nothing, ASCII.tab), (.padding, ASCII.space), (.padding, ASCII.tab):
            state = .delimiterEnd(.padding)
        case (.nothing, ASCII.carriageReturn), (.padding, ASCII.carriageReturn):
            state = .delimiterEnd(.carriageReturn)
        case (.carriageReturn, ASCII.lineFeed): state = .headers
        default: throw FormDataError(.malformedDelimiter, offset: offset)
        }
        if state == .delimiterEnd(.padding) { try countHeaderBytes(1) }
        consume(1)
        if state == .headers { try beginHeaders() }
        return state == .ended ? .formEnded : nil
    }

    private mutating func beginHeaders() throws(FormDataError) {
        guard partCount < limits.partCount else {
            throw FormDataError(.limitExceeded, "partCount", offset: offset)
        }
        partCount += 1
        headers.removeAll(keepingCapacity: true)
        (headerCount, lineStart) = (0, 0)
        sectionStart = offset
    }
}
