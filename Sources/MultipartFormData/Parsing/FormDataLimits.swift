/// How large a received form may be, part by part.
///
/// `headerLength` alone bounds the parser's own memory, and the limits on headers bound its work per byte. The other
/// limits are for callers that keep what they are given. No limit may be negative.
public struct FormDataLimits: Sendable, Hashable {
    /// The bytes of all headers of one part together, line breaks included.
    public var headerLength: Int { didSet { Self.check(headerLength) } }
    /// The number of headers of one part.
    public var headerCount: Int { didSet { Self.check(headerCount) } }
    /// The bytes of the headers of all parts together, and of the blanks after boundaries.
    public var totalHeaderLength: Int { didSet { Self.check(totalHeaderLength) } }
    /// The bytes of the name of a field, and of the name of a file.
    public var nameLength: Int { didSet { Self.check(nameLength) } }
    /// The number of parts.
    public var partCount: Int { didSet { Self.check(partCount) } }
    /// The bytes of a part without a file name.
    public var textLength: Int { didSet { Self.check(textLength) } }
    /// The bytes of a part with a file name.
    public var fileLength: Int { didSet { Self.check(fileLength) } }

    /// Up to 32 headers of 16 KiB a part and of 4 MiB in all, names of 1 KiB, 1000 parts, texts of 1 MiB, files of 1
    /// GiB.
    public static let standard = FormDataLimits()

    /// Sets limits.
    ///
    /// - Parameters:
    ///   - headerLength: the bytes of all headers of one part together.
    ///   - headerCount: the number of headers of one part.
    ///   - totalHeaderLength: the bytes of the headers of all parts together, and of the blanks after boundaries.
    ///   - nameLength: the bytes of the name of a field, and of the name of a file.
    ///   - partCount: the number of parts.
    ///   - textLength: the bytes of a part without a file name.
    ///   - fileLength: the bytes of a part with a file name; `.max` for no limit.
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
