import MIMETypes

extension CommandOptions {
    /// Returns the sources of the run's paths.
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

    /// Returns the width of the widest name, to which results are aligned.
    ///
    /// The width is 0 if names come from a pipe, because such names are not known in time. Names wider than `limit` are
    /// ignored; they extend beyond the column.
    func longestName(_ style: PathStyle, limit: Int) -> Int {
        guard nulLists.isEmpty else { return 0 }
        // The minimum is the width of the label for standard input, even if that is not read; `file` has none.
        var width = isFileCompatible ? 0 : Answerer.standardInputName.count
        func count(_ name: [UInt8]) {
            let columns = style.width(name)
            if columns <= limit { width = max(width, columns) }
        }
        paths.forEach(count)
        return lineList.map { Self.forEachName(in: $0, count) } ?? true ? width : 0
    }

    /// Calls a closure with each name in a list that can be read twice.
    ///
    /// - Returns: false if the list can't be read twice, in which case the closure is not called.
    private static func forEachName(in list: NameList, _ body: ([UInt8]) -> Void) -> Bool {
        let reader: DescriptorReader? =
            list.isStandardInput ? DescriptorReader() : try? DescriptorReader.openRegularFile(list.path)
        guard let reader, reader.fileSize != nil else { return false }
        // Standard input can't be opened again, so it is read again from the current offset.
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
