public import MIMETypes

/// The properties of a type, in the order in which `generate-tables` writes their bits.
@usableFromInline
package struct TypeFlags: OptionSet {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable package static var registered: TypeFlags { TypeFlags(rawValue: 1 << 0) }
    @inlinable package static var text: TypeFlags { TypeFlags(rawValue: 1 << 1) }
    @inlinable package static var mayBeEmpty: TypeFlags { TypeFlags(rawValue: 1 << 2) }
    @inlinable package static var signature: TypeFlags { TypeFlags(rawValue: 1 << 3) }
    @inlinable package static var compressible: TypeFlags { TypeFlags(rawValue: 1 << 4) }
    @inlinable package static var incompressible: TypeFlags { TypeFlags(rawValue: 1 << 5) }
    @inlinable package static var statedInside: TypeFlags { TypeFlags(rawValue: 1 << 6) }
    @inlinable package static var binary: TypeFlags { TypeFlags(rawValue: 1 << 7) }
    @inlinable package static var startsWithTag: TypeFlags { TypeFlags(rawValue: 1 << 8) }
    @inlinable package static var textForm: TypeFlags { TypeFlags(rawValue: 1 << 9) }
    @inlinable package static var startsOtherwise: TypeFlags { TypeFlags(rawValue: 1 << 10) }
    @inlinable package static var holdsAnything: TypeFlags { TypeFlags(rawValue: 1 << 11) }
    @inlinable package static var needsEvidence: TypeFlags { TypeFlags(rawValue: 1 << 12) }
    @inlinable package static var freeName: TypeFlags { TypeFlags(rawValue: 1 << 13) }
    @inlinable package static var template: TypeFlags { TypeFlags(rawValue: 1 << 14) }
    /// Set if the trained model knows the type, one of its supertypes or one of its subtypes.
    @inlinable package static var guessable: TypeFlags { TypeFlags(rawValue: 1 << 15) }
}

/// Look-ups of types in `TypeTable`.
@usableFromInline
package enum PackedTypes {
    private static var text: PackedReader { PackedReader(TypeTable.text) }

    /// Returns the canonical name of a type; if the tables don't contain the type, returns it without parameters.
    ///
    /// Formats and resolvers propose types by these names. `CombiningResolver` replaces them by the names in the
    /// detector's registry.
    package static func canonical(_ type: MIMEType) -> MIMEType { find(type).map(Self.type) ?? type.withoutParameters }

    /// Finds a type by its name or an alias, ignoring case.
    @usableFromInline
    package static func find(_ name: UnsafeBufferPointer<UInt8>) -> TypeID? {
        find(name, PackedFormat.hash(name))
    }

    @usableFromInline
    package static func find(_ name: UnsafeBufferPointer<UInt8>, _ hash: Int) -> TypeID? {
        let index = PackedReader(TypeTable.index)
        var slot = hash & TypeTable.indexMask
        while true {
            let number = index.number(at: slot * 7, width: 3)
            guard number > 0 else { return nil }
            if index.number(at: slot * 7 + 5, width: 2) == name.count {
                let id = TypeID(number: number - 1)
                let place = TypeRecord(id).start + index.number(at: slot * 7 + 3, width: 2)
                if text.text(at: place, count: name.count).equalsFolded(name) { return id }
            }
            slot += 1
        }
    }

    @inlinable
    @inline(__always)
    package static func find(_ type: MIMEType) -> TypeID? {
        guard case .constant(let name, let number) = type.storage else { return type.withEssenceBytes { find($0) } }
        return number.map { TypeID(number: Int($0)) } ?? find(name.bytes, PackedFormat.hash(lowercased: name.bytes))
    }

    /// Returns the canonical name as a `MIMEType` that needs no allocation.
    package static func type(_ id: TypeID) -> MIMEType {
        MIMEType(constant: TypeRecord(id).name, number: Int32(id.number))
    }

    /// All canonical types, in alphabetical order.
    package static var all: [MIMEType] {
        let slots = PackedReader(TypeTable.slots)
        let numbers = (0..<(slots.count / TypeRecord.slotWidth)).filter {
            slots.number(at: $0 * TypeRecord.slotWidth, width: TypeRecord.slotWidth) > 0
        }
        let names = numbers.map { (name: TypeRecord(TypeID(number: $0)).name, number: Int32($0)) }
        return names.sorted { $0.name.bytes.lexicographicallyPrecedes($1.name.bytes) }
            .map { MIMEType(constant: $0.name, number: $0.number) }
    }

    package static func flags(_ id: TypeID) -> TypeFlags { TypeRecord(id).flags }

    package static func category(_ id: TypeID) -> MIMEType.Category {
        MIMEType.Category.allCases[TypeRecord(id).category]
    }

    package static func parentCount(_ id: TypeID) -> Int { TypeRecord(id).parentCount }

    package static func parent(_ id: TypeID, at position: Int) -> TypeID { TypeRecord(id).parent(at: position) }

    package static func isBuiltLikeParent(_ id: TypeID, at position: Int) -> Bool {
        TypeRecord(id).isBuiltLikeParent(at: position)
    }

    @inline(__always)
    package static func relation(_ id: TypeID, to other: TypeID) -> TypeRecord.Relation? {
        TypeRecord(id).relation(to: other)
    }

    package static func aliases(_ id: TypeID) -> [MIMEType] {
        TypeRecord(id).aliases.words.map { MIMEType(constant: $0, number: Int32(id.number)) }
    }

    /// Returns the extensions of a type; none if the type is not in the table.
    package static func extensions(_ id: TypeID?) -> [ConstantText] {
        id.map { TypeRecord($0).extensions.words } ?? []
    }

    /// Returns the extension to use for a new file of a type, or nil if none is known.
    package static func preferredExtension(_ id: TypeID) -> ConstantText? {
        let extensions = TypeRecord(id).extensions
        return extensions.count == 0 ? nil : extensions.firstWord
    }

    package static func charset(_ id: TypeID) -> String? { optional(TypeRecord(id).charset) }

    package static func summary(_ id: TypeID) -> String? { optional(TypeRecord(id).summary) }

    private static func optional(_ text: ConstantText) -> String? {
        text.count == 0 ? nil : text.string
    }
}

extension ConstantText {
    /// Checks whether the text has the same bytes as another, ignoring the case of ASCII letters.
    @inlinable
    @inline(__always)
    package func equalsFolded(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        // Nearly all names have the same case as in the table.
        for position in sharedPrefix(other)..<count {
            if start[position].asciiLowercased != other[position].asciiLowercased { return false }
        }
        return true
    }

    /// Returns the number of bytes up to the first one that differs from that of a text of the same length.
    @inlinable
    @inline(__always)
    package func sharedPrefix(_ other: UnsafeBufferPointer<UInt8>) -> Int {
        let (mine, theirs) = (UnsafeRawPointer(start), UnsafeRawPointer(other.baseAddress ?? start))
        var same = 0
        // Eight bytes at a time.
        while same + 8 <= count,
            mine.loadUnaligned(fromByteOffset: same, as: UInt64.self)
                == theirs.loadUnaligned(fromByteOffset: same, as: UInt64.self)
        { same += 8 }
        while same < count, start[same] == other[same] { same += 1 }
        return same
    }

    /// Checks whether the text has the same bytes as another.
    @inlinable
    @inline(__always)
    package func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        count == other.count && sharedPrefix(other) == count
    }

    /// The parts between spaces; none if the text is empty.
    package var words: [ConstantText] {
        guard count > 0 else { return [] }
        let bytes = bytes
        var words: [ConstantText] = []
        words.reserveCapacity(bytes.reduce(1) { $1 == UInt8(ascii: " ") ? $0 + 1 : $0 })
        var first = 0
        for end in 0...count where end == count || bytes[end] == UInt8(ascii: " ") {
            words.append(ConstantText(prefix: end - first, of: ConstantText(dropping: first, from: self)))
            first = end + 1
        }
        return words
    }

    /// The part before the first space.
    var firstWord: ConstantText {
        ConstantText(prefix: bytes.firstIndex(of: UInt8(ascii: " ")) ?? count, of: self)
    }
}
