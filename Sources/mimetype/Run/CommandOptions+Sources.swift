extension CommandOptions {
    /// Where the paths come from.
    var sources: PathSources {
        let walker = TreeWalker(followsLinks: followsLinks, includesHidden: includesHidden, ignores: ignores)
        let nulLists = nulLists.map { NameList(path: CommandLineBytes.decode($0), terminator: 0) }
        return PathSources(
            lists: (lineList.map { [$0] } ?? []) + nulLists,
            arguments: paths, walker: isRecursive ? walker : nil)
    }

    /// The characters of the longest name, by which answers are aligned; 0 if the names come from a pipe and are not
    /// known before they are needed.
    func longestName(_ style: PathStyle) -> Int {
        guard nulLists.isEmpty else { return 0 }
        // As wide as the label of standard input, whether that is read or not.
        let width = paths.map(style.width).reduce(Answerer.standardInputName.count, max)
        return lineList.map { Self.longestName(in: $0, style, atLeast: width) } ?? width
    }

    private static func longestName(in list: NameList, _ style: PathStyle, atLeast least: Int) -> Int {
        let reader: DescriptorReader? =
            list.isStandardInput ? DescriptorReader() : try? DescriptorReader.openRegularFile(list.path)
        guard let reader, reader.fileSize != nil else { return 0 }
        // Standard input is there only once: it has to be read from here again.
        let start = list.isStandardInput ? reader.offset : nil
        defer { if let start { DescriptorReader().seek(to: start) } }
        var names = NameListReader(reader, terminator: list.terminator)
        var width = least
        while let name = try? names.next() { width = max(width, style.width(name)) }
        return width
    }

    private var lineList: NameList? {
        nameList.map { NameList(path: CommandLineBytes.decode($0), terminator: 0x0A) }
    }

    private var paths: [[UInt8]] { files.map { CommandLineBytes.decode($0) } }
}
