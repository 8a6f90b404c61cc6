import MIMETypes

/// A source that misbehaves and counts its reads.
final class AdversarialSource: ByteSource {
    /// How the source misbehaves.
    enum Behaviour: Sendable, Hashable, CustomStringConvertible {
        /// It fails at the read with this number and at all later ones; the first read is 0.
        case fails(at: Int)
        /// It returns at most this many bytes per read.
        case isShort(Int)
        /// It states a size that may be wrong.
        case states(size: Int?)
        /// It repeats its bytes up to a size that no memory can hold.
        case isHuge

        /// A description that completes the words "a source that".
        var description: String {
            switch self {
            case .fails(let read): "fails at read \(read)"
            case .isShort(let most): "returns \(most) bytes at once"
            case .states(let size): "states a size of \(size.map { "\($0)" } ?? "nil")"
            case .isHuge: "never ends"
            }
        }
    }

    private let bytes: [UInt8]
    private let behaviour: Behaviour
    private(set) var reads = 0
    private(set) var bytesRead = 0
    /// Whether a read has failed.
    private(set) var hasFailed = false

    /// The error that a failing source throws.
    static let error = ResourceError(errno: 5, path: "adversarial")

    init(_ bytes: [UInt8], _ behaviour: Behaviour) {
        self.bytes = bytes
        self.behaviour = behaviour
    }

    var size: Int? {
        switch behaviour {
        case .fails, .isShort: bytes.count
        case .states(let size): size
        case .isHuge: Int.max
        }
    }

    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        reads += 1
        if case .fails(let number) = behaviour, reads > number {
            hasFailed = true
            throw Self.error
        }
        let count = copy(from: offset, into: buffer)
        bytesRead += count
        return count
    }

    private func copy(from offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard offset >= 0, !bytes.isEmpty else { return 0 }
        if behaviour == .isHuge {
            for position in buffer.indices { buffer[position] = bytes[(offset % bytes.count + position) % bytes.count] }
            return buffer.count
        }
        guard offset < bytes.count else { return 0 }
        var count = min(buffer.count, bytes.count - offset)
        if case .isShort(let most) = behaviour { count = min(count, most) }
        buffer.copyBytes(from: bytes[offset..<(offset + count)])
        return count
    }
}
