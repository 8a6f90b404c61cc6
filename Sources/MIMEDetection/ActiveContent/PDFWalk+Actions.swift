import MIMETypes

/// The entries of a dictionary that say what an action does.
///
/// https://pdfa.org/resource/iso-32000-2/ section 12.6
extension PDFWalk {
    mutating func readSubtype(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard token.isName("RichMedia", in: bytes) else { return }
        add(.init(.script, "/Subtype /RichMedia", .richMedia), at: offset)
    }

    mutating func readContentType(_ token: PDFTokens.Token, of place: PDFObjects.Place, at offset: Int) {
        guard objects.text(token, of: place)?.isFlash == true else { return }
        add(.init(.script, "/CT of a Flash film", .richMedia), at: offset)
    }

    /// Judges the start of all addresses of the document that have no scheme.
    mutating func readBase(_ token: PDFTokens.Token, at offset: Int) {
        guard let base = objects.text(token, of: start), base.hasScriptScheme || base.startsProgram else { return }
        add(.init(.script, "/Base of addresses with the scheme of scripts or programs", .launch), at: offset)
    }

    mutating func readAddress(_ token: PDFTokens.Token, of place: PDFObjects.Place, at offset: Int) {
        if token.kind == .name, PDFName.contains(UInt8(ascii: ":"), token, in: objects.buffers[place.buffer]) {
            add(.init(.unchecked, "an address that is written as a name", nil), at: offset)
        }
        guard let address = objects.text(token, of: place) else { return }
        if address.isScript {
            add(.init(.script, "/URI with the scheme javascript", .documentScript), at: offset)
        } else if address.startsProgram {
            add(.init(.script, "/URI that starts a program", .launch), at: offset)
        } else if objects.cipher != nil, !address.isReadable {
            // Readers may take another number than that before the object for the key.
            add(.init(.unchecked, "an address that can't be decrypted", nil), at: offset)
        }
    }

    /// Judges the kind of an action.
    mutating func judge(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard token.kind == .name else { return }
        if token.isName("JavaScript", in: bytes) {
            judgeScript(after: token, at: offset)
        } else if let name = Self.launching.first(where: { token.isName($0, in: bytes) }) {
            add(
                .init(.script, "/S /\(name)", .launch, isProgram: !token.isName("GoToE", in: bytes)), at: offset)
        } else if token.isName("GoToR", in: bytes) || token.isName("Thread", in: bytes) {
            insert(.opensFile)
        } else if token.isName("Rendition", in: bytes) {
            insert(.rendition)
        }
    }

    /// Judges an action with a script, which only formats fields if nothing but that script follows in the dictionary.
    private mutating func judgeScript(after token: PDFTokens.Token, at offset: Int) {
        guard let isOfForm = offset == token.start ? isOnlyFormScript(after: token) : false else {
            return hasReference = true
        }
        add(
            .init(
                .script, isOfForm ? "/S /JavaScript that formats fields" : "/S /JavaScript",
                isOfForm ? .formScript : .documentScript), at: offset)
    }

    /// Checks whether an action has no other entries than its kind and a script that only formats fields.
    private func isOnlyFormScript(after kind: PDFTokens.Token) -> Bool? {
        let script = PDFActionScript(objects, isResolving: isResolving)
        if isFirstEntry { return script.isOnlyFormScript(after: start.moved(to: kind.end)) }
        return levels.last?.script.map { script.isOnlyFormScript(at: $0, isBeforeKind: true) } ?? false
    }

    private static let launching: [StaticString] = ["Launch", "ImportData", "GoToE"]
}
