import MIMETypes

/// The number of a type in the compiled tables.
struct TypeID: Hashable, Sendable {
    private let storedNumber: Int32

    var number: Int { Int(storedNumber) }

    init(number: Int) {
        storedNumber = Int32(number)
    }
}

/// The types that rules of the code name.
extension TypeID {
    static var octetStream: TypeID { TypeID(number: TypeTable.octetStream) }
    static var plainText: TypeID { TypeID(number: TypeTable.plainText) }
    static var emptyFile: TypeID { TypeID(number: TypeTable.emptyFile) }
    static var html: TypeID { TypeID(number: TypeTable.html) }
    static var xhtml: TypeID { TypeID(number: TypeTable.xhtml) }
    static var json: TypeID { TypeID(number: TypeTable.json) }
    static var yaml: TypeID { TypeID(number: TypeTable.yaml) }
    static var toml: TypeID { TypeID(number: TypeTable.toml) }
    static var ini: TypeID { TypeID(number: TypeTable.ini) }
    static var xml: TypeID { TypeID(number: TypeTable.xml) }
    /// A part of a document, which may start with text.
    static var xmlEntity: TypeID { TypeID(number: TypeTable.xmlEntity) }
    static var zip: TypeID { TypeID(number: TypeTable.zip) }
    static var gzip: TypeID { TypeID(number: TypeTable.gzip) }
    static var pdf: TypeID { TypeID(number: TypeTable.pdf) }
    static var png: TypeID { TypeID(number: TypeTable.png) }
    static var gif: TypeID { TypeID(number: TypeTable.gif) }
    static var jpeg: TypeID { TypeID(number: TypeTable.jpeg) }
    static var compoundFile: TypeID { TypeID(number: TypeTable.compoundFile) }
    static var php: TypeID { TypeID(number: TypeTable.php) }
    static var trash: TypeID { TypeID(number: TypeTable.trash) }
}
