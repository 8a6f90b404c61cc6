/// Looks up entries of a dictionary in a PDF.
struct PDFEntries {
    private let objects: PDFObjects
    private let place: PDFObjects.Place

    /// Reads the dictionary whose `<<` is at a place.
    init(_ objects: PDFObjects, at place: PDFObjects.Place) {
        self.objects = objects
        self.place = place
    }

    /// Returns the place of the value after a name; nil if there are none or several.
    func value(_ names: StaticString...) -> PDFObjects.Place?? {
        var tokens = objects.tokens(at: place)
        var (found, depth): (PDFObjects.Place?, Int) = (nil, 0)
        defer { objects.charge(4 * (tokens.position - place.offset)) }
        while !objects.isExhausted {
            let token = tokens.next()
            switch token.kind {
            case .open, .openArray: depth += 1
            case .close, .closeArray: depth -= 1
            case .name where depth == 1 && names.contains(where: { token.isName($0, in: tokens.bytes) }):
                guard found == nil else { return .none }
                found = place.moved(to: tokens.position)
            default: break
            }
            if depth <= 0 || token.kind == .end { break }
        }
        return .some(found)
    }

    /// Returns the value of an entry, following references; nil if it is missing or there are several.
    func single(_ names: StaticString...) -> PDFObjects.Place? {
        var found: PDFObjects.Place?
        for name in names {
            guard let value = value(name) else { return nil }
            guard let value else { continue }
            let values = objects.values(at: value)
            guard found == nil, values.count == 1 else { return nil }
            found = values[0]
        }
        return found
    }

    /// Returns the number of an entry; nil if it is missing.
    func number(_ name: StaticString) -> Int? {
        guard let place = single(name) else { return nil }
        var tokens = objects.tokens(at: place)
        return tokens.next().number(in: tokens.bytes)
    }
}
