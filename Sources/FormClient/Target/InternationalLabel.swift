#if Upload
import MIMETypes

/// Writes one part of an international host in ASCII: `bücher` becomes `xn--bcher-kva`.
///
/// It accepts letters that can be encoded in only one way, after converting them to lower case. It refuses others, such
/// as ligatures, full-width letters and letters with a combining accent, because they require tables that the standard
/// library does not have.
/// https://www.rfc-editor.org/rfc/rfc3492
enum InternationalLabel {
    static func ascii(_ label: Substring) throws(HostName.Problem) -> String {
        if label.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: label.utf8.map(ASCII.lowercased), as: UTF8.self)
        }
        let scalars = Array(label.unicodeScalars.lazy.flatMap { $0.properties.lowercaseMapping.unicodeScalars })
        // No label is longer, and the time to encode one grows with the square of its length.
        guard scalars.count <= 63 else { throw .badLength }
        guard scalars.allSatisfy(isLegal), let first = scalars.first, !isMark(first) else { throw .ambiguous }
        guard let encoded = encode(scalars.map { Int($0.value) }) else { throw .badLength }
        return "xn--\(encoded)"
    }

    private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return true }
        // Only old programs map these two letters to others.
        if scalar == "ß" || scalar == "ς" { return true }
        let properties = scalar.properties
        // There are precomposed letters that already include the marks in these blocks.
        let canBeComposed = 0x300...0x36F ~= scalar.value || 0x1100...0x11FF ~= scalar.value
        return !properties.changesWhenNFKCCaseFolded && !canBeComposed && !properties.isDefaultIgnorableCodePoint
            && isLetterDigitOrMark(properties.generalCategory)
    }

    private static func isLetterDigitOrMark(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }
}

extension InternationalLabel {
    /// Encodes code points as Punycode; nil if a sum overflows.
    private static func encode(_ letters: [Int]) -> String? {
        var output = letters.filter { $0 < 0x80 }.map { UInt8($0) }
        var (handled, delta, bias, least) = (output.count, 0, 72, 128)
        let basicCount = handled
        if basicCount > 0 { output.append(UInt8(ascii: "-")) }
        while handled < letters.count {
            guard let next = letters.filter({ $0 >= least }).min() else { return nil }
            delta += (next - least) * (handled + 1)
            least = next
            for letter in letters {
                if letter < least { delta += 1 }
                guard letter == least else { continue }
                appendDigits(of: delta, bias: bias, to: &output)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                delta = 0
                handled += 1
            }
            delta += 1
            least += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func appendDigits(of delta: Int, bias: Int, to output: inout [UInt8]) {
        func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26) }
        var (rest, base) = (delta, 36)
        while true {
            let threshold = min(max(base - bias, 1), 26)
            guard rest >= threshold else { break }
            output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            base += 36
        }
        output.append(digit(rest))
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var base = 0
        while delta > 455 {
            delta /= 35
            base += 36
        }
        return base + 36 * delta / (delta + 38)
    }
}
#endif
