/// Limits on the size of a received form and of its parts.
///
/// `headerLength` alone bounds the parser's own memory use. All limits on headers together bound the time that the
/// parser needs per byte. The other limits protect callers that store the parts. No limit may be negative.
public struct FormDataLimits: Sendable, Hashable {
    /// The maximum length of the headers of one part, in bytes, including line breaks.
    public var headerLength: Int { didSet { Self.check(headerLength) } }
    /// The maximum number of headers in one part.
    public var headerCount: Int { didSet { Self.check(headerCount) } }
    /// The maximum total length, in bytes, of all parts' headers and of the spaces and tabs after all boundaries.
    public var totalHeaderLength: Int { didSet { Self.check(totalHeaderLength) } }
    /// The maximum length of each field name and each file name, in bytes.
    public var nameLength: Int { didSet { Self.check(nameLength) } }
    /// The maximum number of parts.
    public var partCount: Int { didSet { Self.check(partCount) } }
    /// The maximum length of the content of a part without a file name, in bytes.
    public var textLength: Int { didSet { Self.check(textLength) } }
    /// The maximum length of the content of a part with a file name, in bytes.
    public var fileLength: Int { didSet { Self.check(fileLength) } }

    /// The default limits.
    ///
    /// A form may have 1,000 parts, with 4 MiB of headers in total. Each part may have 32 headers, 16 KiB in total. A
    /// name may be 1 KiB long, the content of a text field 1 MiB, and a file 1 GiB.
    public static let standard = FormDataLimits()

    /// Creates a set of limits.
    ///
    /// - Parameters:
    ///   - headerLength: the maximum length of the headers of one part, in bytes, including line breaks.
    ///   - headerCount: the maximum number of headers in one part.
    ///   - totalHeaderLength: the maximum total length, in bytes, of all parts' headers and of the spaces and tabs
    ///     after all boundaries.
    ///   - nameLength: the maximum length of each field name and each file name, in bytes.
    ///   - partCount: the maximum number of parts.
    ///   - textLength: the maximum length of the content of a part without a file name, in bytes.
    ///   - fileLength: the maximum length of the content of a part with a file name, in bytes; `.max` for no limit.
    public init(
        headerLength: Int = 16 << 10, headerCount: Int = 32, totalHeaderLength: Int = 4 << 20,
        nameLength: Int = 1 << 10, partCount: Int = 1000, textLength: Int = 1 << 20, fileLength: Int = 1 << 30
    ) {
        for limit in [headerLength, headerCount, totalHeaderLength, nameLength, partCount, textLength, fileLength] {
            Self.check(limit)
        }
        self.headerLength = headerLength
        self.headerCount = headerCount
        self.totalHeaderLength = totalHeaderLength
        self.nameLength = nameLength
        self.partCount = partCount
        self.textLength = textLength
        self.fileLength = fileLength
    }

    private static func check(_ limit: Int) { precondition(limit >= 0, "limits must not be negative") }
}
