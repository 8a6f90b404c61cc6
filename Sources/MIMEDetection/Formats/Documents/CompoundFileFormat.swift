import MIMETypes

/// Formats based on compound files, distinguished by the class of the root and the names of streams.
enum CompoundFileFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0xD0]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let file = try CompoundFile(resource, head: head) else { return nil }
        let rank = file.names.lazy.filter(mayBeRanked).compactMap { name in
            ranks[name] ?? (name.utf8.count <= longestWord ? ranks[name.capitalisedASCII] : nil)
        }.min()
        if let type = classes[file.rootClass], rank.map({ !isRefuted(type, by: $0, file) }) ?? true {
            return structural(type, "root class #", file.rootClass)
        }
        if let rank {
            let (stream, usual) = streams[rank]
            let type = stream.hasPrefix("PerfectOffice") ? try perfectOfficeType(file, resource) : usual
            let shown = stream.filter { $0.asciiValue.map { $0 >= 0x20 } ?? true }
            return structural(type, "stream #", shown)
        }
        if file.names.contains(where: { $0.hasPrefix("__substg1.0_") }) {
            return structural("application/vnd.ms-outlook", "property streams of a message")
        }
        return structural("application/x-ole-storage", "compound file")
    }

    /// Checks whether the streams belong to a different format from the class of the root: programs that copy a
    /// template of another program keep its class.
    private static func isRefuted(_ type: StaticString, by rank: Int, _ file: CompoundFile) -> Bool {
        // In nearly all files, the two agree.
        if ConstantText(streams[rank].1).equals(ConstantText(type).bytes) { return false }
        let own = streams.filter { ConstantText($0.1).equals(ConstantText(type).bytes) }.map(\.0)
        return !own.isEmpty
            && !own.contains { name in file.names.contains { $0 == name || $0.capitalisedASCII == name } }
    }

    /// Determines which Corel program wrote a document.
    ///
    /// All of them use the same stream name, so the first bytes of the stream decide.
    ///
    /// Texts and slides have a common prefix, in which one byte states the kind; spreadsheets start with their own
    /// record.
    /// http://justsolve.archiveteam.org/wiki/WordPerfect
    private static func perfectOfficeType(
        _ file: CompoundFile, _ resource: Resource
    ) throws(ResourceError) -> StaticString {
        let start = try file.start(of: "PerfectOffice_MAIN", count: 16, resource)
        if start.starts(with: [0, 0, 2, 0]) { return "application/x-quattro-pro" }
        let isSlides = start.starts(with: [0xFF, 0x57, 0x50, 0x43]) && start.count > 9 && start[9] != 0x0A
        return isSlides ? "application/x-corelpresentations" : "application/vnd.wordperfect"
    }

    /// Class identifiers in the byte order of the file.
    private static let classes: [String: StaticString] = [
        "86100c0000000000c000000000000046": "application/microsoftpatch",
        "000902000000000000c0460000000000": "application/msword",
        "0009020000000000c000000000000046": "application/msword",
        "060902000000000000c0460000000000": "application/msword",
        "0609020000000000c000000000000046": "application/msword",
        "0108020000000000c000000000000046": "application/vnd.ms-excel",
        "1008020000000000c000000000000046": "application/vnd.ms-excel",
        "2008020000000000c000000000000046": "application/vnd.ms-excel",
        "0b0d020000000000c000000000000046": "application/vnd.ms-outlook",
        "108d81649b4fcf1186ea00aa00b929e8": "application/vnd.ms-powerpoint",
        "70ae7bea3bfbcd11a90300aa00510ea3": "application/vnd.ms-powerpoint",
        "3a8fb774c8c8d111be1100c04fb6faf1": "application/vnd.ms-project",
        "011202000000000000c0000000000046": "application/vnd.ms-publisher",
        "0112020000000000c000000000000046": "application/vnd.ms-publisher",
        "0213020000000000c000000000000046": "application/vnd.ms-works",
        "0313020000000000c000000000000046": "application/vnd.ms-works",
        "b25aa40e0a9ed111a40700c04fb932ba": "application/vnd.ms-works",
        "c0c7266eb98cd311a1c800c04f612452": "application/vnd.ms-works",
        "c2dbcd28e20ace11a29a00aa004a1a72": "application/vnd.ms-works",
        "c3dbcd28e20ace11a29a00aa004a1a72": "application/vnd.ms-works",
        "61b8a5c6d685d11189cb008029e4b0b1": "application/vnd.stardivision.calc",
        "214388bfdd85d11189d0008029e4b0b1": "application/vnd.stardivision.chart",
        "a005892ebd85d11189d0008029e4b0b1": "application/vnd.stardivision.draw",
        "21725c56bc85d11189d0008029e4b0b1": "application/vnd.stardivision.impress",
        "e0c44cc2df731b10804cfdfdfdfdfdfd": "application/vnd.stardivision.mail",
        "40e6b5ffde85d11189d0008029e4b0b1": "application/vnd.stardivision.math",
        "d1f90cc2ae85d111aab40006097d561a": "application/vnd.stardivision.writer",
        "d3f90cc2ae85d111aab4006097da561a": "application/vnd.stardivision.writer-global",
        "131a020000000000c000000000000046": "application/vnd.visio",
        "141a020000000000c000000000000046": "application/vnd.visio",
        "151a020000000000c000000000000046": "application/vnd.visio",
        "ff739851ad2d200219370000929679cd": "application/vnd.wordperfect",
        "8210c00000000000c000000000000046": "application/x-msi",
        "82100c0000000000c000000000000046": "application/x-msi",
        "84100c0000000000c000000000000046": "application/x-msi",
        "8410c00000000000c000000000000046": "application/x-msi",
        "8610c00000000000c000000000000046": "application/x-msi",
        "00b4020000000000c000000000000046": "application/x-quattro-pro",
        "9216d5e3c256d1119fbd0080c784e2e5": "application/x-quattro-pro",
        "41d461633542d01189cb008029e4b0b1": "application/x-starcalc",
        "a03f543fa6b61b10996104021c007002": "application/x-starcalc",
        "e0999cfb6d2c1c108e2c00001b4cc711": "application/x-starchart",
        "e0b7b3022542d01189ca008029e4b0b1": "application/x-starchart",
        "c03c2d011642d01189cb008029e4b0b1": "application/x-starimpress",
        "600459d4fd351c10b12a04021c007002": "application/x-starmath",
        "e1b7b3022542d01189ca008029e4b0b1": "application/x-starmath",
        "407e5cdc5cb31b10996104021c007002": "application/x-starwriter",
        "b0e9048b0e42d011a45e00a0249d57b1": "application/x-starwriter",
        "70c90a340de3d011a53f00a0249d57b1": "application/x-starwriter-global",
        "0067615654c1ce11855300aa00a1f95b": "image/vnd.fpx",
        "00676156c154ce11855300aa00a1f95b": "image/vnd.fpx",
    ]

    /// The longest name in `streams` that is one word with a capital letter: programs write no other in other letters.
    private static let longestWord = streams.reduce(0) { longest, stream in
        stream.0.capitalisedASCII == stream.0 ? max(longest, stream.0.utf8.count) : longest
    }

    /// The offsets of names in `streams`.
    private static let ranks = Dictionary(uniqueKeysWithValues: streams.enumerated().map { ($1.0, $0) })

    /// Bits for the lengths of the names in `streams`, and for their first characters in lower case.
    private static let shapes = streams.reduce(into: (lengths: 0 as UInt64, initials: 0 as UInt64)) { shapes, stream in
        shapes.lengths |= 1 &<< UInt64(stream.0.utf8.count)
        shapes.initials |= 1 &<< UInt64(stream.0.utf8.first?.asciiLowercased ?? 0)
    }

    /// Checks whether a name may be in `streams`, in any case; most names are ruled out without a look-up.
    private static func mayBeRanked(_ name: String) -> Bool {
        let (lengths, initials) = shapes
        let initial = UInt64(name.utf8.first?.asciiLowercased ?? 0)
        return lengths &>> UInt64(name.utf8.count) & initials &>> initial & 1 == 1
    }

    /// Streams and storages that occur in only one format.
    ///
    /// Formats that embed others come first.
    private static let streams: [(String, StaticString)] = [
        ("EncryptedPackage", "application/encrypted"),
        ("__properties_version1.0", "application/vnd.ms-outlook"),
        ("__nameid_version1.0", "application/vnd.ms-outlook"),
        ("VisioDocument", "application/vnd.visio"),
        ("PowerPoint Document", "application/vnd.ms-powerpoint"), ("PP40", "application/vnd.ms-powerpoint"),
        ("WordDocument", "application/msword"),
        ("Workbook", "application/vnd.ms-excel"), ("Book", "application/vnd.ms-excel"),
        ("WksSSWorkBook", "application/vnd.ms-works"), ("MatOST", "application/vnd.ms-works"),
        ("MM", "application/vnd.ms-works"),
        ("Quill", "application/vnd.ms-publisher"),
        ("NativeContent_MAIN", "application/x-quattro-pro"),
        ("PerfectOffice_MAIN", "application/vnd.wordperfect"), ("PerfectOffice_OBJECTS", "application/vnd.wordperfect"),
        ("BodyText", "application/x-hwp"), ("HwpSummaryInformation", "application/x-hwp"),
        ("PageMaker", "application/x-pagemaker"),
        ("Image Contents", "image/vnd.fpx"), ("Data Object Store 000001", "image/vnd.fpx"),
        ("Props9", "application/vnd.ms-project"), ("Props12", "application/vnd.ms-project"),
        ("Props14", "application/vnd.ms-project"), ("Var2Data", "application/vnd.ms-project"),
        ("StarWriterDocument", "application/vnd.stardivision.writer"),
        ("StarCalcDocument", "application/vnd.stardivision.calc"),
        ("StarMathDocument", "application/vnd.stardivision.math"),
        ("StarChartDocument", "application/vnd.stardivision.chart"),
        ("Dgn~H", "image/vnd.dgn"), ("Dgn~S", "image/vnd.dgn"),
        ("Catalog", "application/vnd.microsoft.windows.thumbnail-cache"), ("DestList", "application/x-ms-jumplist"),
        ("SwDocContentMgr", "application/sldworks"), ("SwDocMgrTempStorage", "application/sldworks"),
    ]
}

extension String {
    /// The name with an upper-case letter at its start and lower-case letters after it.
    ///
    /// The names of streams are case-insensitive; some programs write `WORKBOOK` and `BOOK`.
    fileprivate var capitalisedASCII: String {
        String(unsafeUninitializedCapacity: utf8.count) { room in
            var count = 0
            for byte in utf8 {
                let small = byte.asciiLowercased
                room.initializeElement(at: count, to: count == 0 && small &- 0x61 < 26 ? small - 0x20 : small)
                count += 1
            }
            return count
        }
    }
}
