import MIMETypes

/// Compiled Python, whose first two bytes are the version and the next two a line end; the code must be at the offset
/// that this version uses.
///
/// https://peps.python.org/pep-0552/,
/// https://github.com/python/cpython/blob/main/Include/internal/pycore_magic_number.h
enum PythonBytecodeFormat: ContainerFormat {
    static let firstBytes = Array(UInt8.min...UInt8.max)

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool { head.count > 24 && head[2] == 0x0D }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head[2] == 0x0D, head[3] == 0x0A, head.count > 24, let version = head.littleEndian(at: 0, width: 2),
            let start = headerLength(version)
        else { return nil }
        // A code object, with or without the flag for objects to which others refer.
        guard head[start] & 0x7F == 0x63, let arguments = head.littleEndian(at: start + 1, width: 2), arguments == 0
        else { return nil }
        return structural("application/x-python-code", "code of version #", version)
    }

    /// Returns the number of bytes before the code.
    private static func headerLength(_ version: Int) -> Int? {
        switch version {
        case 3390...4095: 16
        case 3200..<3390: 12
        case 3000..<3200, 20121, 50428, 50823, 50824, 60202, 60203, 60717, 60718, 62011...62220: 8
        default: nil
        }
    }
}
