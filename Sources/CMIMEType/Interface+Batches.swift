// The functions have the names of `mimetype.h`, which describes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

@c @implementation
public func mimetype_detect_buffers(
    _ detector: OpaquePointer!, _ buffers: UnsafePointer<UnsafeRawPointer?>!, _ lengths: UnsafePointer<Int>!,
    _ names: UnsafePointer<UnsafePointer<CChar>?>!, _ declaredTypes: UnsafePointer<UnsafePointer<CChar>?>!,
    _ count: Int, _ threads: UInt32, _ results: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard count >= 0, let detector, count == 0 || buffers != nil && lengths != nil && results != nil else {
        return Int32(MIMETYPE_INVALID_ARGUMENT)
    }
    // The caller keeps all of it alive and unchanged until the call returns, and no two threads write the same result.
    nonisolated(unsafe) let (buffers, lengths, names, declaredTypes, results) =
        (buffers, lengths, names, declaredTypes, results)
    let handle = Handle.borrow(detector)
    Workers.run(count, threads: threads) { index in
        guard let buffers, let lengths, let results else { return }
        (results + index).initialize(
            to: handle.result(
                bytes: buffers[index], lengths[index], name: names?[index], declaredType: declaredTypes?[index]))
    }
    return Int32(MIMETYPE_OK)
}

@c @implementation
public func mimetype_detect_paths(
    _ detector: OpaquePointer!, _ paths: UnsafePointer<UnsafePointer<CChar>?>!, _ count: Int, _ threads: UInt32,
    _ results: UnsafeMutablePointer<mimetype_result>!
) -> Int32 {
    guard count >= 0, let detector, count == 0 || paths != nil && results != nil else {
        return Int32(MIMETYPE_INVALID_ARGUMENT)
    }
    nonisolated(unsafe) let (paths, results) = (paths, results)
    let handle = Handle.borrow(detector)
    Workers.run(count, threads: threads) { index in
        guard let paths, let results else { return }
        (results + index).initialize(to: handle.result(path: paths[index]))
    }
    return Int32(MIMETYPE_OK)
}
