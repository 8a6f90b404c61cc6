import MIMETypes

/// Detects the legacy encoding of text by statistics.
///
/// The method is that of a compressor: text is in the encoding whose statistics describe it in the fewest bits.
///
/// - An encoding is ruled out if the text contains a byte or a sequence of bytes that is no character in it.
/// - In single-byte encodings, each character costs the bits that encode its class, given the class of the character
///   before it, plus the bits that encode its letter case, given the case before. The number of bits is -log2 of how
///   often that occurs in text of the languages that use the encoding. A class is a letter, a common sign, another
///   sign, ASCII punctuation, or white space.
/// - In multi-byte encodings, common characters cost -log2 of how often they occur, others the cost of their first
///   byte.
/// - ASCII words also count on lines that contain other characters, since whole lines of ASCII letters are rare in
///   Hebrew and ordinary in Danish.
/// - The best encoding is the answer if the next one that decodes the text differently costs at least `margin` more,
///   and if the text costs no more than text usually does. Otherwise, there is no answer.
///
/// The statistics come from `data/training/charsets.py`. Costs are whole numbers of thirds of a bit, so sums are exact.
struct CharsetModel {
    /// The minimum lead of an answer over the next one, in thirds of a bit.
    static let margin = 36
    /// The maximum average cost of a pair of bytes in text, in thirds of a bit; bytes in random order cost about 25 or
    /// more in all encodings.
    private static let maxPerPair = 21
    /// The same for Latin alphabets, in which letters beyond ASCII are rare, so each costs more.
    private static let maxPerLatinPair = 28

    /// A measure of how well an encoding fits.
    private struct Fit {
        let cost: Int
        /// The number of the encoding; single-byte encodings come first, then multi-byte encodings.
        let number: Int
    }

    private let pairs: HighPairs
    private let bytes: UnsafeRawBufferPointer
    private let isWhole: Bool

    /// Returns the encoding of text that has bytes beyond ASCII and is not UTF-8; nil if it is not clear.
    static func charset(of bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Charset? {
        HighPairs.with(bytes) { CharsetModel(pairs: $0, bytes: bytes, isWhole: isWhole).answer() }
    }

    /// Checks whether bytes can be text in an encoding; nil if the model doesn't contain the encoding.
    static func isPossible(_ name: ConstantText, _ bytes: UnsafeRawBufferPointer, isWhole: Bool) -> Bool? {
        let family = isPartOfGB18030(name) ? ConstantText("gb18030") : name
        if let number = (0..<PackedCharsets.narrowCount).first(where: {
            PackedCharsets.narrowName($0).bytes.elementsEqual(family.bytes)
        }) {
            return bytes.allSatisfy { $0 < 0x80 || PackedCharsets.point($0, in: number) != 0 }
        }
        return (0..<PackedCharsets.wideCount).first { PackedCharsets.wideName($0).bytes.elementsEqual(family.bytes) }
            .map { WideCharset($0).isPossible(bytes, isWhole: isWhole) }
    }

    private static func isPartOfGB18030(_ name: ConstantText) -> Bool {
        name.bytes.elementsEqual("gb2312".utf8) || name.bytes.elementsEqual("gbk".utf8)
    }

    private func answer() -> Charset? {
        let fits = fits().sorted { $0.cost < $1.cost }
        guard let best = fits.first, isText(best) else { return nil }
        let rival = fits.dropFirst().first { !readsAlike($0.number, best.number) }
        if let rival, rival.cost - best.cost < Self.margin { return nil }
        // Of encodings that decode the text identically, the first in the table is the most common one.
        let equals = fits.filter { $0.number == best.number || readsAlike($0.number, best.number) }
        let number = equals.map(\.number).min() ?? best.number
        guard number < PackedCharsets.narrowCount else {
            return Charset(constant: PackedCharsets.wideName(number - PackedCharsets.narrowCount))
        }
        return CharsetTable.rivals[number] == 1 ? nil : Charset(constant: PackedCharsets.narrowName(number))
    }

    /// Returns how well each encoding fits that isn't ruled out.
    ///
    /// A cost that is at least `margin` above the lowest one is only a lower bound, since a higher cost would change
    /// nothing.
    private func fits() -> [Fit] {
        var (fits, limit): ([Fit], Int) = ([], .max)
        for number in 0..<PackedCharsets.narrowCount where pairs.areCharacters(in: number) {
            let cost = NarrowCharset(number).cost(of: pairs, limit: limit)
            limit = min(limit, cost + Self.margin)
            fits.append(Fit(cost: cost, number: number))
        }
        for number in 0..<PackedCharsets.wideCount {
            guard let cost = WideCharset(number).cost(of: bytes, isWhole: isWhole, until: pairs.end) else { continue }
            fits.append(Fit(cost: cost, number: PackedCharsets.narrowCount + number))
        }
        return fits
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
