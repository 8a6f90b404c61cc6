import Testing

@testable import MIMENames

struct GlobSetTests {
    private static func contains(_ set: String, _ character: Unicode.Scalar) -> Bool? {
        Array(set.utf8).withUnsafeBufferPointer { bytes in
            var set = GlobSet(rest: bytes[...])
            return set.contains(UInt8(ascii: character))
        }
    }

    @Test(arguments: [
        ("a-z]", "m", true), ("a-z]", "M", false), ("!0-9]", "5", false), ("^0-9]", "x", true), ("]a]", "]", true),
        ("!]]", "]", false), ("a-]", "-", true), ("[:alpha:]_]", "_", true), ("[:digit:]]", "7", true),
        ("[:digit:]]", "x", false), ("[:nonsense:]]", "x", false), ("\\]]", "]", true), ("[:xdigit:]]", "f", true),
    ])
    func setHoldsItsMembers(_ set: String, _ character: Unicode.Scalar, _ holds: Bool) {
        #expect(Self.contains(set, character) == holds)
    }

    @Test(arguments: ["", "!", "a-z", "]", "[:alpha:]", "\\"]) func unclosedSetIsNotASet(_ set: String) {
        #expect(Self.contains(set, "a") == nil)
    }
}
