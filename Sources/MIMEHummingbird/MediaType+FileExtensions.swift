#if Server
public import Hummingbird
import MIMEDetection
import MIMETypes

extension MediaType {
    /// The first type of each known file name extension, for `FileMiddleware`.
    ///
    /// Hummingbird's own table contains about 75 extensions, this one more than a thousand. Extensions are in lower
    /// case and have no dot. Types with a default charset contain it as a parameter.
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
