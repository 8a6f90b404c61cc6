import MIMEDetection
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Detects one file after the other.
///
/// A file that can't be read is reported, and the run goes on.
struct DetectionRun {
    /// The name that stands for standard input.
    static let standardInputName = Array("STDIN".utf8)

    /// The most that is read of standard input, which can't be read from the middle.
    private static let standardInputLimit = 1 << 20

    let detector: MIMEDetector
    let readsContent: Bool
    let followsLinks: Bool
    let output: any DetectionOutput

    /// Whether anything could not be read.
    private(set) var failed = false

    private var standardOutput = StandardOutput()

    init(detector: MIMEDetector, readsContent: Bool, followsLinks: Bool, output: any DetectionOutput) {
        self.detector = detector
        self.readsContent = readsContent
        self.followsLinks = followsLinks
        self.output = output
    }

    mutating func detect(path: [UInt8]) {
        do throws(ResourceError) {
            write(try detector.detect(resource(path)), of: path)
        } catch {
            fail("\(error)")
            output.write(error, path: path, to: &standardOutput)
        }
    }

    /// Takes the names from a file, `-` for standard input.
    mutating func detect(namesFrom list: [UInt8]) {
        guard let reader = list == Array("-".utf8) ? DescriptorReader() : DescriptorReader(path: list) else {
            return fail("\(ResourceError(errno: errno, path: String(decoding: list, as: UTF8.self)))")
        }
        var names = NameListReader(reader)
        if !names.forEachName({ detect(path: $0) }) {
            fail("\(ResourceError(errno: errno, path: String(decoding: list, as: UTF8.self)))")
        }
    }

    mutating func detectStandardInput() {
        guard let (bytes, isComplete) = DescriptorReader().readPrefix(Self.standardInputLimit) else {
            return fail("\(ResourceError(errno: errno, path: nil))")
        }
        do throws(ResourceError) {
            let source = PrefixSource(bytes, isComplete: isComplete)
            write(try detector.detect(Resource(source: source, limits: detector.limits)), of: Self.standardInputName)
        } catch {
            fail("\(error)")
        }
    }

    /// Writes out what is left.
    mutating func finish() {
        standardOutput.flush()
    }

    /// Puts a line on standard error, behind what has been said so far.
    mutating func report(_ message: String) {
        standardOutput.flush()
        StandardError.write("mimetype: \(message)")
    }

    private func resource(_ path: [UInt8]) throws(ResourceError) -> Resource {
        guard readsContent else { return Resource(name: ResourceName(pathBytes: path)) }
        return try Resource(pathBytes: path, followingLinks: followsLinks, limits: detector.limits)
    }

    private mutating func write(_ detection: Detection, of path: [UInt8]) {
        output.write(detection, path: path, to: &standardOutput)
    }

    private mutating func fail(_ message: String) {
        failed = true
        report(message)
    }
}
