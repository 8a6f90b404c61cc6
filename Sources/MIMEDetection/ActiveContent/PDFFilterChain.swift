/// The filters of a PDF stream with their parameters.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.3.8
struct PDFFilterChain {
    private let filters: [(filter: PDFFilter, predictor: PDFPredictor?)]
    private let objects: PDFObjects

    private static let longest = 8

    /// Whether the decoder of the first filter finds the end of the data.
    var containsItsEnd: Bool { filters.first?.filter == .flate }

    /// Reads the filters of a dictionary; nil if they can't be found or aren't supported.
    init?(_ entries: PDFEntries, _ objects: PDFObjects) {
        self.objects = objects
        guard let names = Self.list(entries, objects, "Filter"), let other = Self.list(entries, objects, "FFilter"),
            other.isEmpty, let full = Self.list(entries, objects, "DecodeParms"),
            let short = Self.list(entries, objects, "DP"), full.isEmpty || short.isEmpty
        else { return nil }
        // Readers differ in what they do with the parameters if only one of the two is an array.
        let isArray = (Self.isArray(entries, objects, "Filter"), Self.isArray(entries, objects, "DecodeParms"))
        guard short.isEmpty, full.isEmpty || isArray.0 == isArray.1 else { return nil }
        let parameters = full
        var filters: [(PDFFilter, PDFPredictor?)] = []
        for (index, place) in names.enumerated() {
            var tokens = objects.tokens(at: place)
            guard let filter = PDFFilter(tokens.next(), in: tokens.bytes) else { return nil }
            guard filter == .flate, index < parameters.count else {
                filters.append((filter, nil))
                continue
            }
            guard let predictor = PDFPredictor.read(objects, at: parameters[index]) else { return nil }
            filters.append((filter, predictor.isNone ? nil : predictor))
        }
        self.filters = filters
    }

    private static func isArray(_ entries: PDFEntries, _ objects: PDFObjects, _ name: StaticString) -> Bool {
        guard let place = entries.single(name) else { return false }
        var tokens = objects.tokens(at: place)
        return tokens.next().kind == .openArray
    }

    /// Returns the places of the values in an array, or that of a single value; nil if some can't be found.
    private static func list(_ entries: PDFEntries, _ objects: PDFObjects, _ name: StaticString) -> [PDFObjects.Place]?
    {
        guard let value = entries.value(name) else { return nil }
        guard let value else { return [] }
        guard let place = single(objects, value) else { return nil }
        var tokens = objects.tokens(at: place)
        let bytes = tokens.bytes
        let first = tokens.next()
        guard first.kind == .openArray else { return first.isWord("null", in: bytes) ? [] : [place] }
        var places: [PDFObjects.Place] = []
        while places.count <= longest {
            let start = tokens.position
            let token = tokens.next()
            if token.kind == .closeArray { return places }
            let item = place.moved(to: start)
            guard token.kind != .end, let value = single(objects, item) else { return nil }
            places.append(value)
            skip(token, objects.reference(at: item) != nil, &tokens)
        }
        return nil
    }

    /// Moves past the rest of a value whose first token was read.
    private static func skip(_ first: PDFTokens.Token, _ isReference: Bool, _ tokens: inout PDFTokens) {
        if isReference {
            _ = (tokens.next(), tokens.next())
        } else if first.kind == .open {
            var depth = 1
            while depth > 0 {
                switch tokens.next().kind {
                case .open: depth += 1
                case .close: depth -= 1
                case .end: return
                default: break
                }
            }
        }
    }

    private static func single(_ objects: PDFObjects, _ place: PDFObjects.Place) -> PDFObjects.Place? {
        let values = objects.values(at: place)
        return values.count == 1 ? values[0] : nil
    }

    /// Applies the decoders one after the other; nil if the work limit is reached or data doesn't fit a predictor.
    func decode(_ data: UnsafeRawBufferPointer, limit: Int) -> [UInt8]? {
        var content: [UInt8]?
        for (filter, predictor) in filters {
            let step =
                content.map { $0.withUnsafeBytes { filter.decode($0, limit: limit) } }
                ?? filter.decode(data, limit: limit)
            guard let step else { return nil }
            var decoded = step.content
            objects.charge(2 * step.read + (filter == .flate ? 1 : 3) * decoded.count + 4096)
            guard !objects.isExhausted else { return nil }
            if let predictor {
                guard let plain = predictor.undone(decoded) else { return nil }
                objects.charge(4 * decoded.count)
                decoded = plain
            }
            content = decoded
        }
        if content == nil { objects.charge(data.count) }
        return content ?? Array(data.prefix(limit))
    }
}
