#if Upload
import HTTPTypes
import MIMETypes
import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension FormResponse {
    /// Reads the whole body and decodes it as JSON.
    ///
    /// The body is decoded even if the response declares another type.
    ///
    /// - Parameters:
    ///   - type: the type of the value to decode.
    ///   - limit: the maximum length of the body in bytes; 1 MiB by default.
    /// - Returns: the value.
    /// - Throws: a `FormClientError`, with the code `invalidResponse` if the body is not JSON that can be decoded as
    ///   `type`, or `responseTooLong` if the body is longer than the limit.
    public func decode<Value: Decodable>(
        _ type: Value.Type = Value.self, limit: Int = 1 << 20
    ) async throws(FormClientError) -> Value {
        let bytes = try await bytes(limit: limit)
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw FormClientError(
                .invalidResponse, url,
                reason: "responded with JSON that is not as expected (\(error.inShort)); look at it",
                underlyingError: error)
        }
    }

    /// Reads the whole body as a form: `multipart/form-data` or `application/x-www-form-urlencoded`.
    ///
    /// - Parameter limit: the maximum length of the body in bytes; 1 MiB by default.
    /// - Returns: the fields and files, in the order of the form.
    /// - Throws: a `FormClientError`, with the code `invalidResponse` if the body is not a form, or `responseTooLong`
    ///   if the body is longer than the limit.
    public func formData(limit: Int = 1 << 20) async throws(FormClientError) -> [ReceivedPart] {
        let bytes = try await bytes(limit: limit)
        if mimeType?.withoutParameters == .urlEncodedForm {
            return URLEncodedForm(parsing: bytes).pairs.map { ReceivedPart(name: $0.name, bytes: Array($0.value.utf8)) }
        }
        do throws(FormDataError) {
            return try ReceivedPart.parts(of: bytes, contentType: headers[.contentType] ?? "")
        } catch {
            throw FormClientError(
                .invalidResponse, url, reason: "responded with a body that is no form: \(error)", underlyingError: error
            )
        }
    }
}

extension Error {
    /// The description of a decoding error, on one line.
    fileprivate var inShort: String {
        guard let error = self as? DecodingError else { return "\(self)" }
        let context: DecodingError.Context
        switch error {
        case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
            .dataCorrupted(let found):
            context = found
        @unknown default: return "it can't be decoded"
        }
        let path = context.codingPath.map(\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}
#endif
