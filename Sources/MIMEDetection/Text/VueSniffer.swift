import MIMETypes

/// Recognises single-file components of Vue by the blocks that they consist of.
///
/// A component has its template, its program and its styles in one file, each between two tags at the start of a line.
/// A page may have the same tags there, but its templates have an identifier, by which the program finds them, and its
/// programs export nothing.
/// https://vuejs.org/api/sfc-spec.html
enum VueSniffer: TextSniffer {
    static func candidate(_ text: TextSample) -> Candidate? {
        isComponent(text) ? candidate("text/x-vue", "blocks of a component", text) : nil
    }

    /// Checks whether a text starts with a block of a component, and whether what follows belongs to one.
    static func isComponent(_ text: TextSample) -> Bool {
        var cursor = text.start
        cursor.skipWhitespace()
        guard cursor.peek() == UInt8(ascii: "<"), let second = cursor.peek(1), starts.contains(second) else {
            return false
        }
        guard skipComments(&cursor), let first = Block(&cursor) else { return false }
        var blocks = Blocks()
        blocks.note(first)
        while !cursor.isAtEnd, !blocks.areOfComponent {
            // What comes after a tag is on the same line, or on one that a block can't start on.
            let line = cursor.takeLine()
            if blocks.hasTemplate, hasDirective(line) { return true }
            if let block = Block(&cursor) {
                blocks.note(block)
            } else if cursor.starts(with: "export default ") {
                blocks.exportsDefault = true
            }
        }
        return blocks.areOfComponent
    }

    /// What the names of blocks and comments start with.
    private static let starts = ASCIISet("ts!")

    /// Moves past comments and the white space behind them; returns false if a comment doesn't end.
    private static func skipComments(_ cursor: inout ByteCursor) -> Bool {
        while cursor.consume("<!--") {
            guard cursor.skip(behind: "-->") else { return false }
            cursor.skipWhitespace()
        }
        return true
    }

    /// Checks for an attribute such as `v-if`.
    ///
    /// https://vuejs.org/api/built-in-directives.html
    private static func hasDirective(_ line: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(line)
        while cursor.skip(behind: " v-") {
            if directives.contains(where: { cursor.starts(with: $0) }) { return true }
        }
        return false
    }

    private static let directives: [StaticString] = [
        "if=\"", "else-if=\"", "for=\"", "model=\"", "show=\"", "bind:", "on:", "html=\"", "text=\"", "slot:",
    ]

    /// What a component may consist of, as far as it was read.
    private struct Blocks {
        var hasTemplate = false
        var hasOther = false
        /// Whether a program has an attribute that only components know.
        var isMarked = false
        var exportsDefault = false

        var areOfComponent: Bool { hasOther && (hasTemplate || isMarked || exportsDefault) }

        mutating func note(_ block: Block) {
            switch block {
            case .template: hasTemplate = true
            case .other(let isMarked):
                hasOther = true
                self.isMarked = self.isMarked || isMarked
            }
        }
    }

    /// A block of a component.
    private enum Block {
        case template
        /// A program or styles, and whether an attribute says that the program belongs to a component.
        case other(isMarked: Bool)

        /// Reads the tag that starts a block, and moves past it; nil if there is none.
        init?(_ cursor: inout ByteCursor) {
            guard cursor.peek() == UInt8(ascii: "<") else { return nil }
            if cursor.consume("<template") {
                let attributes = cursor.take(while: Self.isInsideTag)
                guard attributes.isEmpty || attributes.has(" lang=", at: 0) else { return nil }
                self = .template
            } else if cursor.consume("<script") {
                self = .other(isMarked: Self.has("setup", cursor.take(while: Self.isInsideTag)))
            } else if cursor.consume("<style") {
                _ = cursor.take(while: Self.isInsideTag)
                self = .other(isMarked: false)
            } else {
                return nil
            }
            guard cursor.consume(">") else { return nil }
        }

        private static func isInsideTag(_ byte: UInt8) -> Bool { byte != UInt8(ascii: ">") && byte != 0x0A }

        /// Checks whether a tag has an attribute without a value.
        private static func has(_ attribute: StaticString, _ attributes: UnsafeRawBufferPointer) -> Bool {
            attributes.split(separator: 0x20).contains { UnsafeRawBufferPointer(rebasing: $0).equals(attribute) }
        }
    }
}
