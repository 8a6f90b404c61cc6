import MultipartFormData

extension FormData {
    /// A form with the boundary `X`, which makes short bodies.
    static func make(refusesControlCharacters: Bool = false) throws -> FormData {
        FormData(boundary: try Boundary(validating: "X"), refusesControlCharacters: refusesControlCharacters)
    }

    /// The whole body as text.
    func text() throws -> String {
        String(decoding: try bytes(), as: UTF8.self)
    }
}

extension FormData.Body {
    /// All chunks put together.
    func collected() async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await chunk in self { bytes += chunk }
        return bytes
    }
}

/// Chunks that can be iterated any number of times.
struct Chunks: AsyncSequence, Sendable {
    let chunks: [[UInt8]]

    init(_ texts: String...) {
        chunks = texts.map { Array($0.utf8) }
    }

    struct Iterator: AsyncIteratorProtocol {
        var rest: ArraySlice<[UInt8]>

        mutating func next() async throws -> [UInt8]? {
            rest.popFirst()
        }
    }

    func makeAsyncIterator() -> Iterator {
        Iterator(rest: chunks[...])
    }
}
