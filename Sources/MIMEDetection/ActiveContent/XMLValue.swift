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
        var cursor = ByteCursor(value)
        var result: [UInt8] = []
        while result.count < limit, let byte = cursor.next() {
            let character = byte == UInt8(ascii: "&") ? reference(&cursor) : byte
            if character > 0x20 { result.append(character.asciiLowercased) }
        }
        return result
    }

    /// Returns the character that a reference represents, given the cursor after its `&`; the `&` itself unless the
    /// character is ASCII.
    static func reference(_ cursor: inout ByteCursor) -> UInt8 {
        var name = cursor
        let text = name.take { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "&") && $0 > 0x20 }
        guard name.consume(";") else { return UInt8(ascii: "&") }
        let known: UInt8? =
            switch text.string.lowercased() {
            case "lt": UInt8(ascii: "<")
            case "gt": UInt8(ascii: ">")
            case "quot": UInt8(ascii: "\"")
            case "apos": UInt8(ascii: "'")
            case "colon": UInt8(ascii: ":")
            case "tab", "newline": 0x20
            case let number where number.hasPrefix("#x"): UInt8(number.dropFirst(2), radix: 16)
            case let number where number.hasPrefix("#"): UInt8(number.dropFirst())
            default: nil
            }
        guard let known else { return UInt8(ascii: "&") }
        cursor = name
        return known
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
    func equals(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && has(text, at: 0) }

    /// Checks whether the value consists of these characters only, ignoring ASCII case.
    func equalsFolded(_ text: StaticString) -> Bool { count == text.utf8CodeUnitCount && hasFolded(text, at: 0) }

    /// Checks whether these characters are at an offset, ignoring ASCII case.
    func hasFolded(_ text: StaticString, at offset: Int) -> Bool {
        ByteCursor(self, at: offset).starts(with: text, ignoringCase: true)
    }
}
