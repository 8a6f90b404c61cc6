/// The number of a type in the compiled tables.
@usableFromInline
package struct TypeID: Hashable, Sendable {
    @usableFromInline let storedNumber: Int32

    @inlinable
    package var number: Int { Int(storedNumber) }

    @inlinable
    package init(number: Int) {
        storedNumber = Int32(number)
    }

    @inlinable
    package static func == (left: TypeID, right: TypeID) -> Bool { left.storedNumber == right.storedNumber }
}

/// The types that rules in the code refer to.
extension TypeID {
    @inlinable package static var octetStream: TypeID { TypeID(number: TypeTable.octetStream) }
    @inlinable package static var plainText: TypeID { TypeID(number: TypeTable.plainText) }
    @inlinable package static var emptyFile: TypeID { TypeID(number: TypeTable.emptyFile) }
    @inlinable package static var html: TypeID { TypeID(number: TypeTable.html) }
    @inlinable package static var xhtml: TypeID { TypeID(number: TypeTable.xhtml) }
    @inlinable package static var json: TypeID { TypeID(number: TypeTable.json) }
    @inlinable package static var yaml: TypeID { TypeID(number: TypeTable.yaml) }
    @inlinable package static var toml: TypeID { TypeID(number: TypeTable.toml) }
    @inlinable package static var ini: TypeID { TypeID(number: TypeTable.ini) }
    @inlinable package static var makefile: TypeID { TypeID(number: TypeTable.makefile) }
    @inlinable package static var config: TypeID { TypeID(number: TypeTable.config) }
    @inlinable package static var xml: TypeID { TypeID(number: TypeTable.xml) }
    /// A part of an XML document, which may start with text.
    @inlinable package static var xmlEntity: TypeID { TypeID(number: TypeTable.xmlEntity) }
    @inlinable package static var zip: TypeID { TypeID(number: TypeTable.zip) }
    @inlinable package static var gzip: TypeID { TypeID(number: TypeTable.gzip) }
    @inlinable package static var pdf: TypeID { TypeID(number: TypeTable.pdf) }
    @inlinable package static var png: TypeID { TypeID(number: TypeTable.png) }
    @inlinable package static var gif: TypeID { TypeID(number: TypeTable.gif) }
    @inlinable package static var svg: TypeID { TypeID(number: TypeTable.svg) }
    @inlinable package static var jpeg: TypeID { TypeID(number: TypeTable.jpeg) }
    @inlinable package static var compoundFile: TypeID { TypeID(number: TypeTable.compoundFile) }
    @inlinable package static var php: TypeID { TypeID(number: TypeTable.php) }
    @inlinable package static var trash: TypeID { TypeID(number: TypeTable.trash) }
}
