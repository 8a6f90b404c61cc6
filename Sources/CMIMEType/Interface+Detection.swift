// The functions have the names of `mimetype.h`, which describes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

@c @implementation
public func mimetype_detect_path(
    _ detector: OpaquePointer!, _ path: UnsafePointer<CChar>!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    result.initialize(to: detector.map { Handle.borrow($0).result(path: path) } ?? .withoutDetector)
    return result.pointee.code
}

@c @implementation
public func mimetype_detect_bytes(
    _ detector: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ length: Int, _ name: UnsafePointer<CChar>!,
    _ declaredType: UnsafePointer<CChar>!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    result.initialize(
        to: detector.map { Handle.borrow($0).result(bytes: bytes, length, name: name, declaredType: declaredType) }
            ?? .withoutDetector)
    return result.pointee.code
}

@c @implementation
public func mimetype_detect_name(
    _ detector: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    result.initialize(to: detector.map { Handle.borrow($0).result(name: name) } ?? .withoutDetector)
    return result.pointee.code
}

@c @implementation
public func mimetype_detect_pieces(
    _ detector: OpaquePointer!, _ pieces: UnsafePointer<mimetype_piece>!, _ pieceCount: Int, _ size: UInt64,
    _ name: UnsafePointer<CChar>!, _ declaredType: UnsafePointer<CChar>!,
    _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    let pieces = UnsafeBufferPointer(start: pieces, count: pieces == nil ? 0 : max(0, pieceCount))
    result.initialize(
        to: detector.map { Handle.borrow($0).result(pieces: pieces, size, name: name, declaredType: declaredType) }
            ?? .withoutDetector)
    return result.pointee.code
}

@c @implementation
public func mimetype_detect_reader(
    _ detector: OpaquePointer!, _ read: mimetype_read!, _ context: UnsafeMutableRawPointer!, _ size: UInt64,
    _ name: UnsafePointer<CChar>!, _ declaredType: UnsafePointer<CChar>!,
    _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    guard let detector, let read else {
        result.initialize(to: .withoutDetector)
        return result.pointee.code
    }
    let source = ReaderSource(function: read, context: context, size: Int(exactly: size))
    result.initialize(to: Handle.borrow(detector).result(source: source, name: name, declaredType: declaredType))
    return result.pointee.code
}
