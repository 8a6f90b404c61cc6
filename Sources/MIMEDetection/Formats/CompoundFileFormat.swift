import MIMETypes

/// Formats that are compound files, told apart by the class of the root and the names of streams.
enum CompoundFileFormat: ContainerFormat {
    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let file = try CompoundFile(resource, head: head) else { return nil }
        if let type = classes[file.rootClass] { return structural(type, "root class \(file.rootClass)") }
        for (stream, type) in streams where file.contains(stream) {
            let shown = stream.filter { $0.asciiValue.map { $0 >= 0x20 } ?? true }
            return structural(type, "stream \(shown)")
        }
        if file.names.contains(where: { $0.hasPrefix("__substg1.0_") }) {
            return structural("application/vnd.ms-outlook", "property streams of a message")
        }
        return structural("application/x-ole-storage", "compound file")
    }

    /// Class identifiers in the byte order of the file.
    private static let classes: [String: StaticString] = [
        "0609020000000000c000000000000046": "application/msword",
        "0009020000000000c000000000000046": "application/msword",
        "0108020000000000c000000000000046": "application/vnd.ms-excel",
        "2008020000000000c000000000000046": "application/vnd.ms-excel",
        "108d81649b4fcf1186ea00aa00b929e8": "application/vnd.ms-powerpoint",
        "8410c00000000000c000000000000046": "application/x-msi",
        "8610c00000000000c000000000000046": "application/x-msi",
        "8210c00000000000c000000000000046": "application/x-msi",
        "0b0d020000000000c000000000000046": "application/vnd.ms-outlook",
        "0112020000000000c000000000000046": "application/vnd.ms-publisher",
        "151a020000000000c000000000000046": "application/vnd.visio",
        "141a020000000000c000000000000046": "application/vnd.visio",
        "3a8fb774c8c8d111be1100c04fb6faf1": "application/vnd.ms-project",
        "00676156c154ce11855300aa00a1f95b": "image/vnd.fpx",
        "b25aa40e0a9ed111a40700c04fb932ba": "application/vnd.ms-works",
        "9216d5e3c256d1119fbd0080c784e2e5": "application/x-quattropro",
    ]

    /// Streams and storages that only one format has; formats that embed others come first.
    private static let streams: [(String, StaticString)] = [
        ("EncryptedPackage", "application/x-tika-ooxml-protected"),
        ("__properties_version1.0", "application/vnd.ms-outlook"),
        ("__nameid_version1.0", "application/vnd.ms-outlook"),
        ("VisioDocument", "application/vnd.visio"),
        ("PowerPoint Document", "application/vnd.ms-powerpoint"), ("PP40", "application/vnd.ms-powerpoint"),
        ("WordDocument", "application/msword"),
        ("Workbook", "application/vnd.ms-excel"), ("Book", "application/vnd.ms-excel"),
        ("WksSSWorkBook", "application/vnd.ms-works"), ("MatOST", "application/vnd.ms-works"),
        ("MM", "application/vnd.ms-works"),
        ("Quill", "application/vnd.ms-publisher"),
        ("NativeContent_MAIN", "application/x-quattropro"),
        ("PerfectOffice_MAIN", "application/vnd.wordperfect"), ("PerfectOffice_OBJECTS", "application/vnd.wordperfect"),
        ("BodyText", "application/x-hwp"), ("HwpSummaryInformation", "application/x-hwp"),
        ("PageMaker", "application/x-pagemaker"),
        ("Image Contents", "image/vnd.fpx"), ("Data Object Store 000001", "image/vnd.fpx"),
        ("Props9", "application/vnd.ms-project"), ("Props12", "application/vnd.ms-project"),
        ("Props14", "application/vnd.ms-project"), ("Var2Data", "application/vnd.ms-project"),
        ("SwDocContentMgr", "application/sldworks"), ("SwDocMgrTempStorage", "application/sldworks"),
    ]
}
