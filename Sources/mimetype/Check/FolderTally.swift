import MIMETypes

/// What has been seen in a folder and below so far.
struct FolderTally {
    /// The folder's path with its slash; empty for the whole run.
    let path: [UInt8]
    private(set) var extensions: [[UInt8]: ExtensionTally] = [:]
    /// Alarms about commands, which count only if the folder turns out to be no folder of commands.
    private(set) var doubtful: [FileObservation] = []
    /// The files directly in this folder, and how many of them are commands.
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

    /// Gives the alarms about commands, unless most files of the folder are commands.
    ///
    /// The dots in the name of a command begin no extension: `r.in.png`.
    mutating func takeDoubtful() -> [FileObservation] {
        defer { doubtful = [] }
        return commands >= 3 && commands * 2 > files ? [] : doubtful
    }

    /// Counts a file of an extension.
    mutating func count(_ observation: FileObservation) {
        guard let fileExtension = observation.fileExtension else { return }
        extensions[fileExtension, default: ExtensionTally()].files += 1
        guard let alarm = observation.alarm else { return }
        let group = ConventionGroup(
            claimed: alarm.alarm.claimed, found: alarm.alarm.found, example: observation.path, files: 1, alarms: [alarm]
        )
        extensions[fileExtension]?.add(group)
    }

    /// Adds what a folder below has counted.
    mutating func add(_ below: FolderTally) {
        for (fileExtension, tally) in below.extensions {
            extensions[fileExtension, default: ExtensionTally()].add(tally)
        }
    }

    /// Changes the groups of each extension that has any, in the order of the extensions.
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

/// The files of one extension.
struct ExtensionTally {
    var files = 0
    /// Those that are something else, by what they are.
    var groups: [ConventionGroup] = []

    /// The files that are what the extension represents.
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

/// The files of one extension that are all the same thing, and not what the extension represents.
struct ConventionGroup {
    let claimed: MIMEType
    let found: MIMEType
    let example: [UInt8]
    var files: Int
    /// Alarms that are not printed yet.
    var alarms: [HeldAlarm]
    /// Conventions of this folder or of folders below.
    var conventions: [Convention] = []

    mutating func add(_ other: ConventionGroup) {
        files += other.files
        alarms += other.alarms
        conventions += other.conventions
    }
}
