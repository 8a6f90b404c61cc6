#if canImport(UniformTypeIdentifiers)
import MIMEDetection
public import MIMETypes
public import UniformTypeIdentifiers

extension MIMEType {
    /// Creates the media type of a `UTType`, or nil if it has none.
    ///
    /// Built-in identifiers have the same media type as on every other platform. Others, such as those that an app
    /// declares, have the media type that the system prefers.
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
    /// Creates the `UTType` of a media type, or nil if the system has none.
    ///
    /// - Parameter mimeType: the media type; its parameters are ignored. A type that the system doesn't know becomes a
    ///   dynamic type, as it does with `UTType(mimeType:)`.
    public init?(mimeType: MIMEType) {
        if let identifier = mimeType.uniformTypeIdentifier, let known = UTType(identifier) {
            self = known
        } else {
            self.init(mimeType: mimeType.essence, conformingTo: .data)
        }
    }
}
#endif
