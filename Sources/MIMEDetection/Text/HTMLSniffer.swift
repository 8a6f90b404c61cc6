import MIMETypes

/// Recognises an HTML page, or a template of one, by its first tag.
///
/// https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type
enum HTMLSniffer {
    /// The tags listed in the standard, and others.
    ///
    /// Tags with which other text, such as Markdown, also starts are weaker evidence.
    private static let tags: [(tag: StaticString, tier: Evidence.Tier)] = [
        ("<!DOCTYPE HTML", .signature), ("<HTML", .signature), ("<HEAD", .signature), ("<SCRIPT", .signature),
        ("<IFRAME", .signature), ("<H1", .weak), ("<DIV", .weak), ("<FONT", .weak), ("<TABLE", .weak), ("<A", .weak),
        ("<STYLE", .weak), ("<TITLE", .signature), ("<B", .weak), ("<BODY", .signature), ("<BR", .weak), ("<P", .weak),
        // Parts of pages also start with these tags.
        ("<META", .weak), ("<CENTER", .weak), ("<UL", .weak), ("<FORM", .weak), ("<SPAN", .weak), ("<SECTION", .weak),
        ("<NAV", .weak), ("<H2", .weak),
    ]

    /// What may come before the first tag: comments, and template code in Ruby or JavaScript.
    ///
    /// https://docs.ruby-lang.org/en/master/ERB.html and https://ejs.co/#docs
    private static let aside: [(start: StaticString, end: StaticString)] = [
        ("<!--", "-->"), ("<%=", "%>"), ("<%-", "%>"), ("<%#", "%>"), ("<% ", "%>"),
    ]

    /// Returns the first tag after white space, comments and template code, and the strength of the evidence; nil if it
    /// is no HTML tag.
    static func firstTag(_ bytes: UnsafeRawBufferPointer) -> (tag: StaticString, tier: Evidence.Tier)? {
        var cursor = ByteCursor(bytes)
        _ = cursor.consume("\u{FEFF}")
        cursor.skipWhitespace()
        // An XML declaration may come before XHTML that is served as HTML.
        if cursor.starts(with: "<?xml"), !cursor.skip(behind: "?>") { return nil }
        cursor.skipWhitespace()
        while let mark = aside.first(where: { cursor.starts(with: $0.start) }) {
            guard cursor.skip(behind: mark.end) else { return nil }
            cursor.skipWhitespace()
        }
        return tags.first { entry in
            var behind = cursor
            guard behind.consume(entry.tag, ignoringCase: true), let end = behind.peek() else { return false }
            return end == UInt8(ascii: ">") || end == 0x20 || (0x09...0x0D).contains(end)
        }
    }

    /// Checks whether a name that XML vocabularies also use is that of an HTML element.
    ///
    /// https://html.spec.whatwg.org/multipage/indices.html#elements-3
    static func isElement(_ name: String) -> Bool {
        switch name {
        case "a", "area", "article", "aside", "audio", "base", "body", "button", "canvas", "caption", "code", "data",
            "details", "dialog", "div", "dl", "embed", "figure", "footer", "form", "head", "header", "html", "iframe",
            "img", "input", "label", "link", "main", "map", "menu", "meta", "meter", "nav", "object", "ol", "option",
            "output", "p", "picture", "pre", "progress", "s", "script", "search", "section", "select", "slot", "source",
            "span", "style", "summary", "table", "template", "time", "title", "track", "u", "ul", "var", "video":
            true
        default:
            false
        }
    }
}
