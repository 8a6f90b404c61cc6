// The functions are declared and documented in `mimetype.h`, which determines their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

import CMIMETypeHeader
import MIMEDetection
import MIMETypes

@c @implementation
public func mimetype_extensions(
    _ type: UnsafePointer<CChar>!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
    let extensions = type.flatMap { MIMEType(String(cString: $0)) }?.fileExtensions ?? []
    let text = extensions.joined(separator: " ")
    copy(text, to: UnsafeMutableBufferPointer(start: buffer, count: buffer == nil ? 0 : max(0, size)))
    return text.utf8.count
}

@c @implementation
public func mimetype_extension_types(_ buffer: UnsafeMutablePointer<CChar>!, _ size: Int) -> Int {
    let registry = TypeRegistry.standard
    var text = ""
    for name in Set(registry.types.flatMap { registry.fileExtensions(of: $0) }).sorted() {
        if let type = registry.type(fileExtension: name) { text += "\(name) \(type.essence)\n" }
    }
    copy(text, to: UnsafeMutableBufferPointer(start: buffer, count: buffer == nil ? 0 : max(0, size)))
    return text.utf8.count
}
