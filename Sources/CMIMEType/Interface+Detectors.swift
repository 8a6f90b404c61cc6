// The functions are declared and documented in `mimetype.h`, which determines their names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CMIMETypeHeader
import MIMEDetection
import MIMETypes

@c @implementation
public func mimetype_abi() -> UInt32 { UInt32(MIMETYPE_ABI) }

private let version = Text(PackageVersion.current)

@c @implementation
public func mimetype_version() -> UnsafePointer<CChar>! { version.pointer }

@c @implementation
public func mimetype_detector_create(
    _ options: UnsafePointer<mimetype_options>!, _ detector: UnsafeMutablePointer<OpaquePointer?>!,
    _ message: UnsafeMutablePointer<CChar>!, _ messageSize: Int
) -> Int32 {
    detector?.pointee = nil
    let room = UnsafeMutableBufferPointer(start: message, count: message == nil ? 0 : max(0, messageSize))
    do throws(OptionsError) {
        guard let detector else {
            throw OptionsError(invalid: "there is no room for the detector")
        }
        let handle = try Handle(DetectorOptions(options))
        detector.pointee = OpaquePointer(Unmanaged.passRetained(handle).toOpaque())
        copy("", to: room)
        return Int32(MIMETYPE_OK)
    } catch {
        copy(error.message, to: room)
        return Int32(error.code)
    }
}

@c @implementation
public func mimetype_detector_free(_ detector: OpaquePointer!) {
    guard let detector else { return }
    Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(detector)).release()
}

@c @implementation
public func mimetype_results_free(_ results: UnsafeMutablePointer<mimetype_result>!, _ count: Int) {
    guard let results, count > 0 else { return }
    for index in 0..<count {
        if let memory = results[index].memory { Unmanaged<ResultMemory>.fromOpaque(memory).release() }
        results[index] = mimetype_result()
    }
}

/// Copies text and a terminating NUL; text that doesn't fit is cut off.
func copy(_ text: String, to room: UnsafeMutableBufferPointer<CChar>) {
    guard !room.isEmpty else { return }
    let end = room.update(fromContentsOf: text.utf8.prefix(room.count - 1).map { CChar(bitPattern: $0) })
    room[end] = 0
}
