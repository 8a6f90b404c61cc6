import MIMETypes

/// Reads the sizes that a HEIF file states for its items, grids and overlays, and for the tracks of a sequence.
///
/// ISO/IEC 23008-12 sections 6.5.3 and 6.6.2, https://aomediacodec.github.io/av1-avif/
struct HEIFSizes {
    private let bytes: UnsafeRawBufferPointer
    private let boxes: HEIFBoxes
    private var largest = LargestSize()

    /// Returns the largest size; nil if there is none.
    static func largest(in bytes: UnsafeRawBufferPointer) -> ImageHeader? {
        var sizes = HEIFSizes(bytes)
        let boxes = sizes.boxes
        boxes.forEach("meta", from: 0, to: bytes.count) { sizes.addItems($0) }
        boxes.forEach("moov", from: 0, to: bytes.count) { sizes.addTracks($0) }
        return sizes.largest.header
    }

    private init(_ bytes: UnsafeRawBufferPointer) { (self.bytes, boxes) = (bytes, HEIFBoxes(bytes)) }

    private func number(_ offset: Int, _ width: Int) -> Int { bytes.bigEndian(at: offset, width: width) ?? 0 }

    /// Adds the sizes in the properties of items, and the canvases of items composed of others.
    private mutating func addItems(_ meta: HEIFBoxes.Box) {
        let (boxes, start) = (boxes, meta.start + 4)
        boxes.forEach("iprp", from: start, to: meta.end) { properties in
            boxes.forEach("ipco", from: properties.start, to: properties.end) { container in
                boxes.forEach("ispe", from: container.start, to: container.end) { size in
                    largest.add(number(size.start + 4, 4), number(size.start + 8, 4))
                }
            }
        }
        guard let list = boxes.first("iinf", from: start, to: meta.end),
            let locations = boxes.first("iloc", from: start, to: meta.end)
        else { return }
        let canvases = canvases(list)
        guard !canvases.isEmpty else { return }
        let data = boxes.first("idat", from: start, to: meta.end)?.start ?? 0
        HEIFItemLocations.forEach(in: bytes, locations.start, locations.end, data: data) { item, start in
            if let fill = canvases[item] { addCanvas(at: start, fillLength: fill) }
        }
    }

    /// Returns the items that are grids or overlays, and the number of their bytes before the size.
    private func canvases(_ list: HEIFBoxes.Box) -> [Int: Int] {
        var found: [Int: Int] = [:]
        boxes.forEach("infe", from: list.start + (number(list.start, 1) == 0 ? 6 : 8), to: list.end) { entry in
            let width = number(entry.start, 1) == 3 ? 4 : 2
            let (item, kind) = (number(entry.start + 4, width), entry.start + 6 + width)
            if bytes.has("grid", at: kind) { found[item] = 2 }
            if bytes.has("iovl", at: kind) { found[item] = 8 }
        }
        return found
    }

    /// Adds a canvas, which consists of a version, flags, one of which states that numbers are long, the fields of its
    /// kind, and the size.
    private mutating func addCanvas(at start: Int, fillLength: Int) {
        guard start <= bytes.count else { return }
        let (width, size) = (number(start + 1, 1) & 1 == 0 ? 2 : 4, start + 2 + fillLength)
        largest.add(number(size, width), number(size + width, width))
    }

    /// Adds the sizes at which the tracks of a sequence are shown, and those of their frames.
    private mutating func addTracks(_ movie: HEIFBoxes.Box) {
        let boxes = boxes
        boxes.forEach("trak", from: movie.start, to: movie.end) { track in
            if let header = boxes.first("tkhd", from: track.start, to: track.end) {
                // The sizes are fixed-point numbers with a fraction of 16 bits, at the end.
                largest.add(number(header.end - 8, 4) >> 16, number(header.end - 4, 4) >> 16)
            }
            var level: HEIFBoxes.Box? = track
            for kind in ["mdia", "minf", "stbl", "stsd"] as [StaticString] {
                level = level.flatMap { boxes.first(kind, from: $0.start, to: $0.end) }
            }
            guard let descriptions = level else { return }
            boxes.forEach(from: descriptions.start + 8, to: descriptions.end) { entry in
                largest.add(number(entry.start + 24, 2), number(entry.start + 26, 2))
            }
        }
    }
}
