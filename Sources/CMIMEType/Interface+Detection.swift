// The functions are declared and documented in `mimetype.h`, which determines their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Stores the result of a detection at the caller's pointer, and returns the result's code.
private func answer(
    _ detector: OpaquePointer?, _ result: UnsafeMutablePointer<mimetype_result>?,
    _ detect: (Handle) -> mimetype_result
) -> Int32 {
    guard let result else { return Int32(MIMETYPE_INVALID_ARGUMENT) }
    result.initialize(to: detector.map { detect(Handle.borrow($0)) } ?? .invalid("there is no detector"))
    return result.pointee.code
}

@c @implementation
public func mimetype_detect_path(
    _ detector: OpaquePointer!, _ path: UnsafePointer<CChar>!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    answer(detector, result) { $0.result(path: path) }
}

@c @implementation
public func mimetype_detect_bytes(
    _ detector: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ length: Int, _ name: UnsafePointer<CChar>!,
    _ declaredType: UnsafePointer<CChar>!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    answer(detector, result) { $0.result(bytes: bytes, length, name: name, declaredType: declaredType) }
}

@c @implementation
public func mimetype_detect_name(
    _ detector: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    answer(detector, result) { $0.result(name: name) }
}

@c @implementation
public func mimetype_detect_pieces(
    _ detector: OpaquePointer!, _ pieces: UnsafePointer<mimetype_piece>!, _ pieceCount: Int, _ size: UInt64,
    _ name: UnsafePointer<CChar>!, _ declaredType: UnsafePointer<CChar>!,
    _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    answer(detector, result) {
        $0.result(pieces: pieces, pieceCount, size: size, name: name, declaredType: declaredType)
    }
}

@c @implementation
public func mimetype_detect_reader(
    _ detector: OpaquePointer!, _ read: mimetype_read!, _ context: UnsafeMutableRawPointer!, _ size: UInt64,
    _ name: UnsafePointer<CChar>!, _ declaredType: UnsafePointer<CChar>!,
    _ result: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    answer(detector, result) { handle in
        guard let read else { return .invalid("there is no function that reads") }
        let source = ReaderSource(function: read, context: context, size: Int(exactly: size))
        return handle.result(source: source, name: name, declaredType: declaredType)
    }
}
