/// Finds entries of an archive that a system writes under another name, or over another entry.
///
/// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
struct ArchiveNames {
    /// The names so far, and the same without regard to case and to the forms of accented letters.
    private var (exact, folded): (Set<[UInt8]>, Set<String>) = ([], [])
    /// Whether another entry with the same name replaces the first, as in a tar archive to which files were appended.
    private let mayRepeat: Bool

    init(mayRepeat: Bool) { self.mayRepeat = mayRepeat }

    /// Returns what is wrong with the name of the next entry; nil for nearly all names.
    mutating func fault(_ name: some Collection<UInt8>) -> (code: UploadFinding.Code, detail: String)? {
        // Folders are listed for each file in some archives, without harm.
        guard name.suffix(1).first != UInt8(ascii: "/") else { return nil }
        let isNew = exact.insert(Array(name)).inserted
        let isNewFolded = folded.insert(String(decoding: name, as: UTF8.self).lowercased()).inserted
        if !isNew { return mayRepeat ? nil : (.duplicateEntry, "two entries with the same name") }
        if let fault = Self.windowsFault(name) { return (.entryName, fault) }
        return isNewFolded ? nil : (.entryName, "two entries whose names differ only in case")
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
