import MIMETypes

/// ZIP archives and the many formats based on them.
enum ZIPFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x50]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        try candidate(resource, head: head, .standard)
    }

    static func candidate(
        _ resource: Resource, head: UnsafeRawBufferPointer, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate? {
        guard head.has([0x50, 0x4B, 3, 4], at: 0) || head.has([0x50, 0x4B, 5, 6], at: 0),
            let directory = try ZIPDirectory(resource, head: head)
        else { return nil }
        return try candidate(directory, resource, registry)
    }

    /// Returns the type of an archive according to its entries.
    static func candidate(
        _ directory: ZIPDirectory, _ resource: Resource, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate {
        if let stated = try statedType(directory, resource, registry) { return stated }
        if let stated = try manifestType(directory, resource, registry) { return stated }
        if let office = try OfficeOpenXML.candidate(directory, resource) { return office }
        if let document = try IWorkDocument.type(directory, resource) {
            return structural(document, "ZIP entry #", "\(IWorkDocument.entry)")
        }
        if let document = try IWorkDocument.olderType(directory, resource) {
            return structural(document, "root element of ZIP entry #", "\(IWorkDocument.olderEntry)")
        }
        if let detail = try application(directory, resource) {
            return structural("application/vnd.android.package-archive", "ZIP entry #", detail)
        }
        if let (type, detail) = try EPUBContainer.type(directory, resource) {
            return structural(type, "ZIP entry #", detail)
        }
        if let (type, detail) = byEntries(directory) { return structural(type, "ZIP entry #", detail) }
        if let (type, detail) = byPattern(directory) {
            // Types that require an entry of their own were recognised above.
            return structural(type, "ZIP entry #", detail, isExhaustive: directory.isComplete)
        }
        // Pages, Numbers and Keynote store their documents in entries with the same names.
        let isTold = directory.isComplete && !directory.contains(IWorkDocument.entry)
        return structural(
            "application/zip", "ZIP directory of # entries", directory.entries.count, isExhaustive: isTold)
    }

    /// Returns the type that an entry called `mimetype` states: OpenDocument, EPUB, OpenRaster and others.
    ///
    /// It must be the first entry and uncompressed. In an archive with a manifest, it may be anywhere, since archivers
    /// reorder entries.
    ///
    /// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html
    private static func statedType(
        _ directory: ZIPDirectory, _ resource: Resource, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate? {
        // Any other entry with that name is an ordinary file.
        guard let entry = directory.first(named: "mimetype"),
            isFirst(entry, directory) || directory.contains("META-INF/manifest.xml"),
            let content = try directory.content(of: entry, limit: 128, resource),
            let type = MIMEType(statement(content)), isPackage(type, registry)
        else { return nil }
        return structural(type.withoutParameters, "ZIP entry mimetype says #", "\(type)", isExhaustive: true)
    }

    /// Returns the type that the manifest states for the whole archive if no entry does: documents of OpenOffice before
    /// OpenDocument.
    ///
    /// https://www.openoffice.org/xml/xml_specification.pdf, chapter 1.3
    private static func manifestType(
        _ directory: ZIPDirectory, _ resource: Resource, _ registry: TypeRegistry
    ) throws(ResourceError) -> Candidate? {
        guard let entry = directory.first(named: "META-INF/manifest.xml"),
            let manifest = try directory.content(of: entry, limit: 2048, resource)
        else { return nil }
        let stated = manifest.withUnsafeBytes { bytes in
            var cursor = ByteCursor(bytes)
            guard cursor.skip(behind: ":media-type=\"") else { return "" }
            return cursor.take { $0 != UInt8(ascii: "\"") }.string
        }
        guard let type = MIMEType(stated), registry.isBuiltLike(type, TypeID.zip) else { return nil }
        return structural(
            type.withoutParameters, "ZIP entry META-INF/manifest.xml says #", "\(type)", isExhaustive: true)
    }

    private static func isFirst(_ entry: ZIPDirectory.Entry, _ directory: ZIPDirectory) -> Bool {
        entry.method == 0 && !directory.entries.contains { $0.offset < entry.offset }
    }

    /// Returns the text of an entry.
    ///
    /// A streamed entry doesn't state its length, so the next record follows the text.
    private static func statement(_ content: [UInt8]) -> String {
        let end = content.indices.first { content[$0...].starts(with: [0x50, 0x4B]) } ?? content.count
        return String(decoding: content[..<end], as: UTF8.self)
    }

    /// Checks whether files of a type can be ZIP archives: an archive can't declare itself an image or a web page.
    private static func isPackage(_ type: MIMEType, _ registry: TypeRegistry) -> Bool {
        if registry.isBuiltLike(type, TypeID.zip) { return true }
        return type.type == "application" && !registry.isText(type) && PackedTypes.find(type) != .pdf
    }

    /// Returns the entry that makes an archive an Android app.
    ///
    /// The source code of an app also contains a manifest, but not a compiled one.
    ///
    /// https://developer.android.com/guide/topics/manifest/manifest-intro
    private static func application(_ directory: ZIPDirectory, _ resource: Resource) throws(ResourceError) -> String? {
        guard let manifest = directory.first(named: "AndroidManifest.xml") else { return nil }
        let others: [StaticString] = ["classes.dex", "resources.arsc", "resources.pb", "META-INF/MANIFEST.MF"]
        if let other = others.first(where: { directory.contains($0) }) { return "AndroidManifest.xml and \(other)" }
        let start = try directory.content(of: manifest, limit: 64, resource)
        return start?.starts(with: [3, 0, 8, 0]) ?? false ? "AndroidManifest.xml, compiled" : nil
    }

    /// Returns the type identified by an entry whose name occurs in no other kind of archive;
    /// `data/own/zip-contents.tsv` lists the names.
    private static func byEntries(_ directory: ZIPDirectory) -> (MIMEType, String)? {
        if let (type, name) = PackedZIPContents.first(.entries, where: { name in directory.contains(name) }) {
            return (type, name.string)
        }
        // Names that also occur in other archives count only together with another name.
        let telltales: [(name: StaticString, others: [StaticString], type: StaticString)] = [
            ("pass.json", ["manifest.json", "icon.png", "logo.png"], "application/vnd.apple.pkpass")
        ]
        for (name, others, type) in telltales where directory.contains(name) {
            if let other = others.first(where: { directory.contains($0) }) {
                return (MIMEType(constant: type), "\(name) and \(other)")
            }
        }
        return nil
    }

    private static func byPattern(_ directory: ZIPDirectory) -> (StaticString, String)? {
        let patterns: [(type: StaticString, matches: (ZIPEntryName) -> Bool)] = [
            ("application/x-itunes-ipa", { $0.hasPrefix("Payload/") && $0.contains(".app/") }),
            ("application/vnd.apple.pkpasses", { $0.hasSuffix(".pkpass") && !$0.isInFolder }),
            ("application/x-wheel+zip", { $0.hasSuffix(".dist-info/WHEEL") }),
            ("application/vnd.google-earth.kmz", { $0.hasSuffix(".kml") && !$0.isInFolder }),
        ]
        for (type, matches) in patterns {
            if let entry = directory.first(where: matches) { return (type, directory.name(of: entry)) }
        }
        if let model = directory.first(where: { $0 == "data.pkl" || $0.hasSuffix("/data.pkl") }),
            directory.first(where: { $0 == "version" || $0.hasSuffix("/version") }) != nil
        {
            return ("application/x-pytorch", directory.name(of: model))
        }
        if !directory.entries.isEmpty, directory.first(where: { !$0.hasSuffix(".npy") }) == nil {
            return ("application/x-npz", "*.npy")
        }
        if let scene = scene(directory) { return ("model/vnd.usdz+zip", scene) }
        if directory.contains("META-INF/manifest.xml"), directory.contains("description.xml") {
            return ("application/vnd.openofficeorg.extension", "description.xml")
        }
        if directory.contains("META-INF/MANIFEST.MF") { return ("application/java-archive", "META-INF/MANIFEST.MF") }
        if directory.first(where: { $0.hasSuffix(".class") }) != nil,
            directory.first(where: { $0.hasSuffix(".java") }) == nil
        {
            return ("application/java-archive", "*.class")
        }
        guard directory.entries.count == 1, let only = directory.entries.first else { return nil }
        let single: [(suffix: StaticString, type: StaticString)] = [
            (".fb2", "application/x-zip-compressed-fb2"), (".amf", "application/x-amf"),
        ]
        return single.first { entry in directory.withName(of: only) { $0.hasSuffix(entry.suffix) } }.map {
            ($0.type, directory.name(of: only))
        }
    }

    /// Returns the name of the first entry if it is an uncompressed USD scene, as the format requires.
    ///
    /// https://openusd.org/release/spec_usdz.html
    private static func scene(_ directory: ZIPDirectory) -> String? {
        guard let first = directory.entries.min(by: { $0.offset < $1.offset }), first.method == 0 else { return nil }
        let name = directory.name(of: first)
        return [".usdc", ".usda", ".usd"].contains(where: name.lowercased().hasSuffix) ? name : nil
    }
}
