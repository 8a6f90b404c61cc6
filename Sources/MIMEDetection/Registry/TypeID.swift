import MIMETypes

/// The number of a type in the compiled tables.
struct TypeID: Hashable, Sendable {
    private let storedNumber: Int32

    var number: Int { Int(storedNumber) }

    init(number: Int) {
        storedNumber = Int32(number)
    }
}

/// The types that rules of the code name, looked up once.
extension TypeID {
    static let octetStream = known("application/octet-stream")
    static let plainText = known("text/plain")
    static let emptyFile = known("application/x-zerosize")
    static let html = known("text/html")
    static let xhtml = known("application/xhtml+xml")
    static let json = known("application/json")
    static let xml = known("application/xml")
    /// A part of a document, which may start with text.
    static let xmlEntity = known("application/xml-external-parsed-entity")
    static let zip = known("application/zip")
    static let trash = known("application/x-trash")
    static let pdf = known("application/pdf")

    /// Finds a type that the tables are known to have.
    static func known(_ name: StaticString) -> TypeID {
        guard let id = PackedTypes.find(ConstantText(name).bytes) else { preconditionFailure("\(name) is in no table") }
        return id
    }
}
