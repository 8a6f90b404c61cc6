import MIMETypes

/// An item that the arguments, lists and folders lead to, in the order of the output.
enum FoundPath: Sendable {
    case file([UInt8])
    /// An entry of a traversed folder; the folder is kept open unless too many are open.
    case entry([UInt8], isRegular: Bool, folder: OpenFolder?)
    /// A folder or a list that can't be read.
    ///
    /// The path is nil if the output can't represent it, such as for a list.
    case failure(ResourceError, path: [UInt8]?)

    /// The path; nil if there is none.
    var path: [UInt8]? {
        switch self {
        case .file(let path), .entry(let path, _, _): path
        case .failure(_, let path): path
        }
    }
}
