/// The file operations that the library needs from the system.
///
/// All system calls of this module and of `MultipartFormData` are in this folder, in one file for each kind of system.
/// On a system without files, each call fails as if the file didn't exist, and bytes and names work as they do
/// elsewhere.
package enum FileSystem {
    /// Reads at an offset until the buffer is full or the file ends, and repeats calls that the system interrupts.
    ///
    /// - Returns: the number of bytes, or nil if an error occurred first.
    package static func readAll(
        _ descriptor: CInt, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
    ) -> Int? {
        var total = 0
        while total < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[total...])
            let count = read(descriptor, at: offset + total, into: rest)
            if count == 0 { break }
            if count > 0 { total += count } else if lastError != interrupted { return nil }
        }
        return total
    }
}
