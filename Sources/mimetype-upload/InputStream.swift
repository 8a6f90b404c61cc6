#if Upload
import MultipartFormData

/// The bytes of a pipe, a terminal or a device.
///
/// The start has already been read, to find out whether the input is short.
///
/// Some servers ignore a body without a `Content-Length`, and respond as if the body were empty. A short input is
/// therefore sent with its length.
enum InputStream {
    /// The whole input.
    case complete([UInt8])
    /// The start of the input, followed by the rest, which has not been read yet.
    case long(PrefixedStream)

    /// The maximum number of bytes kept in memory to determine the length.
    static let lengthLimit = 8 << 20

    /// Reads to the end of the input, or until the limit is exceeded.
    init(_ stream: DescriptorStream, limit: Int = lengthLimit) async throws {
        var chunks: [[UInt8]] = []
        var count = 0
        var iterator = stream.makeAsyncIterator()
        while count <= limit, let chunk = try await iterator.next() {
            chunks.append(chunk)
            count += chunk.count
        }
        self = count <= limit ? .complete(Array(chunks.joined())) : .long(PrefixedStream(start: chunks, rest: stream))
    }
}

/// Some chunks, followed by the rest of a stream.
struct PrefixedStream: AsyncSequence, Sendable {
    let start: [[UInt8]]
    let rest: DescriptorStream

    func makeAsyncIterator() -> Iterator {
        Iterator(start: start[...], rest: rest.makeAsyncIterator())
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate var start: ArraySlice<[UInt8]>
        fileprivate var rest: DescriptorStream.Iterator

        mutating func next() async throws -> [UInt8]? {
            if let chunk = start.popFirst() { return chunk }
            return try await rest.next()
        }
    }
}
#endif
