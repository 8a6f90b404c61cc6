import MIMETypes

/// Finds scripts in forms of the XML Forms Architecture (XFA), which PDF and XDP files contain.
///
/// Readers run them when the form is opened, filled in or printed. https://www.pdfa.org/norm-refs/XFA-3_3.pdf
struct XFAScripts {
    private var cursor: ByteCursor
    private var found: [PDFFinding] = []

    /// Returns the scripts in a part of a form; the same kind may be found several times.
    static func findings(in bytes: UnsafeRawBufferPointer) -> [PDFFinding] {
        guard let text = OfficeText(bytes) else { return [undecoded] }
        return text.withBytes { bytes in
            var search = XFAScripts(cursor: ByteCursor(bytes))
            search.run()
            return search.found
        }
    }

    private static let undecoded = PDFFinding(.unchecked, "a form in an encoding in which tags can't be seen", nil)

    private static let unended = PDFFinding(.unchecked, "a form that ends within a comment or an element", nil)

    private init(cursor: ByteCursor) { self.cursor = cursor }

    private mutating func run() {
        while true {
            cursor.skip(to: UInt8(ascii: "<"))
            if cursor.isAtEnd { return }
            if cursor.starts(with: "<!DOCTYPE") {
                return found.append(PDFFinding(.unchecked, "a form with declarations", nil))
            }
            guard !cursor.starts(with: "<!"), !cursor.starts(with: "<?") else {
                // The forms of a PDF may be in several parts, of which each is read by itself.
                if !cursor.skipUnparsed() { add(Self.unended) }
                continue
            }
            if cursor.nextElement().equals("script") { readScript() }
        }
    }

    /// Reads the rest of a tag, and the text up to the tag that ends the element.
    private mutating func readScript() {
        var isJavaScript = false
        while let attribute = cursor.nextAttribute() {
            guard attribute.name.equals("contentType") else { continue }
            isJavaScript = !XMLValue.resolved(attribute.value, limit: 64).elementsEqual("application/x-formcalc".utf8)
        }
        if cursor.takeTagEnd() { return }
        let script = text()
        guard !script.isEmpty else { return }
        if isJavaScript {
            add(PDFFinding(.script, "JavaScript in a form", .documentScript))
        } else if Self.onlyCalculates(script) {
            add(PDFFinding(.script, "FormCalc that calculates fields", .formScript))
        } else {
            add(PDFFinding(.script, "FormCalc in a form", .documentScript))
        }
    }

    /// Records a script, unless one of its kind has already been found.
    private mutating func add(_ finding: PDFFinding) {
        if !found.contains(where: { $0.hasSameDetail(as: finding) }) { found.append(finding) }
    }

    /// Returns the text that is directly in an element, in lower case and without blanks.
    ///
    /// The configuration of a form has elements of the same name that contain other elements, but no text.
    private mutating func text() -> [UInt8] {
        var (text, depth): ([UInt8], Int) = ([], 0)
        while !cursor.isAtEnd {
            cursor.takeXMLText(into: &text, limit: depth == 0 ? .max : 0)
            if cursor.consume("</") {
                _ = cursor.takeTagEnd()
                if depth == 0 { return text }
                depth -= 1
            } else {
                // A script within a script is read as a part of it.
                let isScript = cursor.nextElement().equals("script")
                if !cursor.takeTagEnd(), !isScript { depth += 1 }
            }
        }
        add(Self.unended)
        return text
    }

    /// Checks whether FormCalc, in lower case and without blanks, does nothing beyond the form.
    ///
    /// The functions `Get`, `Post` and `Put` use addresses, `Eval` runs text, and objects such as `xfa.host` open
    /// pages.
    private static func onlyCalculates(_ script: [UInt8]) -> Bool {
        script.withUnsafeBytes { bytes in
            !reaching.contains { word in
                var cursor = ByteCursor(bytes)
                return cursor.skip(behind: word)
            }
        }
    }

    private static let reaching: [StaticString] = [
        "get(", "post(", "put(", "eval(", "host", "event", "connection", "submit", "soap", "url",
    ]
}
