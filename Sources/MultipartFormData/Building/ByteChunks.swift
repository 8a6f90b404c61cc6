import AsyncIteration

/// A stream of single bytes, combined into chunks.
struct ByteChunks<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable where Base.Element == UInt8 {
    static var length: Int { 16 << 10 }

    let base: Base

    func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator()) }

    struct Iterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator

        mutating func next(isolation: isolated (any Actor)?) async throws -> [UInt8]? {
            var chunk: [UInt8] = []
            while chunk.count < ByteChunks.length, let byte = try await base.nextElement(isolation: isolation) {
                if chunk.isEmpty { chunk.reserveCapacity(ByteChunks.length) }
                chunk.append(byte)
            }
            return chunk.isEmpty ? nil : chunk
        }

        mutating func next() async throws -> [UInt8]? { try await next(isolation: nil) }
    }
}
