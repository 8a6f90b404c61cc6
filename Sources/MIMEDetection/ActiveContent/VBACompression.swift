/// The compression of Visual Basic source code: chunks of 4096 bytes, with copies of earlier bytes in the chunk.
///
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-ovba section 2.4.1
enum VBACompression {
    /// The maximum number of bytes that are unpacked.
    private static let longest = 4 << 20

    /// Returns the unpacked bytes; nil if they are damaged or too many.
    static func unpacked(_ packed: ArraySlice<UInt8>) -> [UInt8]? {
        guard packed.first == 1 else { return nil }
        var (position, output): (Int, [UInt8]) = (packed.startIndex + 1, [])
        while position + 2 <= packed.endIndex {
            let header = Int(packed[position]) | Int(packed[position + 1]) << 8
            guard header >> 12 & 7 == 3, output.count < longest else { return nil }
            let end = min(packed.endIndex, position + (header & 0xFFF) + 3)
            position += 2
            if header & 0x8000 == 0 {
                output += packed[position..<end]
            } else {
                guard unpackChunk(packed[position..<end], &output) else { return nil }
            }
            position = end
        }
        return output
    }

    private static func unpackChunk(_ chunk: ArraySlice<UInt8>, _ output: inout [UInt8]) -> Bool {
        let start = output.count
        var position = chunk.startIndex
        while position < chunk.endIndex {
            let flags = chunk[position]
            position += 1
            for bit in 0..<8 where position < chunk.endIndex {
                if flags >> bit & 1 == 0 {
                    output.append(chunk[position])
                    position += 1
                    continue
                }
                guard position + 1 < chunk.endIndex, output.count > start, output.count - start <= 4096 else {
                    return false
                }
                let token = Int(chunk[position]) | Int(chunk[position + 1]) << 8
                position += 2
                copy(token, &output, start)
            }
        }
        return true
    }

    /// Copies the bytes that a token points to; the division of its bits depends on how much of the chunk is unpacked.
    private static func copy(_ token: Int, _ output: inout [UInt8], _ start: Int) {
        var bits = 4
        while 1 << bits < output.count - start { bits += 1 }
        let offset = token >> (16 - bits) + 1
        let length = token & (0xFFFF >> bits) + 3
        guard offset <= output.count - start else { return }
        for _ in 0..<length { output.append(output[output.count - offset]) }
    }
}
