import MIMEDetection
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Opens files and detects their types.
struct Answerer: Sendable {
    /// The name that usually represents standard input, and the one that `file` prints.
    static let (standardInputName, fileInputName) = (Array("STDIN".utf8), Array("/dev/stdin".utf8))

    /// The maximum number of bytes read from standard input.
    ///
    /// Standard input can't be read at other offsets, so only its start is read.
    private static let standardInputLimit = 1 << 20

    let detector: MIMEDetector
    let readsContent: Bool
    let usesNames: Bool
    let followsLinks: Bool
    /// Whether descriptions are printed.
    ///
    /// Only then are details of the files read, which takes time.
    let describes: Bool
    /// The name that represents standard input.
    let inputName: [UInt8]

    func answer(_ location: FileLocation) throws(ResourceError) -> FileAnswer {
        let resource = try resource(location)
        return try answer(location.path, size: resource.size, resource)
    }

    func answerStandardInput() throws(ResourceError) -> FileAnswer {
        let (bytes, isComplete) = try DescriptorReader().readPrefix(Self.standardInputLimit)
        let source = PrefixSource(bytes, isComplete: isComplete)
        return try answer(
            inputName, size: isComplete ? bytes.count : nil,
            Resource(source: source, limits: detector.limits))
    }

    private func answer(_ path: [UInt8], size: Int?, _ resource: Resource) throws(ResourceError) -> FileAnswer {
        let detection = try detector.detect(resource)
        let details = describes ? FileDetails.parts(of: resource, detection.type) : []
        return FileAnswer(path: path, size: size, detection: detection, details: details)
    }

    private func resource(_ location: FileLocation) throws(ResourceError) -> Resource {
        guard readsContent else { return Resource(name: ResourceName(pathBytes: location.path)) }
        let location = followsLinks && !location.isListedAsRegular ? Self.tellingLocation(location) : location
        return try Resource(
            at: location, hasName: usesNames, followingLinks: followsLinks, limits: detector.limits)
    }

    /// Returns the location to which a link leads if the link's own name implies no type.
    ///
    /// If the name implies a type, or the link can't be resolved, returns the location of the link.
    private static func tellingLocation(_ location: FileLocation) -> FileLocation {
        let path = location.path
        guard MIMEType(fileName: String(decoding: path, as: UTF8.self)) == nil,
            let resolved = realpath((path + [0]).map { CChar(bitPattern: $0) }, nil)
        else { return location }
        defer { free(resolved) }
        let bytes = UnsafeBufferPointer(start: resolved, count: strlen(resolved))
        return FileLocation(path: bytes.map { UInt8(bitPattern: $0) })
    }
}
