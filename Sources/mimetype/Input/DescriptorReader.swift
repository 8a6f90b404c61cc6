#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads a descriptor from front to back.
struct DescriptorReader: ~Copyable {
    private let descriptor: CInt
    private let isOwned: Bool

    /// Standard input.
    init() {
        descriptor = STDIN_FILENO
        isOwned = false
    }

    /// Opens a file; nil if that fails, with the reason in `errno`.
    init?(path: [UInt8]) {
        let opened = open((path + [0]).map { CChar(bitPattern: $0) }, O_RDONLY | O_CLOEXEC)
        if opened < 0 { return nil }
        descriptor = opened
        isOwned = true
    }

    deinit {
        if isOwned { close(descriptor) }
    }

    /// Reads what is there, at least a byte unless the end is reached.
    ///
    /// - Returns: the bytes, none at the end, or nil on an error, with the reason in `errno`.
    func read(atMost count: Int) -> [UInt8]? {
        while true {
            var result = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                result = systemRead(descriptor, buffer.baseAddress, count)
                initialized = max(0, result)
            }
            if result >= 0 { return bytes }
            if errno != EINTR { return nil }
        }
    }

    /// Reads until so many bytes are there or the end is reached.
    ///
    /// - Returns: the bytes and whether the end was reached, or nil on an error, with the reason in `errno`.
    func readPrefix(_ count: Int) -> (bytes: [UInt8], isComplete: Bool)? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let more = read(atMost: count - bytes.count) else { return nil }
            if more.isEmpty { return (bytes, true) }
            bytes += more
        }
        return (bytes, false)
    }
}

private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
