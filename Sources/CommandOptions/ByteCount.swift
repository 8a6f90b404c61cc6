#if Server || Upload
package import ArgumentParser

/// A number of bytes in the usual notation, such as `32K` or `1G`, with units of 1,024.
package struct ByteCount: ExpressibleByArgument, CustomStringConvertible, Sendable {
    private static let units: [(letter: Character, shift: Int)] = [("G", 30), ("M", 20), ("K", 10)]

    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }

    /// Parses digits, optionally followed by K, M or G; fails for anything else, and for a number that doesn't fit into
    /// an `Int`.
    package init?(argument: String) {
        let unit = Self.units.first { argument.uppercased().last == $0.letter }
        let digits = unit == nil ? argument[...] : argument.dropLast()
        guard digits.allSatisfy({ "0"..."9" ~= $0 }), let number = Int(digits) else { return nil }
        let (product, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (unit?.shift ?? 0))
        guard !isTooLarge else { return nil }
        value = product
    }

    /// The number in the largest unit that divides it evenly.
    package var description: String {
        guard value > 0, let unit = Self.units.first(where: { value % (1 << $0.shift) == 0 }) else { return "\(value)" }
        return "\(value >> unit.shift)\(unit.letter)"
    }

    package var defaultValueDescription: String { description }
}
#endif
