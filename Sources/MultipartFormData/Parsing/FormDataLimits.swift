/// How large a received form may be, part by part.
///
/// `headerLength` alone bounds the parser's own memory, and the limits on headers bound its work per byte. The other
/// limits are for callers that keep what they are given.
public struct FormDataLimits: Sendable, Hashable {
    /// The bytes of all headers of one part together, line breaks included.
    public let headerLength: Int
    /// The number of headers of one part.
    public let headerCount: Int
    /// The bytes of the headers of all parts together, and of the blanks after boundaries.
    public let totalHeaderLength: Int
    /// The bytes of the name of a field, and of the name of a file.
    public let nameLength: Int
    /// The number of parts.
    public let partCount: Int
    /// The bytes of a part without a file name.
    public let textLength: Int
    /// The bytes of a part with a file name.
    public let fileLength: Int

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
        let all = [headerLength, headerCount, totalHeaderLength, nameLength, partCount, textLength, fileLength]
        precondition(all.allSatisfy { $0 >= 0 }, "limits must not be negative")
        self.headerLength = headerLength
        self.headerCount = headerCount
        self.totalHeaderLength = totalHeaderLength
        self.nameLength = nameLength
        self.partCount = partCount
        self.textLength = textLength
        self.fileLength = fileLength
    }
}
