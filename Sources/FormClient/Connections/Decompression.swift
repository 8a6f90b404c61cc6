#if Upload
import NIOCore
import NIOHTTPCompression

/// Undoes gzip and deflate.
enum Decompression {
    /// The most bytes for one that was received; text and zeros rarely reach it, and a bomb has a thousand.
    static let largestRatio = 250

    static func handler() -> some ChannelHandler {
        NIOHTTPResponseDecompressor(limit: .ratio(largestRatio))
    }
}
#endif
