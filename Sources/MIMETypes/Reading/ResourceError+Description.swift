extension ResourceError: CustomStringConvertible {
    /// A description in one sentence, which names the file and suggests what to do.
    public var description: String {
        let subject = path.map { "'\($0.printable(limit: 4096))'" } ?? "the input"
        return "cannot read \(subject): \(FileSystem.reason(errno)); \(advice)"
    }

    private var advice: String {
        switch code {
        case .notFound: "check the path"
        case .permissionDenied: "change its permissions, or ask by name alone"
        case .tooManyLinks: "remove the circle of links"
        case _ where errno == FileSystem.isFolder: "give a file"
        default: "try again, or ask by name alone"
        }
    }
}
