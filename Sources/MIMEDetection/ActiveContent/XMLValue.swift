import MIMETypes

/// Tests of names and values in XML as browsers read them.
enum XMLValue {
    /// Returns a name without its prefix.
    static func localName(_ name: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return name }
        return UnsafeRawBufferPointer(rebasing: name[(colon + 1)...])
    }

    /// Checks whether an attribute is an address to load or to navigate to, or a value that an animation may assign to
    /// one.
    static func isLink(_ name: UnsafeRawBufferPointer) -> Bool {
        switch name.first {
        case UInt8(ascii: "h"): name.equals("href")
        case UInt8(ascii: "s"): name.equals("src")
        case UInt8(ascii: "t"): name.equals("to")
        case UInt8(ascii: "f"): name.equals("from") || name.equals("formaction")
        case UInt8(ascii: "b"): name.equals("by")
        case UInt8(ascii: "v"): name.equals("values")
        case UInt8(ascii: "a"): name.equals("action") || name.equals("attributeName")
        case UInt8(ascii: "d"): name.equals("data")
        default: false
        }
    }

    /// Checks whether a value may be a link that contains a script or a page: it has the colon that ends a scheme, or a
    /// reference that may represent one.
    static func mayHaveScheme(_ value: UnsafeRawBufferPointer) -> Bool {
        // Most links lead to a part of the same document, and most colons are in addresses.
        guard let first = value.first else { return false }
        let cursor = ByteCursor(value)
        if first == UInt8(ascii: "#") || value.has("http", at: 0), !cursor.contains(UInt8(ascii: ";")) { return false }
        return cursor.contains(UInt8(ascii: ":")) || cursor.contains(UInt8(ascii: "&"))
    }

    /// Returns the first characters of a value in lower case, with character references resolved and without white
    /// space and control characters, which browsers ignore in a scheme.
    ///
    /// - Parameters:
    ///   - value: the value as it is written.
    ///   - limit: the maximum number of characters; a list may have a script at its end.
    /// - Returns: the characters.
    static func resolved(_ value: UnsafeRawBufferPointer, limit: Int = 4096) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: min(limit, value.count)) { room, count in
            count = resolve(value, into: room)
        }
    }

    /// Calls a closure with what `resolved` returns, without taking memory from the heap for a short value.
    ///
    /// Documents may contain millions of values.
    @inline(__always)
    static func withResolved<Result>(
        _ value: UnsafeRawBufferPointer, limit: Int = 4096, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        // The stack is used only if the compiler knows the size.
        let short = 512
        if min(limit, value.count) <= short {
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room in
                let count = resolve(value, into: UnsafeMutableBufferPointer(rebasing: room.prefix(limit)))
                return body(UnsafeRawBufferPointer(start: room.baseAddress, count: count))
            }
        }
        return resolved(value, limit: limit).withUnsafeBytes(body)
    }

    /// Writes the resolved characters of a value, as many as there is room for, and returns their number.
    private static func resolve(
        _ value: UnsafeRawBufferPointer, into room: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var (cursor, count) = (ByteCursor(value), 0)
        while count < room.count, let byte = cursor.next() {
            let character = byte == UInt8(ascii: "&") ? reference(&cursor) : byte
            guard character > 0x20 else { continue }
            room[count] = character.asciiLowercased
            count &+= 1
        }
        return count
    }

    /// Returns the character that a reference represents, given the cursor after its `&`; the `&` itself unless the
    /// character is ASCII.
    static func reference(_ cursor: inout ByteCursor) -> UInt8 {
        var name = cursor
        let text = name.take { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") && $0 > 0x20 }
        guard name.consume(";"), let known = character(text) else { return UInt8(ascii: "&") }
        cursor = name
        return known
    }

    /// Returns the character that a reference with a name or a number represents, if it is ASCII.
    private static func character(_ name: UnsafeRawBufferPointer) -> UInt8? {
        if name.first == UInt8(ascii: "#") {
            let isHexadecimal = name.has("x", at: 1) || name.has("X", at: 1)
            return number(in: name, from: isHexadecimal ? 2 : 1, radix: isHexadecimal ? 16 : 10)
        }
        switch name.count {
        case 2: return name.equalsFolded("lt") ? UInt8(ascii: "<") : name.equalsFolded("gt") ? UInt8(ascii: ">") : nil
        case 3: return name.equalsFolded("tab") ? 0x20 : nil
        case 4:
            if name.equalsFolded("quot") { return UInt8(ascii: "\"") }
            return name.equalsFolded("apos") ? UInt8(ascii: "'") : nil
        case 5: return name.equalsFolded("colon") ? UInt8(ascii: ":") : nil
        case 7: return name.equalsFolded("newline") ? 0x20 : nil
        default: return nil
        }
    }

    /// Returns the number that digits represent; nil if there is none, or one above 255.
    private static func number(in digits: UnsafeRawBufferPointer, from start: Int, radix: Int) -> UInt8? {
        guard digits.count > start else { return nil }
        var (cursor, value) = (ByteCursor(digits, at: start), 0)
        while let byte = cursor.next() {
            let letter = byte.asciiLowercased
            let digit =
                switch letter {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter &- 0x30)
                case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(letter &- 0x57)
                default: radix
                }
            value = value &* radix &+ digit
            guard digit < radix, value < 256 else { return nil }
        }
        return UInt8(value)
    }

    /// Returns the number of references in a value to entities that the document declares.
    static func numberOfEntities(in value: UnsafeRawBufferPointer) -> Int {
        var (cursor, number) = (ByteCursor(value), 0)
        while cursor.skip(behind: "&") {
            if isOwnEntity(cursor) { number += 1 }
        }
        return number
    }

    /// Checks whether a value contains one of the entities that the document declares this many times.
    static func repeatsEntity(in value: UnsafeRawBufferPointer, _ times: Int) -> Bool {
        var (cursor, counts): (ByteCursor, [String: Int]) = (ByteCursor(value), [:])
        while cursor.skip(behind: "&") {
            guard isOwnEntity(cursor) else { continue }
            let name = cursor.take { $0 != UInt8(ascii: ";") }.string
            counts[name, default: 0] += 1
            if counts[name] == times { return true }
        }
        return false
    }

    /// Checks whether an entity is declared under a name that represents a character in HTML.
    static func hidesCharacter(entity name: UnsafeRawBufferPointer) -> Bool {
        let text = name.string
        if ["lt", "gt", "quot", "apos"].contains(text) { return false }
        return ["lt", "gt", "quot", "apos", "colon", "tab", "newline"].contains(text.lowercased())
    }

    /// Checks whether a link starts with an entity that the document declares, so that its scheme is hidden.
    static func startsWithEntity(_ value: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(value)
        _ = cursor.take { $0 != UInt8(ascii: "&") && !":/#?".utf8.contains($0) }
        return cursor.consume("&") && isOwnEntity(cursor)
    }

    /// Checks whether the reference whose name is at a cursor doesn't refer to a character.
    private static func isOwnEntity(_ start: ByteCursor) -> Bool {
        var cursor = start
        // Names contain none of these characters; stopping at them keeps the time linear if references don't end.
        let name = cursor.take { $0 != UInt8(ascii: ";") && $0 > 0x20 && !"&<\"'".utf8.contains($0) }
        guard cursor.peek() == UInt8(ascii: ";"), let first = name.first, first != UInt8(ascii: "#") else {
            return false
        }
        return !["amp", "lt", "gt", "quot", "apos", "colon", "Tab", "NewLine"].contains(name.string)
    }

    /// Checks whether a resolved value, or one in a list of values, is a script.
    static func hasScriptScheme(_ value: [UInt8]) -> Bool {
        starts(
            value,
            with: ["javascript:", "vbscript:", "livescript:", "data:text/javascript", "data:application/javascript"])
    }

    /// Checks whether a resolved value, or one in a list of values, is a page.
    static func hasPage(_ value: [UInt8]) -> Bool {
        starts(value, with: ["data:text/html", "data:application/xhtml", "data:text/xml", "data:application/xml"])
    }

    private static func starts(_ value: [UInt8], with schemes: [String]) -> Bool {
        value.split(separator: UInt8(ascii: ";")).contains { item in schemes.contains { item.starts(with: $0.utf8) } }
            || schemes.contains { value.starts(with: $0.utf8) }
    }
}

extension UnsafeRawBufferPointer {
    /// Checks whether the value consists of these characters only.
    @inline(__always)
    func equals(_ text: StaticString) -> Bool {
        count == text.utf8CodeUnitCount && has(text, at: 0)
    }

    /// Checks whether the value consists of these characters only, ignoring ASCII case.
    func equalsFolded(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && hasFolded(text, at: 0) }

    /// Checks whether these characters are at an offset, ignoring ASCII case.
    func hasFolded(_ text: StaticString, at offset: Int) -> Bool {
        ByteCursor(self, at: offset).starts(with: text, ignoringCase: true)
    }
}
