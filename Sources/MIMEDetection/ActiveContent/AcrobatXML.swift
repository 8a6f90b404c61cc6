import MIMETypes

/// Finds scripts and actions in XML that Acrobat opens: forms in XDP files, and annotations in XFDF files.
///
/// https://www.iso.org/standard/64911.html
enum AcrobatXML {
    /// Returns the first finding of each kind.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - isHidden: whether a namespace is written in a way that hides which vocabulary it is.
    /// - Returns: nothing for any other XML document.
    static func readings(in bytes: UnsafeRawBufferPointer, isHidden: Bool) -> [OtherReading] {
        var found: [PDFFinding] = []
        let isForm = bytes.contains("ns.adobe.com/xdp/") || bytes.contains("xfa.org/schema/")
        let isFormData = bytes.contains("ns.adobe.com/xfdf/")
        if isHidden || isForm { found += XFAScripts.findings(in: bytes) }
        if isHidden || isForm || isFormData { found += actions(in: bytes) }
        var readings: [OtherReading] = []
        if isForm || isFormData, let hidden = XMLDeclarations.hidden(in: bytes) { readings.append(hidden) }
        for finding in found { readings.addFirst(finding.reading(at: 0)) }
        return readings
    }

    /// Finds actions that start programs or scripts, and documents in which there may be some.
    private static func actions(in bytes: UnsafeRawBufferPointer) -> [PDFFinding] {
        var (cursor, found): (ByteCursor, [PDFFinding]) = (ByteCursor(bytes), [])
        while !cursor.isAtEnd, found.count < 8 {
            let name = cursor.nextElement()
            if name.equals("Launch") {
                found.append(PDFFinding(.script, "<Launch>", .launch))
            } else if name.equals("chunk") {
                found.append(PDFFinding(.script, "a PDF in an XDP file", .embeddedObject))
            } else if name.equals("URI") {
                while let attribute = cursor.nextAttribute() {
                    guard XMLValue.resolved(attribute.value, limit: 11).starts(with: "javascript:".utf8) else {
                        continue
                    }
                    found.append(PDFFinding(.script, "<URI> with the scheme javascript", .documentScript))
                }
            }
        }
        return found
    }
}
