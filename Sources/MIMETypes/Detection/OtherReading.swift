/// Another format that a file's bytes can be read as, or active content inside the file.
///
/// One file can have several formats at once, because not all programs read a file from its start: some start at its
/// end, and others search it for the first bytes of their format. Examples of such files are an image that is followed
/// by an archive, and an image whose comment is a script that a server runs.
///
/// Another reading doesn't imply malicious intent: a self-extracting program, for example, is also an archive.
public struct OtherReading: Sendable, Hashable, Codable {
    /// The ways in which the bytes can be read as something else.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The whole file is also valid in another format.
        case format
        /// A browser detects this type if the server declares no type and allows sniffing.
        case sniffedByBrowser = "sniffed-by-browser"
        /// A part of the file is a script, or markup that can contain a script. The script runs if the file is
        /// displayed, or read as this type.
        case script
        /// A part of the file is code, such as PHP or ASP, that runs on a server which passes the file to an
        /// interpreter.
        case serverScript = "server-script"
        /// There is more data after the point where the file ends according to its format.
        case trailingData = "trailing-data"
        /// A part of the file can't be searched: it is encrypted, has an unsupported encoding, or is too costly to
        /// unpack.
        case unchecked
    }

    /// The kind of reading.
    public let kind: Kind
    /// The type that the bytes have in this reading; `application/octet-stream` for trailing data of unknown format.
    public let type: MIMEType
    /// The offset at which the reading was found, in bytes from the start of the file; 0 if the offset is unknown.
    public let offset: Int
    /// A human-readable description of what was found, such as `%PDF-1.7, objects`.
    public let detail: String
    /// What the active content does, or why part of the file can't be checked; nil if `kind` states all that is known.
    public let feature: Feature?
    /// The entry of the archive or document in which the reading was found; nil for the file itself.
    public let part: String?

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - kind: the kind of reading.
    ///   - type: the type that the bytes have in this reading.
    ///   - offset: the offset at which the reading was found, in bytes from the start of the file; 0 if unknown.
    ///   - detail: a human-readable description; control characters are escaped, and only the first 200 characters are
    ///     kept.
    ///   - feature: what the active content does, or why part of the file can't be checked; nil if `kind` states all
    ///     that is known.
    ///   - part: the entry of the archive or document in which the reading was found; nil for the file itself. The
    ///     entry's name is escaped and shortened like `detail`.
    public init(
        kind: Kind, type: MIMEType, offset: Int, detail: String, feature: Feature? = nil, part: String? = nil
    ) {
        self.kind = kind
        self.type = type
        self.offset = offset
        self.detail = detail.printable()
        self.feature = feature
        self.part = part.map { $0.printable() }
    }
}

extension OtherReading: CustomStringConvertible {
    /// A description of the reading in one sentence.
    public var description: String {
        let position = "\(detail) at \(offset)"
        return switch kind {
        case .format: "it can be read as \(type) as well (\(position))"
        case .sniffedByBrowser: "a browser without a declared type detects it as \(type) (\(position))"
        case .script where feature == .externalLink: "it refers to another file (\(position))"
        case .script where feature == .remoteTemplate: "it loads a part from elsewhere (\(position))"
        case .script where feature == .dataExchange: "it may start another program (\(position))"
        case .script: "there is \(type) in it that may run (\(position))"
        case .serverScript: "there is \(type) in it that a server may run (\(position))"
        case .trailingData: "there is \(type) after its end (\(position))"
        case .unchecked: "a part of it can't be checked (\(position))"
        }
    }
}
