/// The named lists of tests in a database of libmagic that can lead to a media type.
///
/// A test can continue with such a list. Most lists only print descriptions.
struct MagicNames {
    private var answering: Set<[UInt8]> = []

    /// Reads the lists of a database.
    ///
    /// - Parameters:
    ///   - database: the bytes of the database.
    ///   - numbers: the numbers of the records that can belong to lists.
    init(_ database: UnsafeRawBufferPointer, numbers: Range<Int>) {
        var users: [[UInt8]: [[UInt8]]] = [:]
        var found: [[UInt8]] = []
        var list: [UInt8]?
        for number in numbers {
            let record = MagicRecord(number, in: database)
            if record.level == 0 { list = record.kind == MagicRecord.Kind.name.rawValue ? record.name : nil }
            guard let list else { continue }
            if record.hasAnswer {
                found.append(list)
            } else if record.kind == MagicRecord.Kind.use.rawValue {
                users[record.name, default: []].append(list)
            }
        }
        while let list = found.popLast() {
            if answering.insert(list).inserted { found += users[list] ?? [] }
        }
    }

    /// Whether libmagic may have an answer if a test succeeds, either its own or that of the list with which it
    /// continues.
    func mayHaveAnswer(_ record: MagicRecord) -> Bool {
        record.hasAnswer || record.kind == MagicRecord.Kind.use.rawValue && answering.contains(record.name)
    }
}

extension MagicRecord {
    /// The name of a list of tests, or of the list with which to continue.
    var name: [UInt8] {
        // A circumflex exchanges the byte order.
        Array(text.drop { $0 == UInt8(ascii: "^") || $0 == UInt8(ascii: "\\") })
    }

    /// Whether the tests of a named list follow, at the start of the file and in their own byte order.
    var continuesInPlace: Bool {
        kind == Kind.use.rawValue && !hasType && offset == 0 && Array(text) == name
            && flags.isDisjoint(with: [.indirect, .relative, .fromEnd])
    }

    /// Whether libmagic has an answer, or finds one with all tests at another offset, if this test succeeds.
    fileprivate var hasAnswer: Bool { hasUsefulType || kind == Kind.indirect.rawValue }
}
