import CMIMETypeHeader
import MIMETypes

/// Content of which only some pieces are known; it records the first unknown range that was requested.
final class PieceSource: ByteSource {
    private let pieces: [UnsafeRawBufferPointer]
    private let offsets: [Int]
    private let knownSize: Int?
    private(set) var wanted: Range<Int>?

    /// - Parameters:
    ///   - pieces: the known bytes, which must stay at their addresses as long as the source is in use.
    ///   - offsets: the offset at which each piece starts.
    ///   - size: the size of the whole content, or nil if it is not known.
    init(_ pieces: [UnsafeRawBufferPointer], offsets: [Int], size: Int?) {
        self.pieces = pieces
        self.offsets = offsets
        knownSize = size
    }

    var size: Int? { knownSize }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let end = min(offset.addingReportingOverflow(buffer.count).partialValue, knownSize ?? .max)
        var position = offset
        while position < end, let index = pieces.indices.first(where: { holds(position, $0) }) {
            let piece = pieces[index][(position - offsets[index])...].prefix(end - position)
            buffer[(position - offset)...].copyBytes(from: piece)
            position += piece.count
        }
        if position < end, wanted == nil { wanted = position..<end }
        return max(0, position - offset)
    }

    private func holds(_ position: Int, _ index: Int) -> Bool {
        offsets[index] <= position && position - offsets[index] < pieces[index].count
    }
}
