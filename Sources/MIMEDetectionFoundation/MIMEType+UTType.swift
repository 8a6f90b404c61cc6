#if canImport(UniformTypeIdentifiers)
import MIMEDetection
public import MIMETypes
public import UniformTypeIdentifiers

extension MIMEType {
    /// The media type of a type of Apple's systems, or nil if it has none.
    ///
    /// Built-in identifiers have the media type that they have on every platform. For others, such as those that an app
    /// declares, it is the one that the system prefers.
    ///
    /// - Parameter type: for example `.png`.
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
    /// The type of Apple's systems for a media type, or nil if the system has none.
    ///
    /// - Parameter mimeType: parameters are ignored. A type that the system doesn't know gives a dynamic type, as it
    ///   does for `UTType(mimeType:)` with a string.
    public init?(mimeType: MIMEType) {
        if let identifier = mimeType.uniformTypeIdentifier, let known = UTType(identifier) {
            self = known
        } else {
            self.init(mimeType: mimeType.essence, conformingTo: .data)
        }
    }
}
#endif
