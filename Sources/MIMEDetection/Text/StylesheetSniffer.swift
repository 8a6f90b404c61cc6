import MIMETypes

/// Recognises style sheets by their grammar: selectors, each with declarations in braces.
///
/// All of the text must be written so, and at least half of the properties must be usual ones of CSS. What only Sass
/// has makes it SCSS. Comments that end with the line, as Sass and Less have them, are no evidence of one of the two.
/// https://www.w3.org/TR/css-syntax-3 and https://sass-lang.com/documentation/syntax
struct StylesheetSniffer: TextSniffer {
    /// The number of declarations after which the answer is certain.
    private static let enough = 16
    /// The maximum length of a selector in bytes.
    private static let longest = 2048

    private var cursor: ByteCursor
    /// Whether each of the open blocks is one of rules, as those of `@media` are; the innermost block comes last.
    private var blocks: [Bool] = []
    private var (declarations, usual, rules) = (0, 0, 0)
    /// Whether something is only written so in Sass.
    private var isSass = false

    static func candidate(_ text: TextSample) -> Candidate? {
        guard text.start.contains(UInt8(ascii: "{")) else { return nil }
        var sniffer = StylesheetSniffer(cursor: text.start)
        guard sniffer.readRules(isWhole: text.isWhole), sniffer.isConvincing else { return nil }
        let type: StaticString = sniffer.isSass ? "text/x-scss" : "text/css"
        return candidate(type, "\(sniffer.declarations) declarations of styles", text)
    }

    private init(cursor: ByteCursor) { self.cursor = cursor }

    private var isConvincing: Bool { rules > 0 && declarations > 0 && usual * 2 >= declarations }

    /// Reads statements up to the end of the text, or until there are enough declarations; returns false if one is not
    /// of a style sheet.
    private mutating func readRules(isWhole: Bool) -> Bool {
        while declarations < Self.enough {
            guard skipSpace() else { return !isWhole }
            if cursor.isAtEnd { return blocks.isEmpty || !isWhole }
            if cursor.consume("}") {
                guard blocks.popLast() != nil else { return false }
                continue
            }
            let start = cursor.position
            let colons = skipStatement()
            guard let end = cursor.peek() else { return !isWhole }
            let text = cursor.bytes(from: start, to: cursor.position)
            switch end {
            case UInt8(ascii: "{"):
                cursor.skip(1)
                guard open(text) else { return false }
            default:
                // The last declaration may lack its semicolon.
                if end == UInt8(ascii: ";") { cursor.skip(1) }
                guard note(text, colons) else { return false }
            }
        }
        return true
    }

    /// Moves past white space and comments; returns false if a comment doesn't end.
    private mutating func skipSpace() -> Bool {
        cursor.skipWhitespace()
        while cursor.consume("/*") {
            guard cursor.skip(behind: "*/") else { return false }
            cursor.skipWhitespace()
        }
        return true
    }

    /// The colons of a statement outside strings and parentheses.
    private struct Colons {
        /// The offset of the first one.
        var first: Int?
        /// Whether there are more.
        var hasMore = false
    }

    /// Moves to the brace or semicolon that ends a statement.
    private mutating func skipStatement() -> Colons {
        let start = cursor.position
        var colons = Colons()
        while let byte = cursor.peek(), byte != UInt8(ascii: ";"), byte != UInt8(ascii: "}") {
            switch byte {
            case UInt8(ascii: "{"):
                // A value of Sass in a name: #{$name}.
                guard cursor.position > start, cursor.bytes[cursor.position - 1] == UInt8(ascii: "#") else {
                    return colons
                }
                isSass = true
                cursor.skip(to: UInt8(ascii: "}"))
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                cursor.skip(1)
                cursor.skip(to: byte)
            case UInt8(ascii: "("): cursor.skip(to: UInt8(ascii: ")"))
            case UInt8(ascii: ":"):
                if colons.first != nil { colons.hasMore = true }
                colons.first = colons.first ?? cursor.position - start
            case UInt8(ascii: "/") where cursor.consume("/*"):
                _ = cursor.skip(behind: "*/")
                continue
            default: break
            }
            cursor.skip(1)
        }
        return colons
    }

    /// Adds a block after a selector or an at-rule; returns false if the text before it is neither.
    private mutating func open(_ selector: UnsafeRawBufferPointer) -> Bool {
        guard let first = selector.first, selector.count <= Self.longest, !ByteClass.isDigit(first) || !blocks.isEmpty
        else { return false }
        let isAtRule = first == UInt8(ascii: "@")
        if isAtRule {
            if Self.sassRules.contains(where: { selector.has($0, at: 0) }) { isSass = true }
        } else {
            // In a rule, another one may be of Sass, Less or newer CSS.
            guard blocks.last != false || isSass, !selector.contains(where: Self.foreign.contains) else { return false }
            rules += 1
        }
        blocks.append(isAtRule)
        return true
    }

    /// Adds a declaration or an at-rule without a block; returns false if the text is neither.
    private mutating func note(_ text: UnsafeRawBufferPointer, _ colons: Colons) -> Bool {
        guard let first = text.first else { return true }
        if first == UInt8(ascii: "@") {
            if Self.sassStatements.contains(where: { text.has($0, at: 0) }) { isSass = true }
            return isSass || Self.statements.contains { text.has($0, at: 0) }
        }
        guard let colon = colons.first else { return false }
        if first == UInt8(ascii: "$") {
            isSass = true
            return true
        }
        guard !blocks.isEmpty else { return false }
        // Filters of old browsers: https://learn.microsoft.com/previous-versions/windows/internet-explorer/ie-developer
        guard !colons.hasMore || text.contains("progid:") else { return false }
        return noteProperty(UnsafeRawBufferPointer(rebasing: text[..<colon]))
    }

    private mutating func noteProperty(_ text: UnsafeRawBufferPointer) -> Bool {
        var name = ByteCursor(text)
        // Names with a mark were only read by old browsers.
        if name.peek() == UInt8(ascii: "*") { name.skip(1) }
        let isOwn = name.starts(with: "--")
        _ = Self.vendors.contains { name.consume($0) }
        let property = name.take { ByteClass.isIdentifierByte($0) || $0 == UInt8(ascii: "-") }
        name.skipWhitespace()
        guard !property.isEmpty, name.isAtEnd else { return false }
        declarations += 1
        if isOwn || Self.properties.contains(where: { property.equals($0) }) { usual += 1 }
        return true
    }

    /// Characters that selectors don't contain outside strings.
    private static let foreign = ASCIISet("<;`!?")
    private static let vendors: [StaticString] = ["-webkit-", "-moz-", "-ms-", "-o-", "-gtk-"]
    /// At-rules without a block, and those of GTK.
    ///
    /// https://docs.gtk.org/gtk4/css-properties.html
    private static let statements: [StaticString] = ["@import", "@charset", "@namespace", "@define-color", "@layer"]
    private static let sassStatements: [StaticString] = ["@use ", "@include ", "@extend ", "@forward "]
    private static let sassRules: [StaticString] = ["@mixin ", "@include ", "@function ", "@each ", "@if "]

    /// The usual properties: https://www.w3.org/TR/CSS/#properties.
    private static let properties: [StaticString] = [
        "align-content", "align-items", "align-self", "animation", "animation-delay", "animation-duration",
        "animation-name", "appearance", "background", "background-attachment", "background-color",
        "background-image", "background-position", "background-repeat", "background-size", "border",
        "border-bottom", "border-bottom-color", "border-collapse", "border-color", "border-left",
        "border-left-color", "border-radius", "border-right", "border-right-color", "border-spacing",
        "border-style", "border-top", "border-top-color", "border-width", "bottom", "box-shadow", "box-sizing",
        "caption-side", "clear", "clip", "color", "content", "cursor", "direction", "display", "fill", "filter",
        "flex", "flex-basis", "flex-direction", "flex-flow", "flex-grow", "flex-shrink", "flex-wrap", "float",
        "font", "font-family", "font-feature-settings", "font-size", "font-style", "font-variant", "font-weight",
        "gap", "grid", "grid-area", "grid-column", "grid-row", "grid-template-columns", "grid-template-rows",
        "height", "justify-content", "left", "letter-spacing", "line-height", "list-style", "list-style-image",
        "list-style-position", "list-style-type", "margin", "margin-bottom", "margin-left", "margin-right",
        "margin-top", "max-height", "max-width", "min-height", "min-width", "object-fit", "opacity", "order",
        "outline", "outline-color", "outline-offset", "outline-style", "outline-width", "overflow", "overflow-x",
        "overflow-y", "padding", "padding-bottom", "padding-left", "padding-right", "padding-top",
        "page-break-after", "page-break-before", "page-break-inside", "pointer-events", "position", "quotes",
        "resize", "right", "src", "stroke", "tab-size", "table-layout", "text-align", "text-decoration",
        "text-indent", "text-overflow", "text-shadow", "text-transform", "top", "transform", "transform-origin",
        "transition", "transition-duration", "user-select", "vertical-align", "visibility", "white-space", "width",
        "word-break", "word-spacing", "word-wrap", "z-index", "zoom",
    ]
}
