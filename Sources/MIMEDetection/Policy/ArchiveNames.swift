/// Finds entries of an archive that a system writes under another name, or over another entry.
///
/// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
struct ArchiveNames {
    /// The hashes of the names so far, and of the same without regard to case and to the forms of accented letters.
    ///
    /// Hashes are computed with a random key of the process, so nobody can make two names that have the same one. By
    /// chance, that happens in one of a billion archives with 100,000 entries. The names themselves may be as large as
    /// the archive.
    private var (exact, folded): (Set<UInt64>, Set<UInt64>) = ([], [])
    /// Whether another entry with the same name replaces the first, as in a tar archive to which files were appended.
    private let mayRepeat: Bool

    init(mayRepeat: Bool) { self.mayRepeat = mayRepeat }

    /// Returns what is wrong with the name of the next entry; nil for nearly all names.
    mutating func fault(_ name: some Collection<UInt8>) -> (code: UploadFinding.Code, detail: String)? {
        // Folders are listed for each file in some archives, without harm.
        guard name.suffix(1).first != UInt8(ascii: "/") else { return nil }
        let isNew = exact.insert(Self.hash { Self.combinePath(name, into: &$0) }).inserted
        let text = String(decoding: name, as: UTF8.self).lowercased()
        let isNewFolded = folded.insert(Self.hash { $0.combine(text) }).inserted
        if !isNew { return mayRepeat ? nil : (.duplicateEntry, "two entries with the same name") }
        if let fault = Self.windowsFault(name) { return (.entryName, fault) }
        return isNewFolded ? nil : (.entryName, "two entries whose names differ only in case")
    }

    /// Returns a hash of 64 bits, also on systems whose hashes have 32.
    private static func hash(_ feed: (inout Hasher) -> Void) -> UInt64 {
        var first = Hasher()
        feed(&first)
        let value = UInt64(UInt(bitPattern: first.finalize()))
        #if _pointerBitWidth(_64)
        return value
        #else
        var second = Hasher()
        second.combine(0)
        feed(&second)
        return value << 32 | UInt64(UInt(bitPattern: second.finalize()))
        #endif
    }

    /// Adds a path without the parts that lead nowhere: `a.txt` and `./a.txt` are one file.
    private static func combinePath(_ name: some Collection<UInt8>, into hasher: inout Hasher) {
        var (previous, isPlain): (UInt8, Bool) = (UInt8(ascii: "/"), true)
        for byte in name {
            let isSlash = byte == UInt8(ascii: "/")
            if previous == UInt8(ascii: "/"), isSlash || byte == UInt8(ascii: ".") { isPlain = false }
            previous = byte
        }
        if isPlain { return combine(name, into: &hasher) }
        let parts = ArchivePath.parts(of: name, .unix).filter { !$0.elementsEqual(".".utf8) }
        combine(Array(parts.joined(separator: CollectionOfOne(UInt8(ascii: "/")))), into: &hasher)
    }

    private static func combine(_ name: some Collection<UInt8>, into hasher: inout Hasher) {
        let isDone: Void? = name.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        if isDone == nil { for byte in name { hasher.combine(byte) } }
    }

    /// Returns the reason why Windows writes a file with another name than this; nil for nearly all names.
    static func windowsFault(_ name: some Collection<UInt8>) -> String? {
        if name.contains(UInt8(ascii: "\\")) { return "a backslash, which separates folders on Windows" }
        for part in ArchivePath.parts(of: name, .windows) {
            guard let first = part.first, let last = part.suffix(1).first else { continue }
            if last == UInt8(ascii: " ") || last == UInt8(ascii: "."), !part.allSatisfy({ $0 == UInt8(ascii: ".") }) {
                return "a dot or a space at the end, which Windows drops"
            }
            if part.contains(UInt8(ascii: ":")), UploadName.namesStream(String(decoding: part, as: UTF8.self)) {
                return "a colon, after which Windows takes the name of another stream"
            }
            if deviceStarts.contains(first), UploadNameCharacters.isDevice(String(decoding: part, as: UTF8.self)) {
                return "a word that Windows takes for a device"
            }
        }
        return nil
    }

    private static let deviceStarts = ASCIISet("cCpPaAnNlL")
}
