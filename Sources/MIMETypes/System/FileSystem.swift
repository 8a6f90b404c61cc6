/// What the library asks of the system about files.
///
/// All system calls of this module and of `MultipartFormData` are in this folder, in one file for each kind of system.
/// Where there are no files, each call fails as if there were no such file, and bytes and names work as everywhere.
package enum FileSystem {
    /// Reads at an offset until the buffer is full or the file ends, as often as the system asks to try again.
    ///
    /// - Returns: the number of bytes, or nil if an error came first.
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
