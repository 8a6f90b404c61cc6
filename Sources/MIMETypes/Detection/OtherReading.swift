/// Another format that the same bytes can be read as, or active content inside them.
///
/// One file can be several things at once, because some formats are found from their end, or anywhere: an image with an
/// archive after it, or an image whose comment is a script that a server runs.
///
/// It reports what the bytes can be used as, not a malicious intent: a program that unpacks itself is also an archive.
public struct OtherReading: Sendable, Hashable, Codable {
    /// How the bytes can be read as something else.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// The whole file is also valid in another format.
        case format
        /// A browser detects this type if the server declares none and allows sniffing.
        case sniffedByBrowser = "sniffed-by-browser"
        /// A part of it is a script, or markup that can hold one, that runs where the whole is shown or read as that
        /// type.
        case script
        /// A part of it runs on a server that hands the file to an interpreter: PHP, ASP.
        case serverScript = "server-script"
        /// There is something after the end of the format.
        case trailingData = "trailing-data"
        /// A part of it can't be searched, since it is encrypted, in an encoding that isn't decoded, or too costly to
        /// unpack.
        case unchecked
    }

    /// How the bytes can be read so.
    public let kind: Kind
    /// What it is when read so; `application/octet-stream` for trailing data of no known format.
    public let type: MIMEType
    /// Where it is, in bytes from the start.
    public let offset: Int
    /// What was seen, in readable form: `%PDF-1.7, objects`.
    public let detail: String
    /// What the part does or why it can't be checked; nil if `kind` states all that is known.
    public let feature: Feature?
    /// The entry of an archive or document that has it; nil if it is in the file itself.
    public let part: String?

    /// Describes another reading.
    ///
    /// - Parameters:
    ///   - kind: how the bytes can be read so.
    ///   - type: what it is when read so.
    ///   - offset: where it is, in bytes from the start.
    ///   - detail: a description; control characters in it are escaped, and it is cut off after 200 characters.
    ///   - feature: what the part does or why it can't be checked, or nil.
    ///   - part: the entry of an archive or document that has it, or nil; escaped and cut off as `detail` is.
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
    /// One sentence for people to read.
    public var description: String {
        let position = "\(detail) at \(offset)"
        return switch kind {
        case .format: "it can be read as \(type) as well (\(position))"
        case .sniffedByBrowser: "a browser without a declared type detects it as \(type) (\(position))"
        case .script: "there is \(type) in it that may run (\(position))"
        case .serverScript: "there is \(type) in it that a server may run (\(position))"
        case .trailingData: "there is \(type) after its end (\(position))"
        case .unchecked: "a part of it can't be checked (\(position))"
        }
    }
}
