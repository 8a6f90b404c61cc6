#if canImport(UniformTypeIdentifiers)
import MIMEDetection
public import MIMETypes
public import UniformTypeIdentifiers

extension MIMEType {
    /// Creates the media type that corresponds to a `UTType`, or nil if there is none.
    ///
    /// Identifiers that are built into this package have the same media type on every platform. Other identifiers, such
    /// as those that an app declares, have the media type that the system prefers.
    ///
    /// - Parameter type: the type, such as `.png`.
    public init?(_ type: UTType) {
        if let found = MIMEType(uniformTypeIdentifier: type.identifier) {
            self = found
        } else {
            guard let name = type.preferredMIMEType, let found = MIMEType(name) else { return nil }
            self = found.canonical
        }
    }
}

extension UTType {
    /// Creates the `UTType` that corresponds to a media type, or nil if the system provides none.
    ///
    /// - Parameter mimeType: the media type; its parameters are ignored. For a media type that the system doesn't know,
    ///   the result is a dynamic type, as with `UTType(mimeType:)`.
    public init?(mimeType: MIMEType) {
        if let identifier = mimeType.uniformTypeIdentifier, let known = UTType(identifier) {
            self = known
        } else {
            self.init(mimeType: mimeType.essence, conformingTo: .data)
        }
    }
}
#endif
