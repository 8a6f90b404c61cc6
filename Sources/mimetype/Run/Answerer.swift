import MIMEDetection
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Opens files and asks the detector about them.
struct Answerer: Sendable {
    /// The name that stands for standard input.
    static let standardInputName = Array("STDIN".utf8)

    /// How much of standard input is read at most.
    ///
    /// It can't be read from the middle.
    private static let standardInputLimit = 1 << 20

    let detector: MIMEDetector
    let readsContent: Bool
    let followsLinks: Bool

    func answer(path: [UInt8]) throws(ResourceError) -> FileAnswer {
        let resource = try resource(path)
        return FileAnswer(path: path, size: resource.size, detection: try detector.detect(resource))
    }

    func answerStandardInput() throws(ResourceError) -> FileAnswer {
        let (bytes, isComplete) = try DescriptorReader().readPrefix(Self.standardInputLimit)
        let source = PrefixSource(bytes, isComplete: isComplete)
        return FileAnswer(
            path: Self.standardInputName, size: isComplete ? bytes.count : nil,
            detection: try detector.detect(Resource(source: source, limits: detector.limits)))
    }

    private func resource(_ path: [UInt8]) throws(ResourceError) -> Resource {
        guard readsContent else { return Resource(name: ResourceName(pathBytes: path)) }
        let path = followsLinks ? Self.tellingPath(path) : path
        return try Resource(pathBytes: path, followingLinks: followsLinks, limits: detector.limits)
    }

    /// The path that a link leads to if the link's own name says nothing, else the path itself.
    private static func tellingPath(_ path: [UInt8]) -> [UInt8] {
        guard MIMEType(fileName: String(decoding: path, as: UTF8.self)) == nil,
            let resolved = realpath((path + [0]).map { CChar(bitPattern: $0) }, nil)
        else { return path }
        defer { free(resolved) }
        return Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved))).map { UInt8(bitPattern: $0) }
    }
}
