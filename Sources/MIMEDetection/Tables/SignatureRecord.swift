import MIMETypes

/// A rule in `SignatureTable`: its type, its priority, its readable text, and its comparisons.
struct SignatureRecord {
    private let start: Int

    @inline(__always)
    init(_ rule: Int) {
        start = rule
    }

    private var head: UInt64 { SignatureTable.rules[start] }

    var type: TypeID { TypeID(number: Int(head & 0xFFFF)) }

    var priority: UInt8 { UInt8(truncatingIfNeeded: head >> 16) }

    /// The bytes with which the rule starts, in readable form.
    var text: ConstantText {
        ConstantText(SignatureTable.text, offset: Int(head >> 24 & 0xFF_FFFF), count: Int(head >> 48 & 0xFF))
    }

    /// Whether the bytes with which the rule starts are ASCII characters.
    var isASCIIText: Bool { head >> 56 & 1 == 1 }

    /// Whether the type is text.
    var isText: Bool { head >> 57 & 1 == 1 }

    /// The comparison with which the rule starts.
    var comparison: SignatureComparison { SignatureComparison(at: start + 1) }
}

/// One comparison of a rule.
///
/// The comparisons nested in it follow; at least one of them must also match.
struct SignatureComparison {
    private let record: Int

    @inline(__always)
    init(at record: Int) {
        self.record = record
    }

    private var place: UInt64 { SignatureTable.rules[record] }
    private var below: UInt64 { SignatureTable.rules[record + 1] }

    /// The first offset at which the bytes may be.
    var start: Int { Int(place & 0xF_FFFF) }

    /// The number of further offsets at which they may be.
    var span: Int { Int(place >> 20 & 0xF_FFFF) }

    /// The number of bytes that are compared.
    var count: Int { Int(place >> 40 & 0xFFFF) }

    var isSignature: Bool { place >> 56 & 1 == 1 }

    /// The number of comparisons nested directly in this one.
    ///
    /// At least one of them must also match.
    var children: Int { Int(below & 0xFFFF) }

    /// The first nested comparison.
    var firstChild: SignatureComparison { SignatureComparison(at: record + 2 + wordCount * 2) }

    /// The comparison after this one and all that are nested in it.
    var next: SignatureComparison { SignatureComparison(at: record + 2 + Int(below >> 16)) }

    /// The number of words of eight bytes that are compared.
    var wordCount: Int { (count + 7) / 8 }

    /// The first byte if all of its bits are compared.
    var firstByte: UInt8? {
        SignatureTable.rules[record + 3] & 0xFF == 0xFF
            ? UInt8(truncatingIfNeeded: SignatureTable.rules[record + 2]) : nil
    }

    /// The second byte if all of its bits are compared; nil if only one byte is.
    var secondByte: UInt8? {
        SignatureTable.rules[record + 3] >> 8 & 0xFF == 0xFF
            ? UInt8(truncatingIfNeeded: SignatureTable.rules[record + 2] >> 8) : nil
    }

    /// Checks whether eight bytes match, as far as they are compared.
    @inline(__always)
    func agrees(_ word: UInt64, number: Int) -> Bool {
        word & SignatureTable.rules[record + 3 + number * 2] == SignatureTable.rules[record + 2 + number * 2]
    }
}
