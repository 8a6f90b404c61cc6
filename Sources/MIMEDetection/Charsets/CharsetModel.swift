import MIMETypes

/// Detects the eight-bit encoding of a text by statistics.
///
/// The method is that of a compressor: a text is in the encoding whose statistics describe it in the fewest bits.
///
/// - An encoding that has no character for some byte, or no character of such a form, is out.
/// - In encodings of one byte, each character costs what it takes to tell its class from that of the character before
///   it, -log2 of how often that occurs in texts of the languages that are written so, and what its letter case costs
///   after the case before. A class is a letter, a common sign, another sign, a mark of ASCII, or white space.
/// - In encodings of several bytes, common characters cost -log2 of how often they occur, others what their first byte
///   costs.
/// - Words of ASCII count as well on lines that have something else, since whole lines of ASCII letters are rare in
///   Hebrew and ordinary in Danish.
/// - The best encoding is the answer if the next one that reads the text differently needs at least `margin` bits more,
///   and if the text costs no more than texts do. Otherwise nothing is said.
///
/// `data/training/charsets.py` counts; the costs are whole thirds of a bit, so that sums are exact.
struct CharsetModel {
    /// Thirds of a bit by which an answer has to be ahead.
    static let margin = 36
    /// Thirds of a bit that a pair of bytes of a text costs at most, on average: bytes in no order cost some 25 and
    /// more in all encodings.
    private static let maxPerPair = 21
    /// The same for alphabets of Latin letters, of which those beyond ASCII are rare, so that each costs more.
    private static let maxPerLatinPair = 28

    /// How well an encoding fits.
    private struct Fit {
        let cost: Int
        /// The number of the encoding: those of one byte a character come first, then those of several.
        let number: Int
    }

    private let pairs: HighPairs
    private let bytes: UnsafeRawBufferPointer
    private let isWhole: Bool

    /// The encoding of a text with bytes beyond ASCII that is not UTF-8; nil if that is not clear.
    static func charset(of bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Charset? {
        HighPairs.with(bytes) { CharsetModel(pairs: $0, bytes: bytes, isWhole: isWhole).answer() }
    }

    /// Whether bytes can be text in an encoding; nil if the model does not have it.
    static func isPossible(_ name: ConstantText, _ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Bool? {
        let family = isPartOfGB18030(name) ? ConstantText("gb18030") : name
        if let number = (0..<PackedCharsets.narrowCount).first(where: {
            PackedCharsets.narrowName($0).bytes.elementsEqual(family.bytes)
        }) {
            return bytes.allSatisfy { $0 < 0x80 || PackedCharsets.point($0, in: number) != 0 }
        }
        return (0..<PackedCharsets.wideCount).first { PackedCharsets.wideName($0).bytes.elementsEqual(family.bytes) }
            .map { WideCharset($0).cost(of: bytes, isWhole: isWhole, until: 0) != nil }
    }

    private static func isPartOfGB18030(_ name: ConstantText) -> Bool {
        name.bytes.elementsEqual("gb2312".utf8) || name.bytes.elementsEqual("gbk".utf8)
    }

    private func answer() -> Charset? {
        let fits = fits().sorted { $0.cost < $1.cost }
        guard let best = fits.first, isText(best) else { return nil }
        let rival = fits.dropFirst().first { !readsAlike($0.number, best.number) }
        if let rival, rival.cost - best.cost < Self.margin { return nil }
        // Of encodings in which the text reads the same, the first of the table is the most common one.
        let equals = fits.filter { $0.number == best.number || readsAlike($0.number, best.number) }
        let number = equals.map(\.number).min() ?? best.number
        guard number < PackedCharsets.narrowCount else {
            return Charset(constant: PackedCharsets.wideName(number - PackedCharsets.narrowCount))
        }
        return CharsetTable.rivals[number] == 1 ? nil : Charset(constant: PackedCharsets.narrowName(number))
    }

    private func fits() -> [Fit] {
        let narrow = (0..<PackedCharsets.narrowCount).compactMap { number -> Fit? in
            guard pairs.seen.allSatisfy({ PackedCharsets.point($0, in: number) != 0 }) else { return nil }
            return Fit(cost: NarrowCharset(number).cost(of: pairs), number: number)
        }
        return narrow
            + (0..<PackedCharsets.wideCount).compactMap { number in
                WideCharset(number).cost(of: bytes, isWhole: isWhole, until: pairs.end).map {
                    Fit(cost: $0, number: PackedCharsets.narrowCount + number)
                }
            }
    }

    private func isText(_ fit: Fit) -> Bool {
        let isLatin = fit.number < PackedCharsets.narrowCount && NarrowCharset(fit.number).isLatin
        return fit.cost <= pairs.count * (isLatin ? Self.maxPerLatinPair : Self.maxPerPair)
    }

    private func readsAlike(_ first: Int, _ second: Int) -> Bool {
        guard max(first, second) < PackedCharsets.narrowCount else { return first == second }
        return pairs.seen.allSatisfy {
            PackedCharsets.point($0, in: first) == PackedCharsets.point($0, in: second)
        }
    }
}
