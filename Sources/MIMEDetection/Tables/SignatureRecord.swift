import MIMETypes

/// A rule's record in `SignatureTable`: its type, its priority, its text for a person, and its comparisons.
struct SignatureRecord {
    private static let slotWidth = 4

    private let start: Int

    private var table: PackedReader { PackedReader(SignatureTable.text) }

    @inline(__always)
    init(_ rule: Int) {
        start = PackedReader(SignatureTable.slots).number(at: rule * Self.slotWidth, width: Self.slotWidth) - 1
    }

    var type: TypeID { TypeID(number: table.number(at: start, width: 3)) }

    var priority: UInt8 { UInt8(table.number(at: start + 3, width: 2)) }

    /// Whether the bytes that it starts with are letters, digits and spaces.
    var isWord: Bool { table.number(at: start + 5, width: 1) == 1 }

    /// The bytes that it starts with.
    var text: ConstantText { table.text(at: start + 7, count: textLength) }

    /// The comparison that it starts with.
    var comparison: SignatureComparison { SignatureComparison(at: start + 7 + textLength) }

    private var textLength: Int { table.number(at: start + 6, width: 1) }
}

/// One comparison of a rule, as it lies in the table; those of which one has to hold as well follow it.
struct SignatureComparison {
    /// The digits before the bytes.
    private static let headLength = 14
    private static let wordLength = 11

    private let place: Int

    private var table: PackedReader { PackedReader(SignatureTable.text) }

    @inline(__always)
    init(at place: Int) {
        self.place = place
    }

    /// The first offset at which the bytes may stand.
    var start: Int { table.number(at: place, width: 3) }

    /// How many offsets after the first they may stand at.
    var span: Int { table.number(at: place + 3, width: 3) }

    /// How many bytes are compared.
    var count: Int { table.number(at: place + 6, width: 2) }

    var isSignature: Bool { bits & 1 == 1 }

    /// How many comparisons below it there are, of which one has to hold as well.
    var children: Int { table.number(at: place + 9, width: 2) }

    /// The first of them.
    var firstChild: SignatureComparison {
        SignatureComparison(at: place + Self.headLength + wordCount * (isMasked ? 2 : 1) * Self.wordLength)
    }

    /// The one after it and all that is below it.
    var next: SignatureComparison {
        SignatureComparison(at: place + Self.headLength + table.number(at: place + 11, width: 3))
    }

    /// How many times eight bytes are compared.
    var wordCount: Int { (count + 7) / 8 }

    /// The first byte if all of it counts.
    var firstByte: UInt8? {
        mask(0) & 0xFF == 0xFF ? UInt8(truncatingIfNeeded: value(0)) : nil
    }

    /// Whether eight bytes are the wanted ones, as far as they count.
    @inline(__always)
    func agrees(_ word: UInt64, number: Int) -> Bool {
        word & mask(number) == value(number)
    }

    private var bits: Int { table.number(at: place + 8, width: 1) }
    private var isMasked: Bool { bits & 2 == 2 }

    @inline(__always)
    private func value(_ number: Int) -> UInt64 {
        table.word(at: place + Self.headLength + number * (isMasked ? 2 : 1) * Self.wordLength)
    }

    /// The bits that count; all of the bytes that are compared if the table says nothing else.
    @inline(__always)
    private func mask(_ number: Int) -> UInt64 {
        if isMasked { return table.word(at: place + Self.headLength + (number * 2 + 1) * Self.wordLength) }
        let rest = count - number * 8
        return rest >= 8 ? .max : (1 << UInt64(rest * 8)) - 1
    }
}
