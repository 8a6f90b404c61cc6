/// The features of a text that tell its language: hashes of its tokens and of where on a line they stand.
///
/// Tokens are words, numbers, runs of bytes beyond ASCII, and runs of up to three punctuation marks. A feature is a
/// token; a token at a line's start with the kind of its indentation; the first two tokens of a line; the token at a
/// line's end; one of the first tokens of the text; the shapes of three tokens in a row, where all words are alike but
/// for a capital letter; the shapes of a line's first tokens together, with the blanks between them. Words of comments
/// say nothing about the language, so they are left out. The type that rules for lines recognise is a feature too.
///
/// Training and detection both read texts through this type, so that they can't differ.
package struct TextFeatures {
    /// The maximum number of bytes of a text that are looked at.
    package static let limit = 4096
    /// The maximum number of bytes of a word that count.
    private static let longestWord = 24
    /// How many tokens count as the first ones.
    private static let opening = 6
    /// How many tokens of a line count for its shape.
    private static let lineTokens = 7

    // An address and a number, since a buffer checks at each access whether it has an address.
    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private var position = 0
    private var tokens = 0

    /// Reads the start of a text, of which a number of bytes count.
    package init(_ bytes: UnsafeRawBufferPointer, limit: Int = Self.limit) {
        // Licences at the start are of any length, and say nothing about the language.
        let start = CommentBlock.end(bytes)
        self.bytes = bytes.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) + start } ?? Self.kinds.utf8Start
        count = min(bytes.count - start, limit)
    }

    /// Where in a text a token stands.
    private enum Place: UInt32 {
        case anywhere = 1
        case start, indentedStart, tabbedStart, pair, end, opening, shape, ruled, line
    }

    /// The feature of a text that rules recognise as a type.
    package static func ruled(_ type: UnsafeBufferPointer<UInt8>) -> UInt32 {
        feature(.ruled, type.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 })
    }

    /// Calls `body` with each feature, as often as it occurs.
    @inline(__always)
    package mutating func forEach(_ body: (UInt32) -> Void) {
        while position < count { readLine(body) }
    }

    /// Calls `body` with each feature of the next line; returns false at the end.
    @inline(__always)
    mutating func forEachOfLine(_ body: (UInt32) -> Void) -> Bool {
        guard position < count else { return false }
        readLine(body)
        return true
    }

    /// The feature of the next line's first token; nil at the end.
    package mutating func nextLineStart() -> UInt32? {
        while position < count {
            let place = skipIndentation()
            guard let token = nextToken() else { continue }
            let feature = Self.feature(place, token.hash)
            // The inside of a comment has no lines of the language.
            _ = startsComment(token)
            skipLine()
            return feature
        }
        return nil
    }

    private mutating func skipLine() {
        let end = UnsafeRawPointer(bytes + position).firstOccurrence(of: 0x0A, count: count - position)
        position = end.map { $0 - UnsafeRawPointer(bytes) + 1 } ?? count
    }

    @inline(__always)
    private mutating func readLine(_ body: (UInt32) -> Void) {
        let place = skipIndentation()
        var (first, last): (UInt32?, UInt32) = (nil, 0)
        var isComment = false
        var isSecond = false
        var shapes: (UInt32, UInt32) = (0, 0)
        var line: (shape: UInt32, tokens: Int, end: Int) = (place.rawValue, 0, position)
        while let token = nextToken() {
            if first == nil {
                body(Self.feature(place, token.hash))
                isComment = isComment || startsComment(token)
            } else if isSecond, !isComment, let first {
                body(Self.feature(.pair, first &* 31 &+ token.hash))
            }
            isSecond = first == nil
            first = first ?? token.hash
            if isComment && token.isWord { continue }
            if line.tokens < Self.lineTokens {
                line.shape = (line.shape &* 31 &+ token.shape) &* 2 &+ (token.start > line.end ? 1 : 0)
                line.tokens &+= 1
            }
            line.end = token.end
            last = token.hash
            body(Self.feature(.anywhere, token.hash))
            if !isComment {
                if shapes.1 != 0 { body(Self.feature(.shape, (shapes.0 &* 31 &+ shapes.1) &* 31 &+ token.shape)) }
                shapes = (shapes.1, token.shape)
            }
            if tokens < Self.opening { body(Self.feature(.opening, token.hash)) }
            tokens += 1
        }
        guard last != 0 else { return }
        body(Self.feature(.end, last))
        if !isComment { body(Self.feature(.line, line.shape)) }
    }

    @inline(__always)
    private mutating func skipIndentation() -> Place {
        guard position < count else { return .start }
        let first = bytes[position]
        while position < count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
        return first == 0x20 ? .indentedStart : first == 0x09 ? .tabbedStart : .start
    }

    private struct Token {
        let hash: UInt32
        /// What is left of it if names and values don't count.
        let shape: UInt32
        let isWord: Bool
        let start: Int
        let end: Int
    }

    /// The next token of the line; nil at its end, which is passed.
    @inline(__always)
    private mutating func nextToken() -> Token? {
        while position < count {
            switch kind(at: position) {
            case Kind.blank: position += 1
            case Kind.lineEnd:
                position += 1
                return nil
            case Kind.letter: return word()
            case Kind.digit: return number()
            case Kind.high: return highBytes()
            default: return marks()
            }
        }
        return nil
    }

    @inline(__always)
    private mutating func word() -> Token {
        let start = position
        let hashed = min(start &+ Self.longestWord, count)
        var (end, hash): (Int, UInt32) = (start, 0x811C_9DC5)
        while end < hashed, isWordByte(at: end) {
            hash = (hash ^ UInt32(bytes[end])) &* 0x0100_0193
            end &+= 1
        }
        while end < count, isWordByte(at: end) { end &+= 1 }
        position = end
        let isCapital = bytes[start] >= UInt8(ascii: "A") && bytes[start] <= UInt8(ascii: "Z")
        return Token(hash: hash, shape: isCapital ? 2 : 1, isWord: true, start: start, end: end)
    }

    @inline(__always)
    private mutating func number() -> Token {
        let start = position
        // The exact value says little, the base that it is written in does.
        let isOther = bytes[position] == 0x30 && position + 1 < count && kind(at: position + 1) == Kind.letter
        let base = isOther ? UInt32(bytes[position + 1] | 0x20) : 0
        while position < count, isWordByte(at: position) { position &+= 1 }
        return Token(hash: 0x1357_9BDF &+ base, shape: 3, isWord: false, start: start, end: position)
    }

    @inline(__always)
    private mutating func marks() -> Token {
        let start = position
        var hash: UInt32 = 0xCBF2_9CE4
        while position < count, position - start < 3, kind(at: position) == Kind.mark {
            hash = (hash ^ UInt32(bytes[position])) &* 0x0100_0193
            position += 1
        }
        return Token(hash: hash, shape: hash, isWord: false, start: start, end: position)
    }

    @inline(__always)
    private mutating func highBytes() -> Token {
        let start = position
        while position < count, kind(at: position) == Kind.high { position &+= 1 }
        return Token(hash: 0x9E37_79B9, shape: 4, isWord: true, start: start, end: position)
    }

    /// Whether the first token of a line starts a comment; the state of blocks follows it.
    @inline(__always)
    private mutating func startsComment(_ token: Token) -> Bool {
        guard !token.isWord, token.start < token.end else { return false }
        let first = bytes[token.start]
        let next = token.end < count ? bytes[token.end] : 0x0A
        let isAlone = next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D
        let second = token.start + 1 < token.end ? bytes[token.start + 1] : 0
        switch (first, second) {
        case (UInt8(ascii: "/"), UInt8(ascii: "*")), (UInt8(ascii: "("), UInt8(ascii: "*")),
            (UInt8(ascii: "{"), UInt8(ascii: "-")):
            skipBlock(
                second,
                first == UInt8(ascii: "/") ? first : first == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}"))
            return true
        case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "-"), UInt8(ascii: "-")): return true
        case (UInt8(ascii: "#"), _), (UInt8(ascii: ";"), _), (UInt8(ascii: "%"), _), (UInt8(ascii: "!"), _),
            (UInt8(ascii: "*"), _):
            return isAlone
        default: return false
        }
    }

    /// Skips a comment that has its own end.
    ///
    /// The rest of its line is read as part of the comment.
    private mutating func skipBlock(_ first: UInt8, _ second: UInt8) {
        let base = UnsafeRawPointer(bytes)
        var place = position
        while place + 1 < count,
            let found = (base + place).firstOccurrence(of: first, count: count - 1 - place)
        {
            place = found - base
            if bytes[place + 1] == second {
                position = place + 2
                return
            }
            place += 1
        }
        position = count
    }

    @inline(__always)
    private static func feature(_ place: Place, _ token: UInt32) -> UInt32 {
        var hash = token ^ place.rawValue &* 0x85EB_CA6B
        hash ^= hash >> 16
        hash = hash &* 0x7FEB_352D
        hash ^= hash >> 15
        hash = hash &* 0x846C_A68B
        return hash ^ hash >> 16
    }

    /// What a byte is.
    ///
    /// Letters and digits come last.
    private enum Kind {
        static let blank: UInt8 = 0x30
        static let lineEnd: UInt8 = 0x31
        static let high: UInt8 = 0x32
        static let mark: UInt8 = 0x33
        static let letter: UInt8 = 0x34
        static let digit: UInt8 = 0x35
    }

    @inline(__always)
    private func kind(at position: Int) -> UInt8 {
        Self.kinds.utf8Start[Int(bytes[position])]
    }

    /// Whether a byte is a letter or a digit.
    @inline(__always)
    private func isWordByte(at position: Int) -> Bool { kind(at: position) >= Kind.letter }

    /// The kind of each byte, as a digit.
    private static var kinds: StaticString {
        """
        0000000000100000000000000000000003333333333333335555555555333333\
        3444444444444444444444444443333434444444444444444444444444433330\
        2222222222222222222222222222222222222222222222222222222222222222\
        2222222222222222222222222222222222222222222222222222222222222222
        """
    }
}
