public import Foundation
import MIMEDetection
public import MIMETypes

/// A detection for a source that can be read only once, and the bytes that were read from the source.
public struct ReadAhead: Sendable {
    /// The detection, and whether the unread bytes could change the detected type.
    public let result: PrefixDetection
    /// The bytes that were read from the source.
    ///
    /// The whole content consists of these bytes, followed by those that remain to be read from the source.
    public let data: Data

    /// The detection based on the bytes that were read, the name and the declared type.
    public var detection: Detection { result.detection }

    /// The type detected from the bytes that were read, the name and the declared type.
    public var type: MIMEType { result.type }

    /// Reads until the answer is final, the limit is reached, or the source ends.
    ///
    /// The argument of `read` is the maximum number of bytes to return. If `read` returns no bytes, the source has
    /// ended.
    init(
        detector: MIMEDetector, _ name: String?, _ declaredType: MIMEType?, limit: Int, read: (Int) throws -> Data
    ) throws {
        var session = DetectionSession(detector: detector, name: name, declaredType: declaredType, headLimit: limit)
        var data = Data()
        while !session.isFinal, data.count < limit {
            let chunk = try read(min(Self.chunkLength, limit - data.count))
            if chunk.isEmpty {
                try session.finish()
                break
            }
            data.append(chunk)
            try session.feed(chunk)
        }
        self.data = data
        result = try session.look()
    }

    /// One byte more than a head, which shows whether the content ends with the head.
    private static let chunkLength = (8 << 10) + 1
}
