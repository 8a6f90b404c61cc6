#if Server
public import Hummingbird
public import MIMETypes

extension MediaType {
    /// Creates Hummingbird's equivalent of a media type, or nil if Hummingbird doesn't support the top-level type.
    ///
    /// For example, Hummingbird doesn't support the top-level type `chemical`. It supports at most one parameter, so
    /// only the type's first parameter is kept.
    ///
    /// - Parameter type: the media type.
    public init?(_ type: MIMEType) {
        guard let category = Category(rawValue: type.type) else { return nil }
        self.init(type: category, subType: type.subtype, parameter: type.parameters.first.map { ($0.name, $0.value) })
    }
}
#endif
