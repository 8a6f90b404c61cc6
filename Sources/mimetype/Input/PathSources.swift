import MIMETypes

/// Where the paths come from: lists, arguments, and folders among them.
struct PathSources {
    private let list: [UInt8]?
    private let nulLists: [[UInt8]]
    private let arguments: [[UInt8]]
    private let walker: TreeWalker?

    private static let standardInput = Array("-".utf8)

    init(_ options: CommandOptions) {
        list = options.nameList.map { CommandLineBytes.decode($0) }
        nulLists = options.nulLists.map { CommandLineBytes.decode($0) }
        arguments = options.files.map { CommandLineBytes.decode($0) }
        walker =
            options.isRecursive
            ? TreeWalker(
                followsLinks: options.followsLinks, includesHidden: options.includesHidden, ignores: options.ignores)
            : nil
    }

    /// The characters of the longest name, by which answers are aligned; 0 if the names come from a pipe and are not known
    /// before they are needed.
    func longestName(_ style: PathStyle) -> Int {
        guard nulLists.isEmpty else { return 0 }
        // As wide as the label of standard input, whether that is read or not.
        var width = Answerer.standardInputName.count
        for path in arguments { width = max(width, style.width(path)) }
        guard let list else { return width }
        let reader: DescriptorReader? =
            list == Self.standardInput ? DescriptorReader() : try? DescriptorReader.openRegularFile(list)
        guard let reader, reader.fileSize != nil else { return 0 }
        var names = NameListReader(reader, terminator: 0x0A)
        try? names.forEachName { name, _ in width = max(width, style.width(name)) }
        return width
    }

    /// Submits all paths.
    func submit(to runner: BatchRunner) {
        if let list { submit(list, terminator: 0x0A, to: runner) }
        for list in nulLists { submit(list, terminator: 0, to: runner) }
        for (position, path) in arguments.enumerated() {
            submit(path, to: runner)
            // Only files of which the number is known: a folder may hold any number.
            if walker == nil { runner.note(Double(position + 1) / Double(arguments.count)) }
        }
    }

    private func submit(_ path: [UInt8], to runner: BatchRunner) {
        guard let walker else { return runner.submit(path) }
        walker.forEachFile(below: path) {
            runner.submit($0)
        } failure: { error, folder in
            runner.submit(error, folder)
        }
    }

    private func submit(_ list: [UInt8], terminator: UInt8, to runner: BatchRunner) {
        do throws(ResourceError) {
            var names = NameListReader(try Self.reader(list), terminator: terminator)
            let size = names.size
            try names.forEachName(
                { name, position in
                    submit(name, to: runner)
                    if let size, size > 0, walker == nil { runner.note(Double(position) / Double(size)) }
                }, pause: { runner.flush() })
        } catch {
            var report = Report()
            report.fail("\(error)")
            runner.submit(report)
        }
    }

    private static func reader(_ list: [UInt8]) throws(ResourceError) -> DescriptorReader {
        list == standardInput ? DescriptorReader() : try DescriptorReader(path: list)
    }
}
