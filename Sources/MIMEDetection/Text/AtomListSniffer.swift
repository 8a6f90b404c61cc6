import MIMETypes

/// Recognises molecules as lists of atoms with their coordinates (XYZ).
///
/// The first line states the number of atoms and the second one is a comment; then each line is an atom: its symbol and
/// three numbers.
/// https://en.wikipedia.org/wiki/XYZ_file_format
enum AtomListSniffer: TextSniffer {
    /// The maximum number of atoms that are examined.
    private static let atoms = 3

    static func candidate(_ text: TextSample) -> Candidate? {
        var cursor = text.start
        guard let count = number(cursor.takeTrimmedLine()), count > 0 else { return nil }
        _ = cursor.takeLine()
        for _ in 0..<min(count, atoms) where !isAtom(cursor.takeTrimmedLine()) { return nil }
        return candidate("chemical/x-xyz", "number of atoms and their coordinates", text)
    }

    /// Returns the number that is alone in a line.
    private static func number(_ line: UnsafeRawBufferPointer) -> Int? {
        var cursor = ByteCursor(line)
        _ = cursor.take(while: ByteClass.isBlank)
        let digits = cursor.take(while: ByteClass.isDigit)
        guard cursor.isAtEnd, (1...longest).contains(digits.count) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// The number of digits of the largest number of atoms.
    private static let longest = 9

    private static func isAtom(_ line: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(line)
        _ = cursor.take(while: ByteClass.isBlank)
        let symbol = cursor.take { $0.asciiLowercased &- UInt8(ascii: "a") < 26 }
        guard ConstantText(elements).bytes.split(separator: 0x20).contains(where: { $0.elementsEqual(symbol) }) else {
            return false
        }
        // Programs number the atoms of an element.
        _ = cursor.take(while: ByteClass.isDigit)
        for _ in 0..<3 {
            guard !cursor.take(while: ByteClass.isBlank).isEmpty, isCoordinate(&cursor) else { return false }
        }
        return true
    }

    /// Takes a word and checks whether it is a number, which may have a sign, a fraction and an exponent.
    private static func isCoordinate(_ cursor: inout ByteCursor) -> Bool {
        let number = cursor.take { !ByteClass.isBlank($0) }
        return number.contains(where: ByteClass.isDigit)
            && number.allSatisfy { ByteClass.isDigit($0) || marks.contains($0) }
    }

    private static let marks = ASCIISet("+-.eE*^")

    /// The symbols of the elements, and X for a place without an atom.
    private static let elements: StaticString = """
        H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr \
        Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir \
        Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl \
        Mc Lv Ts Og X
        """
}
