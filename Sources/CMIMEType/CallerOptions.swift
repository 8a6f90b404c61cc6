import MIMETypes

/// Checks a caller's options before any other code relies on them.
enum CallerOptions {
    /// The maximum length of the head, which takes memory in each detection.
    private static let longestHead = 1 << 20
    /// The maximum size of an options structure; a larger number can't be its size.
    private static let largestSize = 4096

    /// Copies options that start with their size, as the caller's header declares them.
    ///
    /// The caller's header may be newer than this library. Options that exist only in the newer header must be 0, since
    /// an ignored option could be the one that makes an answer safe.
    static func copy<Options: BitwiseCopyable>(
        _ pointer: UnsafePointer<Options>, to options: inout Options, _ name: String
    ) throws(OptionsError) {
        let known = MemoryLayout<Options>.size
        let start = UnsafeRawPointer(pointer)
        let size = start.load(as: Int.self)
        // When options are added, the minimum size remains that of the first header.
        guard (known...largestSize).contains(size) else {
            throw OptionsError(invalid: "options.size is \(UInt(bitPattern: size)); set it to sizeof(\(name))")
        }
        guard UnsafeRawBufferPointer(start: start + known, count: size - known).allSatisfy({ $0 == 0 }) else {
            throw OptionsError(
                invalid: "an option after the first \(known) bytes is unknown; set it to 0, or update the library")
        }
        options = pointer.pointee
    }

    /// Refuses unknown flags, since a newer library could give them a meaning that the caller relies on.
    static func checkFlags(_ flags: UInt32, known: Int) throws(OptionsError) {
        let unknown = Int(flags) & ~known
        guard unknown == 0 else {
            throw OptionsError(
                invalid: "options.flags has the unknown bits \(unknown); remove them, or update the library")
        }
    }

    /// Returns the caller's limits; each one that is 0 is replaced by the usual one.
    static func limits(
        headLength: Int, reads: Int, bytes: Int, else usual: ReadLimits
    ) throws(OptionsError) -> ReadLimits {
        guard headLength <= longestHead else {
            throw OptionsError(
                invalid: "head_length is \(headLength); the longest head is \(longestHead) bytes")
        }
        func value(_ number: Int, _ name: String, else usual: Int) throws(OptionsError) -> Int {
            guard (0...1 << 40).contains(number) else {
                let number = UInt(bitPattern: number)
                throw OptionsError(invalid: "\(name) is \(number); set it to at most 2 to the power of 40")
            }
            return number == 0 ? usual : number
        }
        return ReadLimits(
            headLength: try value(headLength, "head_length", else: usual.headLength),
            reads: try value(reads, "reads", else: usual.reads), bytes: try value(bytes, "bytes", else: usual.bytes))
    }
}
