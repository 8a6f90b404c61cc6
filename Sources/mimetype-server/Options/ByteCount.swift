#if Server
import ArgumentParser

/// A number of bytes in the usual notation: `32K`, `1G`.
struct ByteCount: ExpressibleByArgument, CustomStringConvertible {
    private static let units: [(letter: Character, shift: Int)] = [("G", 30), ("M", 20), ("K", 10)]

    let value: Int

    init(_ value: Int) {
        self.value = value
    }

    /// Reads digits and an optional K, M or G; nil for anything else, and for more than an `Int` holds.
    init?(argument: String) {
        let unit = Self.units.first { argument.uppercased().last == $0.letter }
        let digits = unit == nil ? argument[...] : argument.dropLast()
        guard digits.allSatisfy({ "0"..."9" ~= $0 }), let number = Int(digits) else { return nil }
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (unit?.shift ?? 0))
        guard !isTooLarge else { return nil }
        value = product
    }

    /// The number with the largest unit that it is a multiple of.
    var description: String {
        guard value > 0, let unit = Self.units.first(where: { value % (1 << $0.shift) == 0 }) else { return "\(value)" }
        return "\(value >> unit.shift)\(unit.letter)"
    }

    var defaultValueDescription: String { description }
}
#endif
