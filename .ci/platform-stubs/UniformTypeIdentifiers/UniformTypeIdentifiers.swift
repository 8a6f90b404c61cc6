// The parts of Apple's framework that the library and its articles use, declared as its documentation states.
// https://developer.apple.com/documentation/uniformtypeidentifiers

public struct UTTagClass: Hashable, Sendable {
    public static var filenameExtension: UTTagClass { UTTagClass() }
    public static var mimeType: UTTagClass { UTTagClass() }
}

public struct UTType: Hashable, Sendable {
    public let identifier: String
    public var preferredFilenameExtension: String? { nil }
    public var preferredMIMEType: String? { nil }
    public var localizedDescription: String? { nil }
    public var isDynamic: Bool { true }
    public var tags: [UTTagClass: [String]] { [:] }
    public var supertypes: Set<UTType> { [] }

    public init?(_ identifier: String) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { return nil }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { return nil }

    private init(known identifier: String) { self.identifier = identifier }

    public func conforms(to type: UTType) -> Bool { false }
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] { [] }

    public static var data: UTType { UTType(known: "public.data") }
    public static var image: UTType { UTType(known: "public.image") }
    public static var png: UTType { UTType(known: "public.png") }
    public static var text: UTType { UTType(known: "public.text") }
}
