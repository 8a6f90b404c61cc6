// The functions are declared and documented in `mimetype.h`, which determines their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

/// Detects each item on several threads, and stores the results in the caller's array.
///
/// - Returns: `MIMETYPE_OK`, or `MIMETYPE_INVALID_ARGUMENT` if there is no detector or an array is missing.
private func fill(
    _ results: UnsafeMutablePointer<mimetype_result>?, _ count: Int, _ threads: UInt32, _ detector: OpaquePointer?,
    isComplete: Bool, _ detect: @escaping @Sendable (Handle, Int) -> mimetype_result
) -> Int32 {
    guard count >= 0, let detector, count == 0 || isComplete && results != nil else {
        return Int32(MIMETYPE_INVALID_ARGUMENT)
    }
    let handle = Handle.borrow(detector)
    let room = CallerArray(results.map { UnsafePointer($0) })
    Workers.run(count, threads: threads) { index in room.initialize(index, to: detect(handle, index)) }
    return Int32(MIMETYPE_OK)
}

@c @implementation
public func mimetype_detect_buffers(
    _ detector: OpaquePointer!, _ buffers: UnsafePointer<UnsafeRawPointer?>!, _ lengths: UnsafePointer<Int>!,
    _ names: UnsafePointer<UnsafePointer<CChar>?>!, _ declaredTypes: UnsafePointer<UnsafePointer<CChar>?>!,
    _ count: Int, _ threads: UInt32, _ results: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    let (addresses, sizes) = (CallerArray(buffers), CallerArray(lengths))
    let (texts, types) = (CallerArray(names), CallerArray(declaredTypes))
    return fill(results, count, threads, detector, isComplete: buffers != nil && lengths != nil) { handle, index in
        handle.result(
            bytes: addresses[index] ?? nil, sizes[index] ?? 0, name: texts[index] ?? nil,
            declaredType: types[index] ?? nil)
    }
}

@c @implementation
public func mimetype_detect_paths(
    _ detector: OpaquePointer!, _ paths: UnsafePointer<UnsafePointer<CChar>?>!, _ count: Int, _ threads: UInt32,
    _ results: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    let texts = CallerArray(paths)
    return fill(results, count, threads, detector, isComplete: paths != nil) { handle, index in
        handle.result(path: texts[index] ?? nil)
    }
}
