#if Upload
import HTTPTypes

extension HTTPFields {
    /// Throws if one of the headers would contradict the body.
    ///
    /// Their types already make names and values valid.
    func requireNoFraming() throws(FormClientError) {
        for name in [HTTPField.Name.contentType, .contentLength, .transferEncoding] where contains(name) {
            throw FormClientError(
                .invalidParameter, "\(name)", reason: "is a header that the body sets itself; leave it out")
        }
    }

    /// These headers, with those of one request instead of the ones with the same name.
    func replacing(with others: HTTPFields) -> HTTPFields {
        var result = self
        for field in others { result[fields: field.name] = others[fields: field.name] }
        return result
    }

    /// The headers that any server may see.
    var harmless: HTTPFields {
        let names: Set<HTTPField.Name> = [.accept, .acceptEncoding, .acceptLanguage, .cacheControl, .userAgent]
        return HTTPFields(filter { names.contains($0.name) })
    }
}
#endif
