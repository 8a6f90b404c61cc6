import MIMETypes

/// What the arguments, lists and folders lead to, in the order of the answers.
enum FoundPath: Sendable {
    case file([UInt8])
    /// What a folder that was walked through lists; the folder is held open unless too many are.
    case entry([UInt8], isRegular: Bool, folder: OpenFolder?)
    /// A folder or a list that can't be read.
    ///
    /// The path is nil if no answer can represent it, as for a list.
    case failure(ResourceError, path: [UInt8]?)

    /// The path; nil if there is none.
    var path: [UInt8]? {
        switch self {
        case .file(let path), .entry(let path, _, _): path
        case .failure(_, let path): path
        }
    }
}
