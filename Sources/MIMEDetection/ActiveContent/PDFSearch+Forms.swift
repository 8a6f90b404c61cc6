/// The forms of the XML Forms Architecture in a PDF, whose parts are in streams.
extension PDFSearch {
    /// Searches the parts of all forms, each once.
    mutating func searchForms() {
        var (searched, whole): (Set<Int>, [UInt8]) = ([], [])
        for place in forms where !objects.isExhausted {
            let parts = parts(at: place).filter { $0.buffer == 0 }
            for part in parts where searched.insert(part.offset).inserted {
                guard let content = searchForm(part) else { continue }
                guard whole.count + content.count < 4 * Self.longestForm else { return objects.giveUp() }
                whole += content
            }
        }
        // Readers join the parts, so a tag may start in one and end in another.
        if searched.count > 1, let place = forms.first { searchForm(whole, at: place.offset) }
    }

    /// Returns the places of a form's parts, to which a reference leads directly or by a list.
    private func parts(at place: PDFObjects.Place) -> [PDFObjects.Place] {
        objects.values(at: place).flatMap { value -> [PDFObjects.Place] in
            var tokens = objects.tokens(at: value)
            guard tokens.next().kind == .openArray else { return [value] }
            var parts: [PDFObjects.Place] = []
            while !objects.isExhausted {
                let item = value.moved(to: tokens.position)
                let token = tokens.next()
                objects.charge(tokens.position - item.offset + 8)
                if token.kind == .closeArray || token.kind == .end { break }
                if token.kind == .number, objects.reference(at: item) != nil { parts += objects.values(at: item) }
            }
            return parts
        }
    }

    /// Searches a part of a form, and returns it; nil if it can't be unpacked.
    private mutating func searchForm(_ place: PDFObjects.Place) -> [UInt8]? {
        guard let stream = PDFStream(objects, at: place), let content = stream.content(limit: Self.longestForm) else {
            if !objects.isExhausted { add(nil, place.offset, "a form that can't be unpacked") }
            return nil
        }
        guard content.count < Self.longestForm else {
            objects.giveUp()
            return nil
        }
        searchForm(content, at: place.offset)
        return content
    }

    private mutating func searchForm(_ content: [UInt8], at offset: Int) {
        objects.charge(2 * content.count)
        content.withUnsafeBytes { bytes in
            for finding in XFAScripts.findings(in: bytes) { found.addFirst(finding.reading(at: offset)) }
        }
    }

    /// The maximum number of bytes that a part of a form may unpack to.
    private static let longestForm = 8 << 20
}
