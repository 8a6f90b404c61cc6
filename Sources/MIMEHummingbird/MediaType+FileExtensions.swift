#if Server
public import Hummingbird
import MIMEDetection
import MIMETypes

extension MediaType {
    /// The most likely type for each known file name extension, for use with `FileMiddleware`.
    ///
    /// Hummingbird's own table contains about 75 extensions; this one contains more than a thousand. Extensions are in
    /// lowercase, without a dot. If a type has a default charset, the `charset` parameter contains it.
    ///
    /// ```swift
    /// FileMiddleware("public").withAdditionalMediaTypes(forFileExtensions: MediaType.knownFileExtensions)
    /// ```
    public static let knownFileExtensions: [String: MediaType] = {
        var table: [String: MediaType] = [:]
        for name in Set(TypeRegistry.standard.types.flatMap(\.fileExtensions)) {
            guard let type = MIMEType(fileExtension: name) else { continue }
            let charset = TypeRegistry.standard.charset(of: type)
            table[name] = MediaType(charset.flatMap { type.setting(parameter: "charset", to: $0.rawValue) } ?? type)
        }
        return table
    }()
}
#endif
