/// Which upstream table a row is from; the order is the order of trust where tables disagree about a name's spelling.
enum UpstreamSource: String, CaseIterable, Comparable {
    case tika, iana
    case mimeDB = "mime-db"
    case apache, nginx, debian, linguist, pygments

    static func < (left: UpstreamSource, right: UpstreamSource) -> Bool {
        left.position < right.position
    }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
