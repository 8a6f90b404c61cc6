/// Limits on the size of a received form and of its parts.
///
/// `headerLength` alone bounds the parser's own memory, and the limits on headers bound its work per byte. The other
/// limits protect callers that store the parts. No limit may be negative.
public struct FormDataLimits: Sendable, Hashable {
    /// The maximum length of the headers of one part, in bytes, including line breaks.
    public var headerLength: Int { didSet { Self.check(headerLength) } }
    /// The maximum number of headers in one part.
    public var headerCount: Int { didSet { Self.check(headerCount) } }
    /// The maximum length of the headers of all parts together, including the blanks after boundaries, in bytes.
    public var totalHeaderLength: Int { didSet { Self.check(totalHeaderLength) } }
    /// The maximum length of a field name, and of a file name, in bytes.
    public var nameLength: Int { didSet { Self.check(nameLength) } }
    /// The maximum number of parts.
    public var partCount: Int { didSet { Self.check(partCount) } }
    /// The maximum length of a part without a file name, in bytes.
    public var textLength: Int { didSet { Self.check(textLength) } }
    /// The maximum length of a part with a file name, in bytes.
    public var fileLength: Int { didSet { Self.check(fileLength) } }

    /// The default limits: up to 32 headers and 16 KiB of headers per part, 4 MiB of headers in total, names of 1 KiB,
    /// 1000 parts, text fields of 1 MiB, and files of 1 GiB.
    public static let standard = FormDataLimits()

    /// Creates a set of limits.
    ///
    /// - Parameters:
    ///   - headerLength: the maximum length of the headers of one part, in bytes.
    ///   - headerCount: the maximum number of headers in one part.
    ///   - totalHeaderLength: the maximum length of the headers of all parts together, including the blanks after
    ///     boundaries, in bytes.
    ///   - nameLength: the maximum length of a field name, and of a file name, in bytes.
    ///   - partCount: the maximum number of parts.
    ///   - textLength: the maximum length of a part without a file name, in bytes.
    ///   - fileLength: the maximum length of a part with a file name, in bytes; `.max` for no limit.
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
