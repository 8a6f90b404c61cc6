/// What a check of a tree learns from one file.
struct FileObservation: Sendable {
    let path: [UInt8]
    /// Whether the file is a program or a script, and may be run.
    let isCommand: Bool
    /// What contradicts the name; nil for an honest file.
    let alarm: HeldAlarm?
}

/// An alarm that waits to be printed.
struct HeldAlarm: Sendable {
    let alarm: Alarm
    /// The answer as it is printed.
    let text: [UInt8]
    /// The line for a baseline, if one is read or written.
    let entry: BaselineEntry?
    /// Whether the baseline has it, so that it is not printed.
    let isKnown: Bool
}

extension FileObservation {
    /// The file as if it were honest.
    var withoutAlarm: FileObservation { FileObservation(path: path, isCommand: isCommand, alarm: nil) }

    /// Where the folder of the file ends in its path, after the slash.
    var folderEnd: Int { path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

    /// What follows the last dot of the name, in lower case; nil if the name has none or only starts with one.
    var fileExtension: [UInt8]? {
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > folderEnd, dot + 1 < path.count else { return nil }
        return path[(dot + 1)...].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
}
