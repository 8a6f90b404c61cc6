/// Looks out for a boundary in content that goes by in chunks.
///
/// It looks for two hyphens and the boundary, wherever they are: some programs want a line break before them, others
/// take half of one, and some take the boundary anywhere.
struct BoundaryWatch: Sendable {
    private let search: ByteSearch
    /// The last bytes of the chunks before, fewer than a boundary has.
    private var tail: [UInt8] = []

    init(_ boundary: Boundary) {
        search = ByteSearch(Array("--\(boundary)".utf8))
    }

    /// Forgets what went by, since something else begins.
    mutating func reset() {
        tail = []
    }

    /// Tells whether the boundary ends in these bytes.
    mutating func finds(in chunk: ArraySlice<UInt8>) -> Bool {
        let overlap = search.pattern.count - 1
        if !tail.isEmpty, case .found = search.search((tail + chunk.prefix(overlap))[...]) { return true }
        if case .found = search.search(chunk) { return true }
        tail = Array((chunk.count < overlap ? tail[...] + chunk : chunk).suffix(overlap))
        return false
    }
}
