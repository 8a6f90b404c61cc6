/// The header of a JPEG XL frame, and the end of the frame.
///
/// ISO/IEC 18181-1 sections F.2 and F.3, https://github.com/libjxl/libjxl/blob/main/lib/jxl/frame_header.cc
struct JPEGXLFrame {
    private(set) var isLast = true
    /// The offset after the frame; nil if the order of its sections is compressed, which isn't supported.
    private(set) var end: Int?

    private let header: JPEGXLHeader
    private var kind = Kind.regular
    private var (isModular, groupShift, passes) = (false, 1, 1)
    private var (width, height) = (0, 0)
    private var isPartial = false

    private enum Kind: Int { case regular, lowFrequency, reference, skipped }

    /// Reads a header and the table of sections; nil if a field is missing or the padding bits aren't zeros.
    init?(_ bytes: UnsafeRawBufferPointer, at offset: Int, _ header: JPEGXLHeader) {
        self.header = header
        (width, height) = (header.width, header.height)
        var bits = JPEGXLBits(bytes, at: offset)
        if !bits.flag() { readFields(&bits) }
        let isOrdered = !bits.flag()
        guard bits.isComplete else { return nil }
        guard isOrdered else { return }
        guard var end = bits.alignedOffset() else { return nil }
        let sections = sections
        guard sections <= bytes.count * 8 else { return nil }
        var length = 0
        for _ in 0..<sections where bits.isComplete {
            length += bits.number((10, 0), (14, 1024), (22, 17_408), (30, 4_211_712))
        }
        guard let start = bits.alignedOffset() else { return nil }
        end = start + length
        self.end = end
    }

    private mutating func readFields(_ bits: inout JPEGXLBits) {
        kind = Kind(rawValue: bits.take(2)) ?? .regular
        isModular = bits.flag()
        let flags = bits.long()
        let usesLowFrequency = flags & 32 != 0
        let isYCbCr = header.isXYB ? false : bits.flag()
        if isYCbCr, !usesLowFrequency { bits.skip(6) }
        var scale = 1
        if !usesLowFrequency {
            scale = 1 << bits.take(2)
            bits.skip(2 * header.extraChannels)
        }
        if isModular { groupShift = bits.take(2) }
        if !isModular, header.isXYB { bits.skip(6) }
        if kind != .reference { readPasses(&bits) }
        if kind == .lowFrequency {
            scale <<= 3 * (bits.take(2) + 1)
        } else if bits.flag() {
            readSize(&bits)
        }
        readUse(&bits)
        bits.skipName()
        skipFilter(&bits)
        bits.skipExtensions()
        (width, height) = ((width + scale - 1) / scale, (height + scale - 1) / scale)
    }

    private mutating func readPasses(_ bits: inout JPEGXLBits) {
        passes = bits.number((0, 1), (0, 2), (0, 3), (3, 4))
        guard passes > 1 else { return }
        let smaller = bits.number((0, 0), (0, 1), (0, 2), (1, 3))
        bits.skip(2 * (passes - 1) + 2 * smaller)
        for _ in 0..<smaller { _ = bits.number((0, 0), (0, 1), (0, 2), (3, 0)) }
    }

    private mutating func readSize(_ bits: inout JPEGXLBits) {
        func side() -> Int { bits.number((8, 0), (11, 256), (14, 2304), (30, 18_688)) }
        var (left, top) = (0, 0)
        if kind == .regular || kind == .skipped {
            // The sign is the lowest bit.
            (left, top) = (side(), side())
            (left, top) = (left >> 1 ^ -(left & 1), top >> 1 ^ -(top & 1))
        }
        (width, height) = (side(), side())
        isPartial = left > 0 || top > 0 || left + width < header.width || top + height < header.height
    }

    /// Reads how the frame is blended with others, how long it is shown, and whether others refer to it.
    private mutating func readUse(_ bits: inout JPEGXLBits) {
        let isShown = kind == .regular || kind == .skipped
        var (mode, duration) = (0, 0)
        if isShown {
            mode = skipBlending(&bits)
            for _ in 0..<header.extraChannels where bits.isComplete { _ = skipBlending(&bits) }
            if header.isAnimated {
                duration = bits.number((0, 0), (0, 1), (8, 0), (32, 0))
                if header.hasTimeCodes { bits.skip(32) }
            }
            isLast = bits.flag()
        } else {
            isLast = false
        }
        let isReferred = kind != .lowFrequency && !isLast
        let number = isReferred ? bits.take(2) : 0
        if isShown ? isReferred && (duration == 0 || number != 0) && mode == 0 && !isPartial : kind == .reference {
            bits.skip(1)
        }
    }

    private func skipBlending(_ bits: inout JPEGXLBits) -> Int {
        let mode = bits.number((0, 0), (0, 1), (0, 2), (2, 3))
        let usesAlpha = header.extraChannels > 0 && (mode == 2 || mode == 3)
        if usesAlpha { _ = bits.number((0, 0), (0, 1), (0, 2), (3, 3)) }
        if usesAlpha || mode == 4 { bits.skip(1) }
        if mode != 0 || isPartial { bits.skip(2) }
        return mode
    }

    /// Skips the filters that smooth edges.
    private func skipFilter(_ bits: inout JPEGXLBits) {
        if bits.flag() { return }
        if bits.flag(), bits.flag() { bits.skipFractions(6) }
        if bits.take(2) > 0 {
            if !isModular, bits.flag() { bits.skipFractions(8) }
            if bits.flag() { bits.skipFractions(5) }
            if bits.flag() { bits.skipFractions(isModular ? 3 : 4) }
            if isModular { bits.skipFractions(1) }
        }
        bits.skipExtensions()
    }

    /// The number of sections in the table.
    private var sections: Int {
        let side = 128 << groupShift
        func groups(_ side: Int) -> Int { ((width + side - 1) / side) * ((height + side - 1) / side) }
        let count = groups(side)
        return count == 1 && passes == 1 ? 1 : 2 + groups(side * 8) + count * passes
    }
}
