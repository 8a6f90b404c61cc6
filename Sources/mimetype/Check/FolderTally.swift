import MIMETypes

/// The counts of the files that have been found so far in a folder and its subfolders.
struct FolderTally {
    /// The folder's path with a slash at the end; empty for the whole run.
    let path: [UInt8]
    private(set) var extensions: [[UInt8]: ExtensionTally] = [:]
    /// Alarms about commands, which apply only if most files in the folder are not commands.
    private(set) var doubtful: [FileObservation] = []
    /// The number of files directly in this folder, and the number of commands among them.
    private var files = 0
    private var commands = 0

    init(path: [UInt8]) {
        self.path = path
    }

    /// Counts a file directly in this folder.
    mutating func add(_ observation: FileObservation) {
        files += 1
        if observation.isCommand { commands += 1 }
        if observation.isCommand, observation.alarm != nil { doubtful.append(observation) } else { count(observation) }
    }

    /// Removes and returns the alarms about commands.
    ///
    /// If most files in the folder are commands, the alarms are dropped, and the result is empty. Unless the folder's
    /// name says that it is for commands, there must be three of them.
    ///
    /// A dot in the name of a command, such as `r.in.png`, does not start an extension.
    mutating func takeDoubtful() -> [FileObservation] {
        defer { doubtful = [] }
        return commands * 2 > files && (commands >= 3 || isForCommands) ? [] : doubtful
    }

    /// Whether the folder has the name of one that contains only commands.
    ///
    /// https://refspecs.linuxfoundation.org/FHS_3.0/fhs/index.html
    private var isForCommands: Bool {
        let name = path.dropLast().split(separator: UInt8(ascii: "/")).last ?? []
        return ["bin", "sbin", "games", "libexec"].contains { name.elementsEqual($0.utf8) }
    }

    /// Counts a file under its extension.
    mutating func count(_ observation: FileObservation) {
        guard let fileExtension = observation.fileExtension else { return }
        extensions[fileExtension, default: ExtensionTally()].files += 1
        guard let alarm = observation.alarm else { return }
        let group = ConventionGroup(
            claimed: alarm.alarm.claimed, found: alarm.alarm.found, example: observation.path, files: 1, alarms: [alarm]
        )
        extensions[fileExtension]?.add(group)
    }

    /// Adds the counts of a subfolder.
    mutating func add(_ below: FolderTally) {
        for (fileExtension, tally) in below.extensions {
            extensions[fileExtension, default: ExtensionTally()].add(tally)
        }
    }

    /// Calls a closure that may change a group, for each group of each extension, sorted by extension.
    mutating func forEachGroup(_ body: ([UInt8], ExtensionTally, inout ConventionGroup) -> Void) {
        let keys = extensions.lazy.filter { !$0.value.groups.isEmpty }.map(\.key)
        for key in keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            guard var tally = extensions[key] else { continue }
            let whole = tally
            for index in tally.groups.indices { body(key, whole, &tally.groups[index]) }
            extensions[key] = tally
        }
    }
}

/// The counts of the files with one extension.
struct ExtensionTally {
    var files = 0
    /// The files that have a type other than the one that the extension represents, grouped by type.
    var groups: [ConventionGroup] = []

    /// The number of files that have the type that the extension represents.
    var honest: Int { files - groups.reduce(0) { $0 + $1.files } }

    mutating func add(_ group: ConventionGroup) {
        if let index = groups.firstIndex(where: { $0.found == group.found && $0.claimed == group.claimed }) {
            groups[index].add(group)
        } else {
            groups.append(group)
        }
    }

    mutating func add(_ other: ExtensionTally) {
        files += other.files
        for group in other.groups { add(group) }
    }
}

/// The files with one extension that share a type other than the one that the extension represents.
struct ConventionGroup {
    let claimed: MIMEType
    let found: MIMEType
    let example: [UInt8]
    var files: Int
    /// The alarms that have not been printed yet.
    var alarms: [HeldAlarm]
    /// The conventions of this folder or its subfolders.
    var conventions: [Convention] = []

    mutating func add(_ other: ConventionGroup) {
        files += other.files
        alarms += other.alarms
        conventions += other.conventions
    }
}
