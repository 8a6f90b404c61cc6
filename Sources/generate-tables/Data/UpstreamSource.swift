/// The upstream tables, ordered by trust: if tables disagree about the spelling of a name, the earlier one wins.
enum UpstreamSource: String, CaseIterable, Comparable {
    case tika, iana
    case mimeDB = "mime-db"
    case apache, nginx, debian, linguist, pygments

    static func < (left: UpstreamSource, right: UpstreamSource) -> Bool {
        left.position < right.position
    }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
