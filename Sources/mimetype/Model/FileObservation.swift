/// What a check of a folder tree records about a file.
struct FileObservation: Sendable {
    let path: [UInt8]
    /// Whether the file is an executable program or script.
    let isCommand: Bool
    /// The alarm; nil if nothing contradicts the file's name.
    let alarm: HeldAlarm?
}

/// An alarm that waits to be printed.
struct HeldAlarm: Sendable {
    let alarm: Alarm
    /// The text to print for the file.
    let text: [UInt8]
    /// The line for a baseline; nil unless one is read or written.
    let entry: BaselineEntry?
    /// Whether the baseline contains the alarm, in which case it is not printed.
    let isKnown: Bool
}

extension FileObservation {
    /// The same observation without its alarm.
    var withoutAlarm: FileObservation { FileObservation(path: path, isCommand: isCommand, alarm: nil) }

    /// The offset in the path just after the slash that ends the file's folder; 0 if there is no slash.
    var folderEnd: Int { path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

    /// The part of the name after its last dot, in lowercase; nil if the name contains no dot, or if its only dot is at
    /// the start.
    var fileExtension: [UInt8]? {
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")), dot > folderEnd, dot + 1 < path.count else { return nil }
        return path[(dot + 1)...].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
    }
}
