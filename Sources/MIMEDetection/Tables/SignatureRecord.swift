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

    /// The bytes that it starts with.
    var text: ConstantText {
        ConstantText(SignatureTable.text, offset: Int(head >> 24 & 0xFF_FFFF), count: Int(head >> 48 & 0xFF))
    }

    /// Whether the bytes that it starts with are characters of ASCII.
    var isASCIIText: Bool { head >> 56 & 1 == 1 }

    /// The comparison that it starts with.
    var comparison: SignatureComparison { SignatureComparison(at: start + 1) }
}

/// One comparison of a rule.
///
/// The comparisons below it follow, at least one of which must hold too.
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

    /// How many further offsets they may be at.
    var span: Int { Int(place >> 20 & 0xF_FFFF) }

    /// How many bytes are compared.
    var count: Int { Int(place >> 40 & 0xFFFF) }

    var isSignature: Bool { place >> 56 & 1 == 1 }

    /// How many comparisons are below it.
    ///
    /// At least one of them must hold too.
    var children: Int { Int(below & 0xFFFF) }

    /// The first of them.
    var firstChild: SignatureComparison { SignatureComparison(at: record + 2 + wordCount * 2) }

    /// The one after it and all that is below it.
    var next: SignatureComparison { SignatureComparison(at: record + 2 + Int(below >> 16)) }

    /// How many times eight bytes are compared.
    var wordCount: Int { (count + 7) / 8 }

    /// The first byte if all of its bits are compared.
    var firstByte: UInt8? {
        SignatureTable.rules[record + 3] & 0xFF == 0xFF
            ? UInt8(truncatingIfNeeded: SignatureTable.rules[record + 2]) : nil
    }

    /// Whether eight bytes are the wanted ones, as far as they count.
    @inline(__always)
    func agrees(_ word: UInt64, number: Int) -> Bool {
        word & SignatureTable.rules[record + 3 + number * 2] == SignatureTable.rules[record + 2 + number * 2]
    }
}
