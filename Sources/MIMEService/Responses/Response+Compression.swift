#if Server
import CGzip
import HTTPTypes
import NIOCore

extension Response {
    /// The minimum length, in bytes, of responses that are compressed.
    ///
    /// Smaller responses fit into a packet anyway, so compressing them would gain nothing noticeable.
    private static let minCompressedLength = 1400

    var isWorthCompressing: Bool { body.readableBytes >= Self.minCompressedLength }

    /// Returns the same response compressed with gzip; nil if that would not be shorter.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-8.4
    func compressed() -> Response? {
        guard let small = Self.gzip(body), small.readableBytes < body.readableBytes else { return nil }
        var response = Response(status: status, headers: headers, body: small)
        response.headers[.contentLength] = String(small.readableBytes)
        response.headers[.contentEncoding] = "gzip"
        // A strong tag identifies exact bytes, and these have changed.
        if let tag = headers[.eTag], !tag.hasPrefix("W/") { response.headers[.eTag] = "W/\(tag)" }
        return response
    }

    private static func gzip(_ bytes: ByteBuffer) -> ByteBuffer? {
        let bound = gzip_bound(bytes.readableBytes)
        var small = ByteBuffer()
        let count = small.writeWithUnsafeMutableBytes(minimumWritableBytes: bound) { room in
            bytes.withUnsafeReadableBytes { bytes in
                gzip_compress(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
                    room.baseAddress?.assumingMemoryBound(to: UInt8.self), room.count)
            }
        }
        return count > 0 ? small : nil
    }
}

extension HTTPFields {
    /// Whether the client accepts gzip, either by name or by a wildcard.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
    var acceptsGzip: Bool {
        var qualities: [Substring: Double] = [:]
        for coding in self[values: .acceptEncoding].flatMap({ $0.split(separator: ",") }).prefix(16) {
            let parts = coding.split(separator: ";", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let name = parts.first?.lowercased() else { continue }
            let quality = parts.dropFirst().first.map { $0.lowercased() } ?? "q=1"
            qualities[name[...]] = quality.hasPrefix("q=") ? Double(quality.dropFirst(2)) ?? 0 : 1
        }
        return (qualities["gzip"] ?? qualities["x-gzip"] ?? qualities["*"] ?? 0) > 0
    }
}
#endif
