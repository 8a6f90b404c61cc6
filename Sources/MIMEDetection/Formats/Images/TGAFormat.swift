import MIMETypes

/// Truevision TGA images, which have no signature at their start: the fields of the header must match each other.
///
/// https://www.loc.gov/preservation/digital/formats/fdd/fdd000180.shtml
enum TGAFormat: ContainerFormat {
    /// The possible lengths of the comment in the file.
    static let firstBytes = [UInt8](0...31)

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count > 18, head[1] <= 1, let width = head.littleEndian(at: 12, width: 2), width > 0,
            let height = head.littleEndian(at: 14, width: 2), height > 0, hasFittingDepth(head)
        else { return nil }
        return structural("image/x-tga", "header of a picture of # pixels", "\(width) by \(height)")
    }

    /// Checks whether the colours are stored as the kind of image requires.
    private static func hasFittingDepth(_ head: UnsafeRawBufferPointer) -> Bool {
        let (hasMap, kind, depth, descriptor) = (head[1] == 1, head[2], head[16], head[17])
        let mapStart = head.littleEndian(at: 3, width: 2) ?? 0
        let mapLength = head.littleEndian(at: 5, width: 2) ?? 0
        let mapDepths: [UInt8] = [15, 16, 24, 32]
        if hasMap {
            guard mapDepths.contains(head[7]), (1...4096).contains(mapLength), mapStart < mapLength else {
                return false
            }
        } else if mapStart != 0 || mapLength != 0 || (head[7] != 0 && !mapDepths.contains(head[7])) {
            return false
        }
        // Two bits of the descriptor are reserved.
        guard descriptor & 0xC0 == 0 else { return false }
        let alpha = descriptor & 0x0F
        switch kind {
        case 1, 9: return hasMap && (depth == 8 || depth == 16) && alpha <= 8
        case 2, 10: return [15, 16, 24, 32].contains(depth) && alpha <= 8
        case 3, 11: return [8, 16].contains(depth) && alpha <= 8
        default: return false
        }
    }
}
