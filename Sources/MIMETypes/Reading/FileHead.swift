/// The first bytes of a file, in memory that a resource takes over.
struct FileHead {
    /// As long as the longest head.
    let room: UnsafeMutableRawBufferPointer
    /// How many bytes were read.
    let count: Int

    /// Reads the start of an open file with one call; nil if it can't be read.
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

    /// Whether the file gave fewer bytes than were asked for.
    var isShort: Bool { count < room.count }

    /// Gives the memory back, if no resource took it over.
    func deallocate() {
        room.deallocate()
    }
}
