/// The first bytes of a file, in memory that a resource takes over.
struct FileHead {
    /// Memory that is as long as the longest head.
    let room: UnsafeMutableRawBufferPointer
    /// The number of bytes that were read.
    let count: Int

    /// Reads the start of an open file in one call; nil if it can't be read.
    init?(_ descriptor: CInt, length: Int) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
        var count = FileSystem.read(descriptor, at: 0, into: room)
        while count < 0, FileSystem.lastError == FileSystem.interrupted {
            count = FileSystem.read(descriptor, at: 0, into: room)
        }
        guard count >= 0 else {
            room.deallocate()
            return nil
        }
        (self.room, self.count) = (room, count)
    }

    var isEmpty: Bool { count == 0 }

    /// Whether the file returned fewer bytes than requested.
    var isShort: Bool { count < room.count }

    /// Frees the memory if no resource took it over.
    func deallocate() {
        room.deallocate()
    }
}
