#if Upload
import MIMETypes
import MultipartFormData

/// What goes behind the headers of a request.
enum RequestBody: Sendable {
    case bytes([UInt8], type: MIMEType)
    case form(FormData)

    private static let chunkLength = 128 << 10

    var type: MIMEType {
        switch self {
        case .bytes(_, let type): type
        case .form(let form): form.contentType
        }
    }

    /// The number of bytes, or nil if it is not known.
    var length: Int? {
        switch self {
        case .bytes(let bytes, _): bytes.count
        case .form(let form): form.contentLength
        }
    }

    /// Hands all of it over, from the start, until nobody takes it any more.
    ///
    /// - Throws: a `FormDataError`, what a stream of the form throws, and `CancellationError`.
    func send(to handoff: Handoff<ArraySlice<UInt8>, any Error>) async throws {
        switch self {
        case .bytes(let bytes, _):
            var rest = bytes[...]
            while !rest.isEmpty, await handoff.send(rest.prefix(Self.chunkLength)) {
                rest = rest.dropFirst(Self.chunkLength)
            }
        case .form(let form):
            for try await chunk in form.body {
                guard await handoff.send(chunk) else { return }
            }
        }
    }
}
#endif
