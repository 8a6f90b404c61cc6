/// A file or pipe that contains names.
struct NameList: Sendable {
    /// The path; `-` is standard input.
    let path: [UInt8]
    /// The byte that ends each name.
    let terminator: UInt8

    var isStandardInput: Bool { path == [UInt8(ascii: "-")] }
}
