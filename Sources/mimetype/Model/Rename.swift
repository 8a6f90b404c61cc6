/// A new name for a file in the same folder.
struct Rename: Sendable, Equatable {
    let old: [UInt8]
    let new: [UInt8]
}
