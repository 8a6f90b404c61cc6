import MIMETypes

/// The state that distinguishes conventions from alarms while a directory tree is traversed.
///
/// A convention is the use of an extension in a folder for a type other than the usual one. An alarm, which reports
/// that a file's content contradicts its name, is held back until all files in the file's folder have been seen. An
/// alarm is held back longer if a folder above may turn out to have a convention for the extension. Memory holds only
/// the counts for each extension in the open folders, at most 1,000 alarms, and the conventions.
struct TreeConventions {
    /// The maximum number of alarms that are held back.
    static let heldLimit = 1000

    /// Whether conventions are searched for; if not, each alarm is due immediately.
    let isLearning: Bool

    /// The counts for the whole run, followed by the counts for each open folder, down to the folder of the last file.
    private var open = [FolderTally(path: [])]
    private var held = 0
    private var released: [HeldAlarm] = []
    /// The conventions that don't extend to a folder above.
    private(set) var conventions: [Convention] = []

    init(isLearning: Bool) {
        self.isLearning = isLearning
    }

    /// Adds the next file.
    mutating func add(_ observation: FileObservation) {
        guard isLearning else { return released += [observation.alarm].compactMap(\.self) }
        enter(observation.path[..<observation.folderEnd])
        let innermost = open.count - 1
        guard let alarm = observation.alarm else { return open[innermost].add(observation) }
        guard observation.isCommand || Convention.mayExplain(observation) else {
            released.append(alarm)
            return open[innermost].add(observation.withoutAlarm)
        }
        open[innermost].add(observation)
        held += 1
        if held > Self.heldLimit { releaseAll() }
    }

    /// Closes all folders, and releases all alarms that are still held back.
    mutating func finish() {
        while open.count > 1 { close() }
        var whole = open.removeLast()
        settle(&whole)
        whole.forEachGroup { _, _, group in release(&group) }
        open = [FolderTally(path: [])]
    }

    /// Removes and returns the alarms that are due.
    mutating func takeAlarms() -> [HeldAlarm] {
        defer { released = [] }
        return released
    }
}

extension TreeConventions {
    /// Closes the open folders that don't contain the given folder, and opens the folders on the path to it.
    private mutating func enter(_ folder: ArraySlice<UInt8>) {
        while open.count > 1, !folder.starts(with: open[open.count - 1].path) { close() }
        var start = open[open.count - 1].path.count
        while let slash = folder[start...].firstIndex(of: UInt8(ascii: "/")) {
            start = slash + 1
            open.append(FolderTally(path: Array(folder[..<start])))
        }
    }

    /// Closes the innermost folder, and adds its counts to those of the folder above.
    private mutating func close() {
        var folder = open.removeLast()
        settle(&folder)
        var above = open.removeLast()
        above.add(folder)
        above.forEachGroup { _, tally, group in
            // If 3 or more files, and more than in the group, have the extension's usual type, a folder above is
            // unlikely to have a convention.
            if tally.honest >= 3, tally.honest > group.files { release(&group) }
        }
        open.append(above)
    }

    /// Decides on the alarms about commands in a folder, and replaces alarms by conventions, based on the files of the
    /// folder that have been seen so far.
    private mutating func settle(_ folder: inout FolderTally) {
        held -= folder.doubtful.count
        for observation in folder.takeDoubtful() {
            if Convention.mayExplain(observation) {
                folder.count(observation)
                held += 1
            } else {
                released += [observation.alarm].compactMap(\.self)
                folder.count(observation.withoutAlarm)
            }
        }
        let path = folder.path
        folder.forEachGroup { fileExtension, tally, group in
            guard Convention.isOne(files: group.files, of: tally.files) else { return }
            // If a single subfolder contains all of these files, its convention is more specific.
            if group.alarms.isEmpty, group.conventions.count == 1, group.conventions[0].total == tally.files { return }
            held -= group.alarms.count
            group.alarms = []
            group.conventions = [
                Convention(
                    folder: path, fileExtension: fileExtension, claimed: group.claimed, found: group.found,
                    files: group.files, total: tally.files, example: group.example)
            ]
        }
    }

    private mutating func release(_ group: inout ConventionGroup) {
        held -= group.alarms.count
        released += group.alarms
        conventions += group.conventions
        (group.alarms, group.conventions) = ([], [])
    }

    /// Releases the alarms of all open folders, except for those that look like a convention so far.
    private mutating func releaseAll() {
        for level in open.indices.reversed() {
            var folder = open[level]
            settle(&folder)
            folder.forEachGroup { _, _, group in
                held -= group.alarms.count
                released += group.alarms
                group.alarms = []
            }
            open[level] = folder
        }
    }
}
