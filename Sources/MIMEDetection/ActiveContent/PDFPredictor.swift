/// The prediction of bytes from those before and above them, which is undone after Flate.
///
/// https://pdfa.org/resource/iso-32000-2/ section 7.4.4.4
struct PDFPredictor {
    private let kind: Int
    /// The number of bytes of a pixel, and of a row.
    private let (pixel, row): (Int, Int)

    var isNone: Bool { kind == 1 }

    /// Reads the parameters of a filter; nil if they aren't supported.
    static func read(_ objects: PDFObjects, at place: PDFObjects.Place) -> PDFPredictor? {
        var tokens = objects.tokens(at: place)
        guard tokens.next().kind == .open else { return PDFPredictor(kind: 1, colors: 1, bits: 8, columns: 1) }
        let entries = PDFEntries(objects, at: place)
        func number(_ name: StaticString, _ usual: Int) -> Int? {
            entries.value(name) == .some(nil) ? usual : entries.number(name)
        }
        guard let kind = number("Predictor", 1), let colors = number("Colors", 1),
            let bits = number("BitsPerComponent", 8), let columns = number("Columns", 1)
        else { return nil }
        return PDFPredictor(kind: kind, colors: colors, bits: bits, columns: columns)
    }

    private init?(kind: Int, colors: Int, bits: Int, columns: Int) {
        guard (1...32).contains(colors), [1, 2, 4, 8, 16].contains(bits), (1...1 << 20).contains(columns),
            kind == 1 || (10...15).contains(kind) || kind == 2 && bits == 8
        else { return nil }
        self.kind = kind
        pixel = max(1, colors * bits / 8)
        row = (colors * bits * columns + 7) / 8
    }

    /// Undoes the prediction; nil if a row has an unknown kind.
    func undone(_ data: [UInt8]) -> [UInt8]? { kind == 2 ? undoneDifferences(data) : undoneRows(data) }

    private func undoneDifferences(_ data: [UInt8]) -> [UInt8] {
        var output = data
        for index in output.indices where index % row >= pixel { output[index] &+= output[index - pixel] }
        return output
    }

    private func undoneRows(_ data: [UInt8]) -> [UInt8]? {
        var (output, position): ([UInt8], Int) = ([], 0)
        output.reserveCapacity(data.count)
        while position < data.count {
            let (kind, start, first) = (data[position], output.count, position + 1)
            guard kind < 5 else { return nil }
            let end = min(first + row, data.count)
            for index in first..<end {
                let left = index - first < pixel ? 0 : output[output.count - pixel]
                let above = start == 0 ? 0 : output[output.count - row]
                let corner = start == 0 || index - first < pixel ? 0 : output[output.count - row - pixel]
                output.append(data[index] &+ Self.predicted(kind, left, above, corner))
            }
            position = end
        }
        return output
    }

    private static func predicted(_ kind: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        switch kind {
        case 1: return left
        case 2: return above
        case 3: return UInt8((Int(left) + Int(above)) / 2)
        case 4:
            let (a, b, c) = (Int(left), Int(above), Int(corner))
            let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
            if toLeft <= toAbove && toLeft <= toCorner { return left }
            return toAbove <= toCorner ? above : corner
        default: return 0
        }
    }
}
