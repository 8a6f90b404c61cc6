import Testing

@testable import MIMENames

struct GlobPatternTests {
    @Test(arguments: [
        ("*~", "a~", true), ("*~", "~", true), ("*~", "a", false), ("README*", "README.md", true),
        ("README*", "readme", true), ("*.so.[0-9]*", "libc.so.6", true), ("*.so.[0-9]*", "libc.so.x", false),
        ("[0-9][0-9][0-9].vdr", "001.vdr", true), ("[0-9][0-9][0-9].vdr", "0a1.vdr", false), ("a?c", "abc", true),
        ("a?c", "ac", false), ("*", "", true), ("", "", true), ("", "a", false), ("[a", "a", false),
        ("[abx]", "b", true), ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("[]]x", "]x", true),
        ("[[:alpha:]", "p", false), ("[a[:digit:]]b", "7b", true), (#"[\]a]b"#, "ab", true), ("[a-]b", "-b", true),
        (#"\*"#, "*", true), (#"\*"#, "a", false), ("*a*b*c", "xxaxxbxxc", true), ("*a*b*c", "xxaxxcxxb", false),
        ("*A*b", "xxaxxB", true), ("**a", "ba", true), ("*?a", "a", false), ("*?a", "ba", true), (#"*\*"#, "a*", true),
        ("*[ab]c", "xxac", true),
    ])
    func matches(_ pattern: String, _ name: String, _ expected: Bool) {
        let result = Array(pattern.utf8).withUnsafeBufferPointer { pattern in
            Array(name.utf8).withUnsafeBufferPointer { GlobPattern.matches(pattern, $0, ignoringCase: true) }
        }
        #expect(result == expected)
    }
}
