import MIMETypes

/// Recognises the rules for `make` that compilers write, which list the files that an output was made from.
///
/// Every line must be such a rule, and the first output must be an object file or made from Rust.
/// https://gcc.gnu.org/onlinedocs/gcc/Preprocessor-Options.html
enum DependencySniffer: TextSniffer {
    /// The maximum number of rules that are examined.
    private static let rules = 32

    private static let outputs: [StaticString] = [".o", ".lo", ".obj", ".d", ".gch", ".pcm"]
    /// The output that Swift's build system asks Clang to name.
    private static let unnamed = "dependencies".utf8

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        // Most programs start with a comment or a directive.
        guard let byte = cursor.peek(), ByteClass.isIdentifierByte(byte) || byte == 0x2E || byte == 0x2F,
            !cursor.starts(with: "//")
        else { return nil }
        guard let first = rule(&cursor, text), first.files > 0, first.isOutput || first.isRust else { return nil }
        var count = 1
        while count < rules {
            cursor.skipWhitespace()
            if cursor.peek() == UInt8(ascii: "#") {
                _ = cursor.takeLine()
                continue
            }
            guard !cursor.isAtEnd else { break }
            // The last output may be cut off.
            guard rule(&cursor, text) != nil || cursor.isAtEnd && !text.isWhole else { return nil }
            count += 1
        }
        return candidate("text/x-makefile", "\(count) rules of a compiler", text)
    }

    private struct Rule {
        /// The number of files that the output is made from.
        var files = 0
        /// Whether the output has the extension of an object file.
        var isOutput: Bool
        /// Whether all of these files are modules of Rust.
        var isRust = true
    }

    /// Reads an output, a colon and the names of files, on one line or on several that end with a backslash; nil if
    /// there is something else.
    private static func rule(_ cursor: inout ByteCursor, _ text: TextSample) -> Rule? {
        let output = cursor.take { $0 > 0x20 && $0 != UInt8(ascii: ":") }
        let isUnnamed = output.elementsEqual(unnamed)
        guard isUnnamed || isName(output), cursor.consume(":") else { return nil }
        let isOutput = isUnnamed || outputs.contains { output.has($0, at: output.count - $0.utf8CodeUnitCount) }
        var rule = Rule(isOutput: isOutput)
        while true {
            let blanks = cursor.take(while: ByteClass.isBlank)
            if cursor.consume("\\\n") || cursor.consume("\\\r\n") { continue }
            guard let byte = cursor.peek(), byte != 0x0A, byte != 0x0D else { break }
            let name = cursor.take { $0 > 0x20 }
            // The last name may be cut off.
            if cursor.isAtEnd, !text.isWhole { break }
            guard !blanks.isEmpty || rule.files > 0, isName(name) else { return nil }
            rule.files += 1
            rule.isRust = rule.isRust && name.has(".rs", at: name.count - 3)
        }
        return rule
    }

    /// Checks for the name of a file, which has a dot or a slash and none of the characters that make uses otherwise.
    private static func isName(_ name: UnsafeRawBufferPointer) -> Bool {
        var isFile = false
        for byte in name {
            if others.contains(byte) { return false }
            isFile = isFile || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
        }
        return isFile
    }

    private static let others = ASCIISet(":=()<>;\"'|&*?[]{},")
}
