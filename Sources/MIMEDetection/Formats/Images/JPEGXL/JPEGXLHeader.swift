/// The header before the first frame of a JPEG XL codestream.
///
/// ISO/IEC 18181-1 section D, https://github.com/libjxl/libjxl/blob/main/lib/jxl/image_metadata.cc
struct JPEGXLHeader {
    let width: Int
    let height: Int
    private(set) var extraChannels = 0
    private(set) var isAnimated = false
    private(set) var hasTimeCodes = false
    private(set) var isXYB = true
    private(set) var hasProfile = false
    private(set) var hasPreview = false
    /// The offset of the first frame, after a profile, which isn't decoded, and a preview.
    private(set) var end = 0

    /// Reads a header; nil if a field has a reserved value or is missing.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.has([0xFF, 0x0A], at: 0) else { return nil }
        var bits = JPEGXLBits(bytes, at: 2)
        (width, height) = Self.size(&bits)
        if !bits.flag() { guard readMetadata(&bits) else { return nil } }
        if !bits.flag() { skipTransform(&bits) }
        guard bits.isComplete else { return nil }
        if hasProfile { return }
        guard let end = bits.alignedOffset() else { return nil }
        self.end = end
    }

    /// Reads a size: the height comes first, and the width may be stated as a ratio.
    private static func size(_ bits: inout JPEGXLBits) -> (Int, Int) {
        let isSmall = bits.flag()
        let height = side(&bits, isSmall)
        let ratio = bits.take(3)
        let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
        if ratio == 0 { return (side(&bits, isSmall), height) }
        return (height * ratios[ratio - 1].0 / ratios[ratio - 1].1, height)
    }

    private static func side(_ bits: inout JPEGXLBits, _ isSmall: Bool) -> Int {
        isSmall ? (bits.take(5) + 1) * 8 : bits.number((9, 1), (13, 1), (18, 1), (30, 1))
    }

    private mutating func readMetadata(_ bits: inout JPEGXLBits) -> Bool {
        let hasExtraFields = bits.flag()
        if hasExtraFields { readExtraFields(&bits) }
        Self.skipDepth(&bits)
        bits.skip(1)
        extraChannels = bits.number((0, 0), (0, 1), (4, 2), (12, 1))
        for _ in 0..<extraChannels where bits.isComplete {
            guard Self.skipChannel(&bits) else { return false }
        }
        isXYB = bits.flag()
        if !bits.flag() { guard readColors(&bits) else { return false } }
        if hasExtraFields, !bits.flag() {
            bits.skipFractions(2)
            bits.skip(1)
            bits.skipFractions(1)
        }
        bits.skipExtensions()
        return true
    }

    /// Reads the orientation, the intrinsic size, a preview, and the timing of an animation.
    private mutating func readExtraFields(_ bits: inout JPEGXLBits) {
        bits.skip(3)
        if bits.flag() { _ = Self.size(&bits) }
        hasPreview = bits.flag()
        if hasPreview { Self.skipPreview(&bits) }
        isAnimated = bits.flag()
        guard isAnimated else { return }
        _ = bits.number((0, 100), (0, 1000), (10, 1), (30, 1))
        _ = bits.number((0, 1), (0, 1001), (8, 1), (10, 1))
        _ = bits.number((0, 0), (3, 0), (16, 0), (32, 0))
        hasTimeCodes = bits.flag()
    }

    private static func skipPreview(_ bits: inout JPEGXLBits) {
        let isSmall = bits.flag()
        func skipSide() {
            _ =
                isSmall
                ? bits.number((0, 16), (0, 32), (5, 1), (9, 33)) : bits.number((6, 1), (8, 65), (10, 321), (12, 1345))
        }
        skipSide()
        if bits.take(3) == 0 { skipSide() }
    }

    private static func skipDepth(_ bits: inout JPEGXLBits) {
        if bits.flag() {
            _ = bits.number((0, 32), (0, 16), (0, 24), (6, 1))
            bits.skip(4)
        } else {
            _ = bits.number((0, 8), (0, 10), (0, 12), (6, 1))
        }
    }

    private static func skipChannel(_ bits: inout JPEGXLBits) -> Bool {
        if bits.flag() { return true }
        let kind = bits.choice()
        skipDepth(&bits)
        _ = bits.number((0, 0), (0, 3), (0, 4), (3, 1))
        bits.skipName()
        switch kind {
        case 0: bits.skip(1)
        case 2: bits.skipFractions(4)
        case 5: _ = bits.number((0, 1), (2, 0), (4, 3), (8, 19))
        default: return kind <= 6 || kind == 15 || kind == 16
        }
        return true
    }

    /// Reads the colour encoding; returns false for undefined values.
    private mutating func readColors(_ bits: inout JPEGXLBits) -> Bool {
        hasProfile = bits.flag()
        let space = bits.choice()
        guard space <= 3 else { return false }
        if hasProfile { return true }
        let isXYZ = space == 2
        if !isXYZ {
            let white = bits.choice()
            guard [1, 2, 10, 11].contains(white) else { return false }
            if white == 2 { Self.skipPoints(1, &bits) }
            if space != 1 {
                let primaries = bits.choice()
                guard [1, 2, 9, 11].contains(primaries) else { return false }
                if primaries == 2 { Self.skipPoints(3, &bits) }
            }
            if bits.flag() {
                bits.skip(24)
            } else {
                guard [1, 2, 8, 13, 16, 17, 18].contains(bits.choice()) else { return false }
            }
        }
        return bits.choice() <= 3
    }

    private static func skipPoints(_ count: Int, _ bits: inout JPEGXLBits) {
        for _ in 0..<(2 * count) { _ = bits.number((19, 0), (19, 524_288), (20, 1_048_576), (21, 2_097_152)) }
    }

    private func skipTransform(_ bits: inout JPEGXLBits) {
        if isXYB, !bits.flag() { bits.skipFractions(16) }
        let custom = bits.take(3)
        for (bit, count) in [(1, 15), (2, 55), (4, 210)] where custom & bit != 0 { bits.skipFractions(count) }
    }
}
