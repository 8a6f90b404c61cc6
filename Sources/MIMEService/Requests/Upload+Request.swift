#if Server
import HTTPTypes
import Hummingbird
import MIMETypes
import MultipartFormData

extension Upload {
    /// Reads what a request states about the file that it contains.
    init(_ request: Request, _ context: ServiceContext, _ limits: ServiceLimits) throws(ServiceError) {
        self.init(
            name: try Self.name(request, context.parameter("name"), limits), declaredType: Self.declaredType(request))
    }

    /// Returns the name from the first of these that contains one: the query, the path, and `Content-Disposition`; nil
    /// if none does.
    private static func name(
        _ request: Request, _ pathName: String?, _ limits: ServiceLimits
    ) throws(ServiceError) -> String? {
        let disposition = request.headers[.contentDisposition].flatMap(ContentDisposition.fileName(in:)).map(unquoted)
        let name = request.query["name"] ?? pathName ?? disposition
        if let name, name.utf8.count > limits.nameLength {
            throw ServiceError.nameTooLong(limits)
        }
        return name
    }

    /// Removes what tika-python puts around names: `b'hello.c'`.
    ///
    /// https://github.com/chrismattmann/tika-python/issues/360
    private static func unquoted(_ name: String) -> String {
        guard name.hasPrefix("b'"), name.hasSuffix("'"), name.utf8.count > 3 else { return name }
        return String(name.dropFirst(2).dropLast())
    }

    /// Returns the declared type, unless it is the one that clients send when they don't know the type.
    private static func declaredType(_ request: Request) -> MIMEType? {
        guard let type = request.headers[.contentType].flatMap({ MIMEType($0) }) else { return nil }
        let isDefault = ["application/octet-stream", "application/x-www-form-urlencoded"].contains(type.essence)
        return isDefault ? nil : type
    }
}
#endif
