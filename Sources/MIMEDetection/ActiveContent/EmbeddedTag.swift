import MIMETypes

/// A tag that a server or a browser interprets at any position in a file.
enum EmbeddedTag {
    case php
    case asp
    case jsp
    case coldFusion
    /// A command in a comment that a server executes when it sends a page.
    case include
    case html

    /// The bytes that may follow the `<` of a tag.
    static let secondBytes = ASCIISet("?%jcCsSiIhHbBvVaA!")

    /// The same for bytes that are not text, which may contain tags in UTF-16.
    static let secondBytesOfBinary = ASCIISet("?%jcCsSiIhHbBvVaA!\0")

    /// Recognises the tag whose `<` is at a cursor; nil if there is none, or if it could be there by chance.
    init?(_ cursor: ByteCursor, second: UInt8) {
        var ends = TagEnds(count: cursor.remaining)
        self.init(cursor, second: second, ends: &ends)
    }

    /// Recognises the tag whose `<` is at a cursor, as part of a search for all tags in a file.
    ///
    /// - Parameters:
    ///   - cursor: the position of the `<`.
    ///   - second: the byte after it.
    ///   - ends: the state of the search.
    ///   - isText: whether all bytes are text, in which a tag hardly ever occurs by chance.
    init?(_ cursor: ByteCursor, second: UInt8, ends: inout TagEnds, isText: Bool = true) {
        switch second {
        case UInt8(ascii: "?"):
            guard PHPTag.isPresent(at: cursor, ends: &ends, isText: isText) else { return nil }
            self = .php
        case UInt8(ascii: "%"):
            guard Self.isASP(cursor, &ends, isText: isText) else { return nil }
            self = .asp
        case UInt8(ascii: "j"):
            guard Self.isJSP(cursor) else { return nil }
            self = .jsp
        case UInt8(ascii: "c"), UInt8(ascii: "C"):
            guard Self.isColdFusion(cursor) else { return nil }
            self = .coldFusion
        case UInt8(ascii: "!") where cursor.starts(with: "<!--#"):
            guard Self.isInclude(cursor) else { return nil }
            self = .include
        default:
            guard Self.isMarkup(cursor, second.asciiLowercased, isText: isText) else { return nil }
            self = .html
        }
    }

    /// Recognises the tag in UTF-16 of any byte order whose `<` is at an offset.
    ///
    /// A tag has seven or more characters, so none occurs by chance.
    ///
    /// No server or browser reads it there, but programs that show the text fields of an image or song may put it in a
    /// page.
    init?(wideIn bytes: UnsafeRawBufferPointer, at start: Int) {
        // The first two bytes may occur anywhere in pixels.
        guard start + 2 < bytes.count, Self.thirdBytesOfWide.contains(bytes[start + 2]),
            let tag = Self.wideTags.first(where: { Self.isWide($0.name, bytes, at: start) })
        else { return nil }
        self = tag.tag
    }

    private static let thirdBytesOfWide = ASCIISet("?sSiIhHbB!")

    private static let wideTags: [(name: StaticString, tag: EmbeddedTag)] = [
        ("<script", .html), ("<iframe", .html), ("<html", .html), ("<body", .html), ("<!doctype html", .html),
        ("<?php", .php),
    ]

    private static func isWide(_ name: StaticString, _ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        let count = name.utf8CodeUnitCount
        guard start + 2 * count <= bytes.count else { return false }
        for index in 0..<count {
            let offset = start + 2 * index
            guard bytes[offset].asciiLowercased == name.utf8Start[index], bytes[offset + 1] == 0 else { return false }
        }
        guard start + 2 * count < bytes.count else { return true }
        let end = bytes[start + 2 * count]
        return end == UInt8(ascii: ">") || end == UInt8(ascii: "/") || end <= 0x20
    }

    var isForServers: Bool { self != .html }

    /// Returns the reading for the tag, with the text that starts at it.
    func reading(at cursor: ByteCursor) -> OtherReading {
        let text = cursor.rest(48).prefix { Self.isPrintable($0) && $0 != 0x0A && $0 != 0x0D }.asText
        return OtherReading(
            kind: isForServers ? .serverScript : .script, type: type, offset: cursor.position, detail: text)
    }

    private var type: MIMEType {
        switch self {
        case .php: MIMEType(constant: "application/x-php")
        case .asp: MIMEType(constant: "text/asp")
        case .jsp: MIMEType(constant: "text/x-jsp")
        case .coldFusion: MIMEType(constant: "text/x-coldfusion")
        case .include, .html: MIMEType(constant: "text/html")
        }
    }

    /// Checks for `<%`, an end, and something between them that can't be there by chance: in text, some more text; in
    /// other bytes, a directive, a word that occurs in server code, or code that parses.
    private static func isASP(_ cursor: ByteCursor, _ ends: inout TagEnds, isText: Bool) -> Bool {
        if isText, !self.isText(cursor, from: 2) { return false }
        var code = ByteCursor(cursor.bytes, at: cursor.position + 2)
        guard let end = ends.end(after: code) else { return false }
        if isText || ends.hasWord(from: code, to: end) { return true }
        let isExpression = code.consume("=")
        guard ends.steps > 0 else { return true }
        return ServerCode.isPage(code, isExpression: isExpression, steps: &ends.steps)
    }

    /// Checks for one of the standard actions; a page with others doesn't compile, and any letters occur by chance.
    ///
    /// https://jakarta.ee/specifications/pages/3.1/jakarta-server-pages-spec-3.1, chapters 5 and 6
    private static func isJSP(_ start: ByteCursor) -> Bool {
        var cursor = start
        guard cursor.consume("<jsp:") else { return false }
        let name = ByteCursor(cursor.take(while: { ByteClass.isNameStart($0) || $0 == UInt8(ascii: ".") }))
        return actions.contains { name.isWhole($0, ignoringCase: false) }
    }

    private static let actions: [StaticString] = [
        "attribute", "body", "declaration", "directive.attribute", "directive.include", "directive.page",
        "directive.tag", "directive.variable", "doBody", "element", "expression", "fallback", "forward", "getProperty",
        "include", "invoke", "output", "param", "params", "plugin", "root", "scriptlet", "setProperty", "text",
        "useBean",
    ]

    /// Checks for a tag that runs code, starts a program, or reads or writes something.
    ///
    /// https://helpx.adobe.com/coldfusion/cfml-reference/coldfusion-tags/tags-by-function.html
    private static func isColdFusion(_ cursor: ByteCursor) -> Bool {
        let names: [StaticString] = [
            "<cfscript", "<cfexecute", "<cfinclude", "<cfset", "<cffile", "<cfquery", "<cfoutput", "<cfhttp",
            "<cfobject", "<cfinvoke", "<cfmodule", "<cfcomponent", "<cffunction", "<cfdirectory", "<cfftp", "<cfldap",
            "<cfmail", "<cfregistry", "<cfschedule", "<cfstoredproc", "<cfzip",
        ]
        return names.contains { isTag($0, cursor) }
    }

    /// Checks for a command that starts a program, includes a file, or shows variables of the server.
    ///
    /// https://httpd.apache.org/docs/current/mod/mod_include.html
    private static func isInclude(_ cursor: ByteCursor) -> Bool {
        var command = ByteCursor(cursor.rest(64))
        command.skip(5)
        command.skipWhitespace()
        let names: [StaticString] = ["exec", "include", "printenv"]
        guard names.contains(where: { command.consume($0, ignoringCase: true) }) else { return false }
        return command.peek().map { $0 <= 0x20 || $0 == UInt8(ascii: "-") } ?? true
    }

    private static func isText(_ cursor: ByteCursor, from start: Int) -> Bool {
        (start..<(start + 12)).allSatisfy { cursor.peek($0).map(isPrintable) ?? false }
    }

    static func isPrintable(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) || (0x09...0x0D).contains(byte)
    }

    /// Checks for an HTML tag that runs or loads something, or starts a page.
    ///
    /// By chance, a gigabyte of random ASCII85 contains a tenth of a tag of four letters. The start of a page doesn't
    /// act by itself, so in bytes that are not text, its letters must have the same case, or it must handle an event.
    private static func isMarkup(_ cursor: ByteCursor, _ second: UInt8, isText: Bool) -> Bool {
        if !isText, startsPage(second), !hasOneCase(cursor.rest(5).dropFirst()), !hasHandler(cursor) { return false }
        let name: StaticString
        switch second {
        case UInt8(ascii: "s"): name = "<script"
        case UInt8(ascii: "i"): name = "<iframe"
        case UInt8(ascii: "h"): name = "<html"
        case UInt8(ascii: "b"): name = "<body"
        case UInt8(ascii: "!"): name = "<!doctype html"
        case UInt8(ascii: "a"), UInt8(ascii: "v"): return startsMedia(cursor) && hasHandler(cursor)
        default: return false
        }
        return isTag(name, cursor) || isTag("<svg", cursor) && hasHandlerInside(cursor)
            || loading.contains { isTag($0, cursor) } && hasHandler(cursor)
    }

    /// Tags that cause an event when they are loaded, or get the focus without a click.
    private static let loading: [StaticString] = ["<img", "<svg", "<image", "<input", "<button", "<style"]

    private static func startsMedia(_ cursor: ByteCursor) -> Bool {
        isTag("<video", cursor) || isTag("<audio", cursor)
    }

    /// Checks whether a tag that follows directly, such as that of an animation, handles an event.
    private static func hasHandlerInside(_ tag: ByteCursor) -> Bool {
        var cursor = ByteCursor(tag.rest(longestTag))
        cursor.skip(1)
        // Another tag ends this one, so that many tags without an end take no longer.
        _ = cursor.take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
        return cursor.consume("><") && hasHandler(ByteCursor(cursor.bytes, at: cursor.position - 1))
    }

    private static func startsPage(_ second: UInt8) -> Bool {
        second == UInt8(ascii: "h") || second == UInt8(ascii: "b")
    }

    /// Checks whether letters are all small or all capital, apart from a capital at the start.
    private static func hasOneCase(_ letters: Slice<UnsafeRawBufferPointer>) -> Bool {
        letters.dropFirst().allSatisfy { $0 & 0x20 != 0 } || letters.allSatisfy { $0 & 0x20 == 0 }
    }

    /// Checks whether an attribute such as `onerror=` comes before the next tag; programs that show the text fields of
    /// an image or song may put it in a page.
    private static func hasHandler(_ tag: ByteCursor) -> Bool {
        var cursor = ByteCursor(tag.rest(longestTag))
        cursor.skip(4)
        while let byte = cursor.next(), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
            if byte == UInt8(ascii: "="), skipQuoted(&cursor) { continue }
            guard byte <= 0x20 || "/\"'".utf8.contains(byte), cursor.starts(with: "on", ignoringCase: true) else {
                continue
            }
            let name = cursor.take { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
            cursor.skipWhitespace()
            if name.count >= 5, cursor.peek() == UInt8(ascii: "=") { return true }
        }
        return false
    }

    /// Skips a quoted value, except for its last quote, after which an attribute may start; false if there is none.
    private static func skipQuoted(_ cursor: inout ByteCursor) -> Bool {
        var rest = cursor
        rest.skipWhitespace()
        guard let quote = rest.next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        rest.skip(to: quote)
        guard !rest.isAtEnd else { return false }
        cursor = rest
        return true
    }

    /// The maximum number of bytes of a tag that are examined.
    private static let longestTag = 8192

    private static func isTag(_ name: StaticString, _ cursor: ByteCursor) -> Bool {
        guard cursor.starts(with: name, ignoringCase: true) else { return false }
        guard let end = cursor.peek(name.utf8CodeUnitCount) else { return true }
        return end == UInt8(ascii: ">") || end == UInt8(ascii: "/") || end == 0x20 || (0x09...0x0D).contains(end)
    }
}
