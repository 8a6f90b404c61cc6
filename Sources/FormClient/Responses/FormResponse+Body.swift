#if Upload
extension FormResponse {
    /// The body of a response, as a sequence of chunks in the order in which they arrive.
    ///
    /// The body can be read only once, by one task at a time. A second iterator continues where the first one stopped.
    public struct Body: AsyncSequence, Sendable {
        /// A chunk of bytes, which is never empty.
        public typealias Element = ArraySlice<UInt8>
        /// The error that is thrown if the body does not arrive completely.
        public typealias Failure = FormClientError

        let url: String
        let exchange: Exchange

        /// Returns an iterator that starts at the beginning of the body, or continues where the previous iterator
        /// stopped.
        ///
        /// - Returns: an iterator over the chunks that have not been read yet.
        public func makeAsyncIterator() -> Iterator {
            Iterator(exchange: exchange)
        }

        /// An iterator over the chunks of a body.
        public struct Iterator: AsyncIteratorProtocol {
            let exchange: Exchange

            /// Waits for the next chunk of the body and returns it.
            ///
            /// - Parameter actor: the caller's actor, which has no effect on the result.
            /// - Returns: at least one byte, or nil at the end of the body.
            /// - Throws: a `FormClientError` if the connection breaks, a time limit is exceeded, or the task is
            ///   cancelled.
            public mutating func next(
                isolation actor: isolated (any Actor)?
            ) async throws(FormClientError) -> ArraySlice<UInt8>? {
                while let event = try await exchange.next() {
                    if case .bytes(let bytes) = event, !bytes.isEmpty { return bytes }
                }
                return nil
            }

            /// Waits for the next chunk of the body and returns it.
            ///
            /// - Returns: at least one byte, or nil at the end of the body.
            /// - Throws: the errors that `next(isolation:)` throws.
            public mutating func next() async throws(FormClientError) -> ArraySlice<UInt8>? {
                try await next(isolation: nil)
            }
        }
    }
}
#endif
