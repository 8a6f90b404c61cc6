import MIMETypes

extension CommandOptions {
    /// Returns the sources of the paths.
    func sources() throws(ResourceError) -> PathSources {
        let tree = TreeOptions(
            followsLinks: followsLinks, includesHidden: includesHidden, obeysIgnoreFiles: obeysIgnoreFiles)
        #if os(Linux)
        if watches { return PathSources(try WatchedFolders(paths, tree: tree, isRecursive: isRecursive)) }
        #endif
        let nulLists = nulLists.map { NameList(path: CommandLineBytes.decode($0), terminator: 0) }
        return PathSources(
            lists: (lineList.map { [$0] } ?? []) + nulLists,
            arguments: paths, tree: isRecursive ? tree : nil)
    }

    /// Returns the width of the longest name, to which results are aligned.
    ///
    /// It is 0 if names come from a pipe, because they are not known in time.
    ///
    /// Names wider than the limit are ignored; they extend beyond the column.
    func longestName(_ style: PathStyle, limit: Int) -> Int {
        guard nulLists.isEmpty else { return 0 }
        // The minimum is the width of the label for standard input, whether or not that is read.
        var width = Answerer.standardInputName.count
        func count(_ name: [UInt8]) {
            let columns = style.width(name)
            if columns <= limit { width = max(width, columns) }
        }
        paths.forEach(count)
        return lineList.map { Self.forEachName(in: $0, count) } ?? true ? width : 0
    }

    /// Calls `body` with the names in a list that can be read twice; returns false for any other list.
    private static func forEachName(in list: NameList, _ body: ([UInt8]) -> Void) -> Bool {
        let reader: DescriptorReader? =
            list.isStandardInput ? DescriptorReader() : try? DescriptorReader.openRegularFile(list.path)
        guard let reader, reader.fileSize != nil else { return false }
        // Standard input can't be opened again, so it is read again from this offset.
        let start = list.isStandardInput ? reader.offset : nil
        defer { if let start { DescriptorReader().seek(to: start) } }
        var names = NameListReader(reader, terminator: list.terminator)
        while let name = try? names.next() { body(name) }
        return true
    }

    private var lineList: NameList? {
        nameList.map { NameList(path: CommandLineBytes.decode($0), terminator: 0x0A) }
    }

    private var paths: [[UInt8]] { files.map { CommandLineBytes.decode($0) } }
}
