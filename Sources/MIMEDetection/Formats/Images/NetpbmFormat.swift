import MIMETypes

/// Portable bitmaps, graymaps, pixmaps, anymaps and floatmaps, recognised by a signature of two letters and the numbers
/// after it.
///
/// https://netpbm.sourceforge.net/doc/pnm.html, https://manpages.ubuntu.com/manpages/noble/man5/pfm.5.html
enum NetpbmFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x50]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.first == UInt8(ascii: "P") else { return nil }
        if isFloatmap(head) { return structural("image/x-pfm", "three numbers after P#", "\(UnicodeScalar(head[1]))") }
        guard let type = type(of: head[1]) else { return nil }
        var cursor = ByteCursor(head, at: 2)
        if head[1] == UInt8(ascii: "7") {
            return head.has("\nWIDTH ", at: 2) || head.has("\n#", at: 2) || head.has("\nHEIGHT ", at: 2)
                ? structural(type, "P7 and named fields") : nil
        }
        // The width, the height and, except for bitmaps, the maximum value.
        let needed = head[1] == UInt8(ascii: "1") || head[1] == UInt8(ascii: "4") ? 2 : 3
        for number in 0..<needed {
            if cursor.isAtEnd, number == 2 { break }
            guard skipSpace(&cursor) else { return nil }
            if cursor.isAtEnd, number == 2 { break }
            let digits = cursor.take { (0x30...0x39).contains($0) }
            guard (1...9).contains(digits.count) else { return nil }
        }
        guard head[1] >= UInt8(ascii: "4") || isRaster(cursor.rest(512)) else { return nil }
        return structural(type, "P# numbers", "\(UnicodeScalar(head[1])) and \(needed)")
    }

    /// Checks whether there is nothing but numbers and comments: samples written in digits could also be prose.
    private static func isRaster(_ samples: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(samples)
        while !cursor.isAtEnd {
            let line = cursor.takeLine()
            let numbers = line.prefix { $0 != UInt8(ascii: "#") }
            guard numbers.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x20 || (0x09...0x0D).contains($0) }) else {
                return false
            }
        }
        return true
    }

    /// Checks for the letters of a floatmap, and its width, height and scale, each of which ends with white space.
    ///
    /// The scale is negative if the numbers of the samples are little-endian.
    private static func isFloatmap(_ head: UnsafeRawBufferPointer) -> Bool {
        guard head[1] == UInt8(ascii: "F") || head[1] == UInt8(ascii: "f") else { return false }
        var cursor = ByteCursor(head, at: 2)
        for number in 0..<3 {
            guard skipSpace(&cursor) else { return false }
            if number == 2 { _ = cursor.consume("-") }
            let digits = cursor.take { (0x30...0x39).contains($0) || number == 2 && $0 == UInt8(ascii: ".") }
            guard (1...16).contains(digits.count) else { return false }
        }
        return cursor.peek().map(ByteClass.isBlank) == true || cursor.peek() == 0x0A
    }

    private static func type(of digit: UInt8) -> StaticString? {
        switch digit {
        case UInt8(ascii: "1"), UInt8(ascii: "4"): "image/x-portable-bitmap"
        case UInt8(ascii: "2"), UInt8(ascii: "5"): "image/x-portable-graymap"
        case UInt8(ascii: "3"), UInt8(ascii: "6"): "image/x-portable-pixmap"
        case UInt8(ascii: "7"): "image/x-portable-arbitrarymap"
        default: nil
        }
    }

    /// Moves past white space and comments; returns false if there are none.
    private static func skipSpace(_ cursor: inout ByteCursor) -> Bool {
        let start = cursor.position
        cursor.skipWhitespace()
        while cursor.peek() == UInt8(ascii: "#") {
            _ = cursor.takeLine()
            cursor.skipWhitespace()
        }
        return cursor.position > start
    }
}
