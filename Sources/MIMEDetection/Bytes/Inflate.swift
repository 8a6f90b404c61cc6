/// Decompresses DEFLATE, up to a limit of output.
///
/// Damaged or truncated input gives what came out before the damage. Time and memory are bounded by the limit and the input.
/// https://www.rfc-editor.org/rfc/rfc1951
struct Inflate {
    private let input: UnsafeRawBufferPointer
    private let limit: Int
    private var position = 0
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0
    private var output: [UInt8] = []

    /// Decompresses as much as there is, at most `limit` bytes.
    static func bytes(_ input: UnsafeRawBufferPointer, limit: Int) -> [UInt8] {
        var inflate = Inflate(input: input, limit: limit)
        inflate.run()
        return inflate.output
    }

    private init(input: UnsafeRawBufferPointer, limit: Int) {
        self.input = input
        self.limit = limit
    }

    private mutating func run() {
        while output.count < limit {
            guard let isLast = take(1), let kind = take(2) else { return }
            let isSound =
                switch kind {
                case 0: copyStored()
                case 1: decode(Self.fixedLengths, Self.fixedDistances)
                case 2: decodeDynamic()
                default: false
                }
            guard isSound, isLast == 0 else { return }
        }
    }

    private mutating func take(_ count: UInt32) -> Int? {
        while bitCount < count {
            guard position < input.count else { return nil }
            bits |= UInt32(input[position]) << bitCount
            bitCount += 8
            position += 1
        }
        let value = Int(bits & ((1 << count) - 1))
        bits >>= count
        bitCount -= count
        return value
    }

    private mutating func copyStored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard let length = input.littleEndian(at: position, width: 2) else { return false }
        position += 4
        let end = min(position + length, input.count, position + limit - output.count)
        guard position <= end else { return false }
        output += input[position..<end]
        position = end
        return end < input.count
    }

    private mutating func decodeDynamic() -> Bool {
        guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var lengths = [UInt8](repeating: 0, count: 19)
        for index in 0..<(codes + 4) {
            guard let length = take(3) else { return false }
            lengths[order[index]] = UInt8(length)
        }
        guard let codeTable = Huffman(lengths) else { return false }
        var all: [UInt8] = []
        while all.count < literals + distances + 258 {
            guard let symbol = symbol(codeTable) else { return false }
            switch symbol {
            case 0...15: all.append(UInt8(symbol))
            case 16:
                guard let last = all.last, let count = take(2) else { return false }
                all += [UInt8](repeating: last, count: count + 3)
            case 17:
                guard let count = take(3) else { return false }
                all += [UInt8](repeating: 0, count: count + 3)
            default:
                guard let count = take(7) else { return false }
                all += [UInt8](repeating: 0, count: count + 11)
            }
        }
        guard let literalTable = Huffman(Array(all[..<(literals + 257)])),
            let distanceTable = Huffman(Array(all[(literals + 257)..<min(all.count, literals + distances + 258)]))
        else { return false }
        return decode(literalTable, distanceTable)
    }

    private mutating func symbol(_ table: Huffman) -> Int? {
        var (code, first, index) = (0, 0, 0)
        for length in 1...15 {
            guard let bit = take(1) else { return nil }
            code |= bit
            let count = Int(table.counts[length])
            if code - count < first { return Int(table.symbols[index + code - first]) }
            index += count
            first = (first + count) << 1
            code <<= 1
        }
        return nil
    }

    private mutating func decode(_ literals: Huffman, _ distances: Huffman) -> Bool {
        while output.count < limit {
            guard let symbol = symbol(literals) else { return false }
            if symbol < 256 {
                output.append(UInt8(symbol))
            } else if symbol == 256 {
                return true
            } else {
                guard symbol - 257 < 29, let length = number(symbol - 257, Self.lengthBase, Self.lengthBits),
                    let code = self.symbol(distances), code < 30,
                    let distance = number(code, Self.distanceBase, Self.distanceBits), distance <= output.count
                else { return false }
                for _ in 0..<min(length, limit - output.count) { output.append(output[output.count - distance]) }
            }
        }
        return true
    }

    private mutating func number(_ code: Int, _ base: [Int], _ extra: [UInt32]) -> Int? {
        take(extra[code]).map { base[code] + $0 }
    }

    private static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits: [UInt32] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    private static let distanceBits: [UInt32] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]

    private static let fixedLengths =
        Huffman(
            [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
                + [UInt8](repeating: 8, count: 8)) ?? Huffman.empty
    private static let fixedDistances = Huffman([UInt8](repeating: 5, count: 30)) ?? Huffman.empty

    /// A canonical Huffman code: how many codes there are of each length, and their symbols in order.
    private struct Huffman {
        var counts = [UInt16](repeating: 0, count: 16)
        var symbols: [UInt16] = []

        static let empty = Huffman()

        private init() {}

        /// Nil for lengths that no prefix code has.
        init?(_ lengths: [UInt8]) {
            for length in lengths { counts[Int(length)] += 1 }
            counts[0] = 0
            var left = 1
            var offsets = [0, 0]
            for length in 1...15 {
                left = left << 1 - Int(counts[length])
                if left < 0 { return nil }
                offsets.append(offsets[length] + Int(counts[length]))
            }
            symbols = [UInt16](repeating: 0, count: lengths.count)
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[offsets[Int(length)]] = UInt16(symbol)
                offsets[Int(length)] += 1
            }
        }
    }
}
