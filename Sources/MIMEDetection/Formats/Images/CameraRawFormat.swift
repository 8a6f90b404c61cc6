import MIMETypes

/// Raw camera images that are TIFF files, distinguished by the name of the maker.
///
/// https://www.itu.int/itudoc/itu-t/com16/tiff-fx/docs/tiff6.pdf
enum CameraRawFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x49, 0x4D]

    private static let maxTags = 128

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let isLittle = head.has([0x49, 0x49, 0x2A, 0], at: 0)
        guard isLittle || head.has([0x4D, 0x4D, 0, 0x2A], at: 0) else { return nil }
        // Canon's second generation has its own signature after the header.
        if head.has("CR", at: 8) { return nil }
        // Phase One also has its signature there.
        if head.has(isLittle ? "IIII" : "MMMM", at: 8) { return structural("image/x-phaseone-iiq", "TIFF with a mark") }
        func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ width: Int) -> Int? {
            isLittle ? bytes.littleEndian(at: offset, width: width) : bytes.bigEndian(at: offset, width: width)
        }
        guard let directory = number(head, 4, 4), directory >= 8 else { return nil }
        let tags = try resource.withBuffer(at: directory, count: 2 + maxTags * 12) { bytes -> Tags? in
            guard let count = number(bytes, 0, 2) else { return nil }
            var tags = Tags()
            for tag in 0..<min(count, maxTags) {
                let entry = 2 + tag * 12
                guard let identifier = number(bytes, entry, 2) else { break }
                switch identifier {
                case 0xC612: tags.isNegative = true
                case 0x014A: tags.hasSubImages = true
                case 0x8606: tags.isLeaf = true
                case 0x010F:
                    (tags.length, tags.make) = (number(bytes, entry + 4, 4) ?? 0, number(bytes, entry + 8, 4) ?? 0)
                case 0x0110: tags.model = number(bytes, entry + 8, 4) ?? 0
                default: break
                }
            }
            return tags
        }
        guard let tags else { return nil }
        if tags.isNegative { return structural("image/x-adobe-dng", "tag DNGVersion") }
        if tags.isLeaf { return structural("image/x-leaf-mos", "tag of Leaf") }
        // Scanners and phones of these makers write plain TIFF; raw files store their data in separate directories.
        guard tags.hasSubImages, (5...64).contains(tags.length) else { return nil }
        let make = String(decoding: try resource.bytes(at: tags.make, count: tags.length), as: UTF8.self)
            .prefix { $0 != "\0" }
        guard let type = type(of: make.uppercased()) else { return nil }
        // Nikon's compact cameras write the same format under another name.
        if make.hasPrefix("NIKON"), try resource.bytes(at: tags.model, count: 7).elementsEqual("COOLPIX".utf8) {
            return structural("image/x-nikon-nrw", "TIFF with sub-images by a Coolpix")
        }
        return structural(type, "TIFF with sub-images by #", String(make))
    }

    /// The tags of a directory that distinguish raw formats, and the offsets of their texts.
    private struct Tags {
        var (make, length, model) = (0, 0, 0)
        var (isNegative, hasSubImages, isLeaf) = (false, false, false)
    }

    private static func type(of make: String) -> StaticString? {
        let makers: [(String, StaticString)] = [
            ("NIKON", "image/x-nikon-nef"), ("SONY", "image/x-sony-arw"), ("PENTAX", "image/x-pentax-pef"),
            ("SAMSUNG", "image/x-samsung-srw"), ("HASSELBLAD", "image/x-hasselblad-3fr"),
            ("SEIKO EPSON", "image/x-epson-erf"), ("EPSON", "image/x-epson-erf"), ("PHASE ONE", "image/x-phaseone-iiq"),
            ("MAMIYA", "image/x-mamiya-mef"), ("LEAF", "image/x-leaf-mos"),
            ("IMACON", "image/x-hasselblad-fff"),
        ]
        return makers.first { make.hasPrefix($0.0) }?.1
    }
}
