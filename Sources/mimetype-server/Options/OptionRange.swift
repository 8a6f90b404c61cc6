#if Server
import ArgumentParser
import CommandOptions

/// Checks the values of options.
enum OptionRange {
    /// Throws an error that names the option if a number is out of range.
    static func check(_ name: String, _ number: Int, _ range: ClosedRange<Int>) throws {
        guard range.contains(number) else {
            throw ValidationError(
                "'--\(name)' takes a number from \(range.lowerBound) to \(range.upperBound), not '\(number)'")
        }
    }

    /// Throws an error that names the option if a number of bytes is below the minimum or above 1 PiB.
    static func check(_ name: String, _ size: ByteCount, from minimum: Int) throws {
        // The maximum is small enough that adding to it can't overflow.
        let maximum = 1 << 50
        guard (minimum...maximum).contains(size.value) else {
            throw ValidationError(
                "'--\(name)' takes a number of bytes from \(ByteCount(minimum)) to \(ByteCount(maximum)), not '\(size)'"
            )
        }
    }

    /// Throws an error that names the option if a time is below the minimum or longer than a day.
    static func check(_ name: String, seconds: Int, from minimum: Int = 1) throws {
        guard (minimum...86_400).contains(seconds) else {
            throw ValidationError("'--\(name)' takes a number of seconds from \(minimum) to 86400, not '\(seconds)'")
        }
    }
}

extension ArgumentHelp {
    /// Makes the help for an option with a name for its value.
    init(_ text: String, _ valueName: String) {
        self.init(text, valueName: valueName)
    }
}
#endif
