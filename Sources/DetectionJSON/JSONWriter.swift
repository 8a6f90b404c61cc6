package import MIMETypes

/// Writes JSON piece by piece, without a tree of values in between.
///
/// Whoever uses it sees to it that names and values take turns.
///
/// https://www.rfc-editor.org/rfc/rfc8259
package struct JSONWriter {
    /// What has been written, on one line.
    package private(set) var bytes: [UInt8] = []
    /// Whether something stands before the next piece that a comma parts them.
    private var isContinued = false

    package init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes an object, whose members the closure writes.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        enclose("{", "}", members)
    }

    /// Writes an array of what the closure writes for each element.
    package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
        enclose("[", "]") { writer in
            for element in elements { write(&writer, element) }
        }
    }

    /// Writes the name of a member, which is letters and underscores; its value comes next.
    package mutating func name(_ name: StaticString) {
        separate()
        quote(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: ":"))
        isContinued = false
    }

    /// Writes the name of a type, in whose characters nothing has to be escaped.
    package mutating func essence(_ type: MIMEType) {
        separate()
        type.withEssenceBytes { quote($0) }
    }

    package mutating func string(_ text: String) {
        separate()
        JSON.append(text, to: &bytes)
    }

    package mutating func value(_ value: JSON) {
        separate()
        value.append(to: &bytes)
    }

    package mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
        isContinued = false
    }

    private mutating func quote(_ plain: UnsafeBufferPointer<UInt8>) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: plain)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func enclose(
        _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ write: (inout JSONWriter) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: opening))
        isContinued = false
        write(&self)
        bytes.append(UInt8(ascii: closing))
        isContinued = true
    }

    private mutating func separate() {
        if isContinued { bytes.append(UInt8(ascii: ",")) }
        isContinued = true
    }
}

extension JSONWriter {
    package mutating func member(_ name: StaticString, _ type: MIMEType) {
        self.name(name)
        essence(type)
    }

    package mutating func member(_ name: StaticString, _ types: [MIMEType]) {
        self.name(name)
        array(types) { $0.essence($1) }
    }

    package mutating func member(_ name: StaticString, _ text: String) {
        self.name(name)
        string(text)
    }

    package mutating func member(_ name: StaticString, _ value: JSON) {
        self.name(name)
        self.value(value)
    }

    package mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        array(texts) { $0.string($1) }
    }
}
