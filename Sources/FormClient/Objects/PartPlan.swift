#if Upload
/// Cuts a file into the parts of an upload to presigned URLs.
struct PartPlan: Equatable {
    struct Part: Equatable {
        let number: Int
        let url: String
        let range: Range<Int>
    }

    /// The minimum length of a part that S3 accepts, except for the last part.
    private static let minLength = 5 << 20

    let parts: [Part]

    /// Cuts a file.
    ///
    /// - Parameters:
    ///   - length: the length of the file.
    ///   - urls: the URLs of the parts in their order; surplus ones are ignored.
    ///   - partLength: the length of each part but the last; nil to derive it from the number of URLs.
    /// - Throws: a `FormClientError` with the code `invalidParameter` if there are too few URLs, or not in order.
    init(length: Int, urls: [String], partLength: Int?) throws(FormClientError) {
        guard partLength ?? 1 > 0 else {
            throw FormClientError(.invalidParameter, "\(partLength ?? 0)", reason: "is no length of a part; name one")
        }
        let least = (length + max(1, urls.count) - 1) / max(1, urls.count)
        let size = partLength ?? max(least, Self.minLength)
        let count = max(1, length / size + (length % size > 0 ? 1 : 0))
        guard count <= urls.count else {
            throw FormClientError(
                .invalidParameter, "\(length) bytes",
                reason:
                    "in parts of \(size) need \(count) URLs, and there are \(urls.count); name more, or larger parts")
        }
        var parts: [Part] = []
        for index in 0..<count {
            let number = Self.number(in: urls[index]) ?? index + 1
            guard number > parts.last?.number ?? 0 else {
                throw FormClientError(
                    .invalidParameter, URLPieces.redacted(urls[index]),
                    reason:
                        "is the URL of part \(number) and follows that of part \(parts.last?.number ?? 0); sort them")
            }
            parts.append(Part(number: number, url: urls[index], range: index * size..<min((index + 1) * size, length)))
        }
        self.parts = parts
    }

    /// Returns the part number in a URL's query; nil if there is none.
    private static func number(in url: String) -> Int? {
        guard let query = url.split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
        let pairs = query.prefix { $0 != "#" }.split(separator: "&")
        return pairs.lazy.filter { $0.hasPrefix("partNumber=") }.compactMap { Int($0.dropFirst(11)) }.first
    }
}
#endif
