#if Upload
import NIOCore
import NIOHTTPCompression

/// Decompresses gzip and deflate.
enum Decompression {
    /// The maximum number of bytes that one received byte may become; text and zeros rarely reach it, and a bomb has a
    /// thousand.
    static let largestRatio = 250

    static func handler() -> some ChannelHandler {
        NIOHTTPResponseDecompressor(limit: .ratio(largestRatio))
    }
}
#endif
