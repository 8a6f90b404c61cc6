/// A file, pipe or standard input with names in it.
struct NameList: Sendable {
    /// Where it is; `-` is standard input.
    let path: [UInt8]
    /// The byte that ends each name.
    let terminator: UInt8

    var isStandardInput: Bool { path == [UInt8(ascii: "-")] }
}
