#if Upload
import HTTPTypes

extension HTTPFields {
    /// Throws if one of the headers would contradict the body.
    ///
    /// The types of the fields already guarantee valid names and values.
    func requireNoFraming() throws(FormClientError) {
        for name in [HTTPField.Name.contentType, .contentLength, .transferEncoding] where contains(name) {
            throw FormClientError(
                .invalidParameter, "\(name)", reason: "is a header that the body sets itself; leave it out")
        }
    }

    /// Returns these headers, with the given ones in place of those that have the same names.
    func replacing(with others: HTTPFields) -> HTTPFields {
        var result = self
        for field in others { result[fields: field.name] = others[fields: field.name] }
        return result
    }

    /// The headers that may be sent to any server.
    var harmless: HTTPFields {
        let names: Set<HTTPField.Name> = [.accept, .acceptEncoding, .acceptLanguage, .cacheControl, .userAgent]
        return HTTPFields(filter { names.contains($0.name) })
    }
}
#endif
