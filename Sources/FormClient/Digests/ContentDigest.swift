#if Upload
import MultipartFormData

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A checksum of a body, by which the receiver can detect damage.
public struct ContentDigest: Sendable, Hashable {
    /// An algorithm that computes a checksum.
    #if hasAttribute(nonexhaustive)
    @nonexhaustive
    #endif
    public enum Algorithm: String, Sendable, Hashable, CaseIterable {
        /// MD5, which detects damage but not forgery.
        case md5
        /// SHA-256.
        case sha256 = "sha-256"
        /// The CRC used by ZIP and gzip, with the polynomial 0x04C11DB7.
        case crc32
        /// The CRC used by iSCSI, with the polynomial 0x1EDC6F41.
        case crc32c
    }

    /// The algorithm that computed the checksum.
    public let algorithm: Algorithm
    /// The checksum, with its most significant byte first.
    public let bytes: [UInt8]

    /// The checksum in Base64, as it is written in headers.
    public var base64: String { Data(bytes).base64EncodedString() }
}

extension RequestBody {
    /// Computes the body's checksums with several algorithms, reading the body only once.
    ///
    /// - Parameter algorithms: the algorithms.
    /// - Returns: the checksums, in the order of `algorithms`.
    /// - Throws: a `FormClientError`, with the code `unreadableBody` if the body can't be read, or `invalidParameter`
    ///   if the body is a stream that can be read only once, and so couldn't be sent afterwards.
    public func digests(_ algorithms: [ContentDigest.Algorithm]) async throws(FormClientError) -> [ContentDigest] {
        let content = try get()
        guard content.bytes.isReplayable else {
            throw FormClientError(
                .invalidParameter, "body", reason: "can be read only once, so it can have no checksum; send a file")
        }
        var checksums = algorithms.map { $0.makeChecksum() }
        do {
            for try await chunk in content.bytes {
                for index in checksums.indices { chunk.withUnsafeBytes { checksums[index].update($0) } }
            }
        } catch {
            throw FormClientError.body(error, url: "body")
        }
        return zip(algorithms, checksums).map { ContentDigest(algorithm: $0, bytes: $1.value()) }
    }
}
#endif
