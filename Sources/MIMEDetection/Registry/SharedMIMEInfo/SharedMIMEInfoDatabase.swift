import MIMETypes

/// Types from freedesktop's shared MIME-info database that can be added to a registry.
///
/// https://specifications.freedesktop.org/shared-mime-info-spec/latest/
///
/// ```swift
/// var registry = TypeRegistry.standard
/// registry.register(try SharedMIMEInfoDatabase(path: "/usr/share/mime/packages/acme.xml").registrations)
/// ```
public struct SharedMIMEInfoDatabase: Sendable {
    /// The types that were read, in the order of the database.
    public private(set) var registrations: [TypeRegistration]

    /// The maximum number of bytes to read from a file.
    private static let longestFile = 16 << 20

    init(registrations: [TypeRegistration]) {
        self.registrations = registrations
    }

    /// Reads an XML description of types, or a database folder made by `update-mime-database`.
    ///
    /// In a folder, the files `globs2`, `magic`, `aliases` and `subclasses` are read if they exist. Damaged entries are
    /// ignored.
    ///
    /// - Parameter path: the path of a file such as `packages/acme.xml`, or of a folder such as `/usr/share/mime`.
    /// - Throws: a `ResourceError` if the path doesn't exist or can't be read; a `SharedMIMEInfoError` if the file
    ///   isn't a description of types, or the folder contains no database.
    public init(path: String) throws {
        if try Resource(path: path).kind == .directory {
            try self.init(folder: path)
        } else {
            try self.init(xml: Self.bytes(path))
        }
    }

    /// Reads an XML description of types.
    ///
    /// Signatures are read from `magic` elements; `treemagic` and `root-XML` elements are ignored.
    ///
    /// - Parameter xml: the XML document, in UTF-8.
    /// - Throws: a `SharedMIMEInfoError` if the document is not well-formed or describes no types.
    public init(xml: [UInt8]) throws(SharedMIMEInfoError) {
        registrations = try SharedMIMEInfoDocument.registrations(in: xml)
    }

    private init(folder: String) throws {
        let files = ["globs2", "magic", "aliases", "subclasses"].map { name in
            (name, try? Self.bytes("\(folder)/\(name)"))
        }
        guard files.prefix(2).contains(where: { $0.1 != nil }) else { throw SharedMIMEInfoError(.noDatabase, folder) }
        registrations = []
        for case let (name, bytes?) in files { registrations += Self.registrations(name, bytes) }
    }

    private static func registrations(_ name: String, _ bytes: [UInt8]) -> [TypeRegistration] {
        switch name {
        case "globs2": SharedMIMEInfoFiles.globs(bytes)
        case "magic": SharedMIMEInfoMagic.parse(bytes)
        case "aliases": SharedMIMEInfoFiles.pairs(bytes).map { TypeRegistration($1, aliases: [$0]) }
        default: SharedMIMEInfoFiles.pairs(bytes).map { TypeRegistration($0, parents: [$1]) }
        }
    }

    private static func bytes(_ path: String) throws(ResourceError) -> [UInt8] {
        let limits = ReadLimits(reads: 1, bytes: longestFile)
        return try Resource(path: path, limits: limits).bytes(at: 0, count: longestFile)
    }
}
