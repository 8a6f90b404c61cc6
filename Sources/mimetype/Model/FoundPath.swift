import MIMETypes

/// An item that is found among the arguments, in lists or in folders.
///
/// Items are in the order of the output.
enum FoundPath: Sendable {
    case file([UInt8])
    /// An entry of a traversed folder. The folder stays open unless too many folders are open.
    case entry([UInt8], isRegular: Bool, folder: OpenFolder?)
    /// A folder or a list that can't be read.
    ///
    /// The path is nil for an item that the output can't represent, such as a list.
    case failure(ResourceError, path: [UInt8]?)

    /// The path; nil if the item has none.
    var path: [UInt8]? {
        switch self {
        case .file(let path), .entry(let path, _, _): path
        case .failure(_, let path): path
        }
    }
}
