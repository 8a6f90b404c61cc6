/// A search for a boundary in content that arrives in chunks.
///
/// It looks for two hyphens and the boundary at any position. Some programs require a line break before them, others
/// accept half of a line break, and some accept the boundary anywhere.
struct BoundaryWatch: Sendable {
    private let search: ByteSearch
    /// The last bytes of the previous chunks, fewer than the boundary with its hyphens has.
    private var tail: [UInt8] = []

    init(_ boundary: Boundary) {
        search = ByteSearch(Array("--\(boundary)".utf8))
    }

    /// Discards the previous chunks, because other content begins.
    mutating func reset() {
        tail = []
    }

    /// Checks whether an occurrence of the boundary ends in these bytes.
    mutating func finds(in chunk: ArraySlice<UInt8>) -> Bool {
        let overlap = search.pattern.count - 1
        if !tail.isEmpty, case .found = search.search((tail + chunk.prefix(overlap))[...]) { return true }
        if case .found = search.search(chunk) { return true }
        tail = Array((chunk.count < overlap ? tail[...] + chunk : chunk).suffix(overlap))
        return false
    }
}
