import MIMETypes

/// Finds what the declarations before an XML document fetch from elsewhere.
///
/// https://www.w3.org/TR/xml/#sec-external-ent
enum XMLDeclarations {
    /// The addresses of the declarations of SVG and XHTML, which are built into programs.
    private static let wellKnown: [StaticString] = ["http://www.w3.org/", "https://www.w3.org/"]

    /// Returns the first entity that refers to a file by its path in a file system or by a scheme other than those of
    /// the Web.
    ///
    /// References to files in the same folder and to declarations at public addresses are common and harmless.
    static func reference(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        if let foreign = foreignSubset(in: bytes) { return foreign }
        if statesHiddenMarkup(bytes) { return undecoded }
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "<!ENTITY") {
            let start = cursor.position - 8
            var declaration = ByteCursor(bytes, at: start)
            if let detail = entity(at: &declaration, allowsPublicAddresses: true) {
                return OtherReading(
                    kind: .script, type: MIMEType(constant: "application/xml-external-parsed-entity"), offset: start,
                    detail: detail, feature: .externalReference)
            }
            if writesDeclarations(at: start, bytes, ByteCursor(bytes, at: declaration.position)) {
                return OtherReading(
                    kind: .script, type: MIMEType(constant: "application/xml-external-parsed-entity"), offset: start,
                    detail: "<!ENTITY whose text may be a declaration", feature: .externalReference)
            }
            if multiplies(ByteCursor(bytes, at: declaration.position)) {
                return expansion(at: start, "<!ENTITY that repeats another")
            }
        }
        return EntityExpansion.isTooLarge(bytes) ? expansion(at: 0, "entities that multiply") : nil
    }

    /// Returns the first entity or list of default attributes in a document of a program that writes none.
    ///
    /// Its text would be a part of the document, but is no tag.
    static func hidden(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var start = ByteCursor(bytes)
        guard start.skip(behind: "<!DOCTYPE") else { return nil }
        for word: StaticString in ["<!ENTITY", "<!ATTLIST"] {
            var cursor = start
            if cursor.skip(behind: word) {
                return expansion(at: cursor.position - word.utf8CodeUnitCount, "\(word) in a document that needs none")
            }
        }
        return nil
    }

    /// Returns the first document type whose declarations a reader fetches from a server or a file of the sender's
    /// choice.
    private static func foreignSubset(in bytes: UnsafeRawBufferPointer) -> OtherReading? {
        var cursor = ByteCursor(bytes)
        while cursor.skip(behind: "<!DOCTYPE") {
            let start = cursor.position - 9
            var declaration = ByteCursor(bytes, at: start + 1)
            guard let address = subset(at: &declaration), !isOrdinary(address), !isVendors(address) else { continue }
            return OtherReading(
                kind: .script, type: MIMEType(constant: "application/xml-external-parsed-entity"), offset: start,
                detail: "<!DOCTYPE with \(address.string)", feature: .externalReference)
        }
        return nil
    }

    /// Checks whether the XML declaration at the start states an encoding in which tags can't be recognised.
    private static func statesHiddenMarkup(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let start = bytes.has([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
        return bytes.has("<?xml", at: start) && hidesMarkup(bytes, at: start + 1)
    }

    /// Checks whether the first bytes are UTF-32 or EBCDIC, which XML parsers decode but this module doesn't.
    ///
    /// https://www.w3.org/TR/xml/#sec-guessing
    static func isUndecoded(_ bytes: UnsafeRawBufferPointer) -> Bool {
        undecodedStarts.contains { bytes.has($0, at: 0) }
    }

    /// Detects UTF-16 by its byte order mark, or by the first tag after white space; nil for any other encoding.
    static func wideForm(of bytes: UnsafeRawBufferPointer) -> TextForm? {
        if bytes.has([0xFF, 0xFE], at: 0) { return .utf16LE }
        if bytes.has([0xFE, 0xFF], at: 0) { return .utf16BE }
        var cursor = ByteCursor(bytes)
        while let high = cursor.peek(), let low = cursor.peek(1), high | low <= 0x20, high == 0 || low == 0,
            isBlank(high | low)
        {
            cursor.skip(2)
        }
        if cursor.peek() == 0x3C, cursor.peek(1) == 0 { return .utf16LE }
        return cursor.peek() == 0 && cursor.peek(1) == 0x3C ? .utf16BE : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static let undecodedStarts: [[UInt8]] = [
        [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFF, 0xFE], [0xFE, 0xFF, 0, 0], [0, 0, 0, 0x3C],
        [0x3C, 0, 0, 0], [0, 0, 0x3C, 0], [0, 0x3C, 0, 0], [0x4C, 0x6F, 0xA7, 0x94],
    ]

    /// The reading for a document that can't be checked because its encoding isn't supported.
    static var undecoded: OtherReading {
        OtherReading(
            kind: .unchecked, type: MIMEType(constant: "application/xml"), offset: 0,
            detail: "an encoding in which tags can't be seen")
    }

    private static func expansion(at offset: Int, _ detail: String) -> OtherReading {
        OtherReading(
            kind: .script, type: MIMEType(constant: "application/xml"), offset: offset, detail: detail,
            feature: .entityExpansion)
    }

    /// Checks whether the quoted text of a parameter entity contains numbers of characters, which become characters of
    /// a declaration where the entity is used.
    private static func writesDeclarations(at start: Int, _ bytes: UnsafeRawBufferPointer, _ text: ByteCursor) -> Bool {
        var (name, cursor) = (ByteCursor(bytes, at: start + 8), text)
        name.skipWhitespace()
        guard name.peek() == UInt8(ascii: "%"), let text = quoted(&cursor) else { return false }
        return text.contains("&#")
    }

    /// Checks whether the quoted text refers to one entity repeatedly, which can turn a few lines into gigabytes.
    private static func multiplies(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard let text = quoted(&cursor) else { return false }
        return XMLValue.repeatsEntity(in: text, maxRepetitions)
    }

    /// The number of times that an entity may be repeated in another's text.
    private static let maxRepetitions = 4

    /// Returns a description of what an entity fetches; nil if it fetches nothing, with the cursor at the quote before
    /// its text.
    static func entity(at cursor: inout ByteCursor, allowsPublicAddresses: Bool) -> String? {
        cursor.skip(8)
        let name = cursor.take { isWord($0) }
        guard let keyword = keyword(in: name) else { return nil }
        guard let address = address(keyword, &cursor) else { return nil }
        let isHarmless = allowsPublicAddresses ? isOrdinary(address) : isWellKnown(address)
        return isHarmless ? nil : "<!ENTITY \(keyword) \(address.string)"
    }

    /// Checks whether the declarations of the document type whose `!` is at an offset are in a file of the sender's
    /// choice.
    static func hasForeignSubset(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        var cursor = ByteCursor(bytes, at: start)
        guard let address = subset(at: &cursor) else { return false }
        return !isWellKnown(address) && isReachable(address)
    }

    /// Returns the address of the file with the declarations of the document type whose `!` is at the cursor; nil if
    /// there is none.
    private static func subset(at cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        guard cursor.consume("!DOCTYPE") else { return nil }
        let name = cursor.take { isWord($0) && $0 != UInt8(ascii: "[") }
        return keyword(in: name).flatMap { address($0, &cursor) }
    }

    /// Checks whether the declaration whose `?` is at an offset, at the start of a document, states an encoding in
    /// which letters differ from ASCII.
    static func hidesMarkup(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        // Only a byte order mark may come before the declaration.
        guard start <= 4 else { return false }
        var cursor = ByteCursor(ByteCursor(bytes, at: start).rest(4096))
        let declaration = cursor.take { $0 != UInt8(ascii: ">") }
        var encoding = ByteCursor(declaration)
        guard encoding.skip(behind: "encoding") else { return false }
        _ = encoding.take { $0 <= 0x20 || $0 == UInt8(ascii: "=") || isQuote($0) }
        return !plainEncodings.contains { encoding.starts(with: $0, ignoringCase: true) }
    }

    /// The first characters of the names of encodings that include ASCII, or that can be recognised by their byte
    /// order.
    private static let plainEncodings: [StaticString] = [
        "utf-8", "utf8", "utf-16", "utf16", "us-ascii", "ascii", "ansi", "iso-8859", "iso8859", "iso_8859", "latin",
        "windows-", "cp125", "cp437", "cp8", "ibm437", "ibm8", "koi8", "gb", "big5", "euc", "shift", "sjis", "x-sjis",
        "ms932", "cp932", "ks_c", "tis-620", "mac", "x-mac", "iso-10646", "ucs-2", "x-euc", "x-gbk", "x-windows",
    ]

    private static func keyword(in text: UnsafeRawBufferPointer) -> String? {
        let words = text.split { $0 <= 0x20 }
        return words.last.flatMap { word in ["SYSTEM", "PUBLIC"].first { word.elementsEqual($0.utf8) } }
    }

    /// Returns the address after a keyword: the first quoted text, or the second one after a public identifier.
    private static func address(_ keyword: String, _ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        guard let first = quoted(&cursor) else { return nil }
        return keyword == "SYSTEM" ? first : quoted(&cursor)
    }

    private static func quoted(_ cursor: inout ByteCursor) -> UnsafeRawBufferPointer? {
        cursor.skipWhitespace()
        guard let quote = cursor.peek(), isQuote(quote) else { return nil }
        cursor.skip(1)
        let text = cursor.take { $0 != quote }
        cursor.skip(1)
        return text
    }

    /// Checks whether a byte may come before the first quote of a declaration.
    ///
    /// Another tag ends the declaration; without this rule, each unterminated declaration would be read to the end of
    /// the file.
    private static func isWord(_ byte: UInt8) -> Bool {
        !isQuote(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private static func isWellKnown(_ address: UnsafeRawBufferPointer) -> Bool {
        wellKnown.contains { address.has($0, at: 0) }
    }

    /// Checks whether an address leads out of the folder: to a server, or to a path in a file system.
    private static func isReachable(_ address: UnsafeRawBufferPointer) -> Bool {
        address.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }

    /// Checks whether an address is a public one, or that of a file in the document's folder or below it.
    static func isOrdinary(_ address: UnsafeRawBufferPointer) -> Bool {
        if publicAddresses.contains(where: { address.has($0, at: 0) }) { return true }
        // Readers leave out blanks, and decode what is escaped.
        let isPlain = !address.contains {
            $0 <= 0x20 || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%")
        }
        return isPlain && address.first != UInt8(ascii: "/")
            && !address.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    /// Checks whether declarations are at the address where the vendor of a widely used document type has published
    /// them.
    private static func isVendors(_ address: UnsafeRawBufferPointer) -> Bool {
        let path = ["http://", "https://"].compactMap { scheme in
            address.starts(with: scheme.utf8) ? ByteCursor(address, at: scheme.utf8.count) : nil
        }.first
        return path.map { path in vendors.contains { path.starts(with: $0) } } ?? false
    }

    /// The servers that occur in document types, each of which belongs to the organisation that defined the type.
    private static let vendors: [StaticString] = [
        "www.apple.com/DTDs/", "java.sun.com/", "struts.apache.org/", "xml.apache.org/", "logging.apache.org/",
        "jakarta.apache.org/", "tiles.apache.org/", "ant.apache.org/", "hibernate.sourceforge.net/",
        "www.hibernate.org/", "mybatis.org/", "ibatis.apache.org/", "www.springframework.org/", "www.jboss.org/",
        "www.puppycrawl.com/", "checkstyle.org/", "www.freedesktop.org/", "gnome.org/", "www.gnome.org/",
        "www.kde.org/", "www.adobe.com/", "ns.adobe.com/", "xml.cxml.org/", "www.daisy.org/", "www.xbrl.org/",
        "www.ncbi.nlm.nih.gov/", "dtd.nlm.nih.gov/", "jats.nlm.nih.gov/", "www.musicxml.org/", "www.wapforum.org/",
        "my.netscape.com/", "api.s60.com/", "www.jython.org/", "www.openmobilealliance.org/", "www.niso.org/",
        "www.tei-c.org/", "graphml.graphdrawing.org/", "www.yworks.com/", "xml.coverpages.org/", "glade.gnome.org/",
    ]

    /// The addresses of the declarations of DocBook and other formats; any other server may be one that only the
    /// recipient can reach.
    private static let publicAddresses: [StaticString] = [
        "http://www.w3.org/", "https://www.w3.org/", "http://www.oasis-open.org/", "https://www.oasis-open.org/",
        "http://docbook.org/", "https://docbook.org/", "http://www.docbook.org/", "https://www.docbook.org/",
        "http://dtd.unicode.org/", "http://www.unicode.org/", "http://xml.evernote.com/",
    ]
}

extension UnsafeRawBufferPointer {
    /// Whether the value of an attribute is a link that runs a script.
    var hasScript: Bool { XMLValue.hasScriptScheme(XMLValue.resolved(self)) }
}
