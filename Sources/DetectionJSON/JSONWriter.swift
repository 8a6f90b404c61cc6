package import MIMETypes

/// Writes JSON piece by piece, without building a tree of values.
///
/// The caller makes sure that names and values alternate. Foundation's encoder isn't used, because it would take longer
/// than detecting a file's type, and it escapes the slash in every media type.
///
/// https://www.rfc-editor.org/rfc/rfc8259
package struct JSONWriter {
    /// The buffer that contains the output and has room for more.
    ///
    /// The room is checked once for each piece; appending to an array would check it for each byte.
    private var room: [UInt8]
    /// The number of bytes used in the buffer.
    private var count = 0
    /// Whether the next piece must be preceded by a comma.
    private var isContinued = false

    /// - Parameter capacity: the expected number of bytes; the output may be longer.
    package init(capacity: Int = 0) {
        room = Array(repeating: 0, count: capacity)
    }

    /// Returns everything that was written, on one line.
    package consuming func finish() -> [UInt8] {
        room.removeSubrange(count...)
        return room
    }

    /// Writes an object; the closure writes its members.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclose("{", "}", members)
    }

    /// Writes an array.
    ///
    /// The closure writes each element.
    package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        enclose("[", "]") { writer in
            for element in elements { write(&writer, element) }
        }
    }

    /// Writes the name of a member, which consists of letters and underscores; write the value next.
    package mutating func name(_ name: StaticString) {
        plain(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount), isName: true)
    }

    /// Writes the name of a type, which needs no escaping.
    package mutating func essence(_ type: MIMEType) {
        type.withEssenceBytes { plain($0) }
    }

    package mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string($0) }
    }

    /// Writes UTF-8 bytes as a string.
    package mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        self.text(text, isName: false)
    }

    /// Writes a value and everything in it.
    package mutating func value(_ value: JSON) {
        switch value {
        case .null: word("null")
        case .bool(let value): word(value ? "true" : "false")
        case .number(let value): word("\(value)")
        case .decimal(let value): word("\(value)")
        case .string(let text): string(text)
        case .array(let elements): array(elements) { $0.value($1) }
        case .object(let members):
            object { writer in
                for (name, value) in members {
                    var name = name
                    name.withUTF8 { writer.text($0, isName: true) }
                    writer.value(value)
                }
            }
        }
    }

    package mutating func endLine() {
        write(1) { $0.add("\n") }
        isContinued = false
    }

    /// Writes a word without quotation marks.
    private mutating func word(_ text: String) {
        var text = text
        text.withUTF8 { word in
            write(word.count + 1, parted: isContinued) { $0.add(word) }
        }
        isContinued = true
    }

    /// Writes text as the name of a member or as a value.
    ///
    /// Most texts need no escaping and are written in one piece.
    private mutating func text(_ text: UnsafeBufferPointer<UInt8>, isName: Bool) {
        switch JSONEscape.need(of: text) {
        case .none: plain(text, isName: isName)
        case .bytes(let length): escaped(text, length, isName: isName)
        case .characters:
            String(decoding: text, as: UTF8.self).escapedForJSON().withUnsafeBufferPointer { plain($0, isName: isName) }
        }
    }

    /// Writes ASCII text that takes this many bytes when it is escaped.
    private mutating func escaped(_ text: UnsafeBufferPointer<UInt8>, _ length: Int, isName: Bool) {
        write(length + 4, parted: isContinued) { piece in
            piece.add("\"")
            for byte in text { JSONEscape.forEachByte(of: byte) { piece.add($0) } }
            piece.add("\"")
            if isName { piece.add(":") }
        }
        isContinued = !isName
    }

    /// Writes text that needs no escaping, as the name of a member or as a value.
    private mutating func plain(_ text: UnsafeBufferPointer<UInt8>, isName: Bool = false) {
        write(text.count + 4, parted: isContinued) { piece in
            piece.add("\"")
            piece.add(text)
            piece.add("\"")
            if isName { piece.add(":") }
        }
        isContinued = !isName
    }

    private mutating func enclose(
        _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
    ) {
        write(2, parted: isContinued) { $0.add(opening) }
        isContinued = false
        content(&self)
        write(1) { $0.add(closing) }
        isContinued = true
    }

    /// Writes a piece of at most this many bytes, preceded by a comma if one is needed.
    @inline(__always)
    private mutating func write(_ limit: Int, parted: Bool = false, _ body: (inout Piece) -> Void) {
        if room.count - count < limit { room += Array(repeating: 0, count: max(limit, room.count)) }
        count = room.withUnsafeMutableBufferPointer { room in
            var piece = Piece(room: room, end: count)
            if parted { piece.add(",") }
            body(&piece)
            return piece.end
        }
    }
}

/// Memory that is large enough for a piece, and the end of its used part.
private struct Piece {
    let room: UnsafeMutableBufferPointer<UInt8>
    var end: Int

    @inline(__always)
    mutating func add(_ character: Unicode.Scalar) {
        room[end] = UInt8(ascii: character)
        end += 1
    }

    @inline(__always)
    mutating func add(_ byte: UInt8) {
        room[end] = byte
        end += 1
    }

    @inline(__always)
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress, let room = room.baseAddress else { return }
        (room + end).update(from: start, count: text.count)
        end += text.count
    }
}

extension JSONWriter {
    package mutating func member(_ name: StaticString, _ type: MIMEType) {
        self.name(name)
        essence(type)
    }

    package mutating func member(_ name: StaticString, _ types: [MIMEType]) {
        self.name(name)
        array(types) { $0.essence($1) }
    }

    package mutating func member(_ name: StaticString, _ text: String) {
        self.name(name)
        string(text)
    }

    package mutating func member(_ name: StaticString, _ value: JSON) {
        self.name(name)
        self.value(value)
    }

    package mutating func member(_ name: StaticString, _ texts: [ConstantText]) {
        self.name(name)
        array(texts) { $0.string($1.bytes) }
    }
}
