import MIMETypes

/// Compiled terminal descriptions, recognised by a signature of two bytes and the sizes and names after it.
///
/// https://invisible-island.net/ncurses/man/term.5.html
enum TerminfoFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x1A, 0x1E]

    /// The maximum size of an entry that ncurses reads.
    private static let longest = 32 << 10

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let isWide = head.has([0x1E, 0x02], at: 0)
        guard isWide || head.has([0x1A, 0x01], at: 0), let names = head.littleEndian(at: 2, width: 2),
            let flags = head.littleEndian(at: 4, width: 2), let numbers = head.littleEndian(at: 6, width: 2),
            let offsets = head.littleEndian(at: 8, width: 2), let strings = head.littleEndian(at: 10, width: 2),
            (2...512).contains(names), flags <= 128, numbers <= 128, offsets <= 1024,
            12 + names + flags + numbers * (isWide ? 4 : 2) + offsets * 2 + strings <= longest, head.count > 12,
            isText(head[12..<min(head.count, 12 + names)], count: names)
        else { return nil }
        return isWide
            ? structural("application/x-terminfo2", "terminal with numbers of 32 bits")
            : structural("application/x-terminfo", "terminal with numbers of 16 bits")
    }

    /// Checks whether the bytes are printable characters up to the NUL at the end.
    private static func isText(_ names: Slice<UnsafeRawBufferPointer>, count: Int) -> Bool {
        guard let first = names.first, first > 0x20 else { return false }
        let characters = names.count == count ? names.dropLast() : names
        return (names.count < count || names.last == 0) && characters.allSatisfy { (0x20...0x7E).contains($0) }
    }
}
