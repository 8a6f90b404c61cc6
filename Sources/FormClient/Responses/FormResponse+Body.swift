#if Upload
extension FormResponse {
    /// The body of a response, in chunks as they arrive.
    ///
    /// It can be read once, by one task at a time; a second iterator continues where the first one stopped.
    public struct Body: AsyncSequence, Sendable {
        /// A chunk of bytes, never empty.
        public typealias Element = ArraySlice<UInt8>
        /// The error that is thrown if the body does not arrive completely.
        public typealias Failure = FormClientError

        let url: String
        let exchange: Exchange

        /// Returns an iterator that begins at the start, or continues where the last one stopped.
        ///
        /// - Returns: an iterator.
        public func makeAsyncIterator() -> Iterator {
            Iterator(exchange: exchange)
        }

        /// Returns the chunks of a body.
        public struct Iterator: AsyncIteratorProtocol {
            let exchange: Exchange

            /// Returns the next bytes.
            ///
            /// - Parameter actor: the caller's actor; it makes no difference.
            /// - Returns: at least one byte, or nil at the end.
            /// - Throws: a `FormClientError` if the connection breaks, a time-out is over, or the task is cancelled.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws(FormClientError) -> ArraySlice<UInt8>? {
                while let event = try await exchange.next() {
                    if case .bytes(let bytes) = event, !bytes.isEmpty { return bytes }
                }
                return nil
            }

            /// Gives the next bytes.
            ///
            /// - Returns: at least one byte, or nil at the end.
            /// - Throws: what `next(isolation:)` throws.
            public mutating func next() async throws(FormClientError) -> ArraySlice<UInt8>? {
                try await next(isolation: nil)
            }
        }
    }
}
#endif
