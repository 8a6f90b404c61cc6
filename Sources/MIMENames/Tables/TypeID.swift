/// The number of a type in the compiled tables.
package struct TypeID: Hashable, Sendable {
    @usableFromInline let storedNumber: Int32

    @inlinable
    package var number: Int { Int(storedNumber) }

    @inlinable
    package init(number: Int) {
        storedNumber = Int32(number)
    }
}

/// The types that rules of the code name.
extension TypeID {
    package static var octetStream: TypeID { TypeID(number: TypeTable.octetStream) }
    package static var plainText: TypeID { TypeID(number: TypeTable.plainText) }
    package static var emptyFile: TypeID { TypeID(number: TypeTable.emptyFile) }
    package static var html: TypeID { TypeID(number: TypeTable.html) }
    package static var xhtml: TypeID { TypeID(number: TypeTable.xhtml) }
    package static var json: TypeID { TypeID(number: TypeTable.json) }
    package static var yaml: TypeID { TypeID(number: TypeTable.yaml) }
    package static var toml: TypeID { TypeID(number: TypeTable.toml) }
    package static var ini: TypeID { TypeID(number: TypeTable.ini) }
    package static var xml: TypeID { TypeID(number: TypeTable.xml) }
    /// A part of a document, which may start with text.
    package static var xmlEntity: TypeID { TypeID(number: TypeTable.xmlEntity) }
    package static var zip: TypeID { TypeID(number: TypeTable.zip) }
    package static var gzip: TypeID { TypeID(number: TypeTable.gzip) }
    package static var pdf: TypeID { TypeID(number: TypeTable.pdf) }
    package static var png: TypeID { TypeID(number: TypeTable.png) }
    package static var gif: TypeID { TypeID(number: TypeTable.gif) }
    package static var jpeg: TypeID { TypeID(number: TypeTable.jpeg) }
    package static var compoundFile: TypeID { TypeID(number: TypeTable.compoundFile) }
    package static var php: TypeID { TypeID(number: TypeTable.php) }
    package static var trash: TypeID { TypeID(number: TypeTable.trash) }
}
