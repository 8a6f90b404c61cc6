#if Upload
import NIOCore
import NIOHTTPCompression

/// Decompresses gzip and deflate.
enum Decompression {
    /// The maximum number of bytes that one received byte may expand to.
    ///
    /// Text and zeros rarely reach it; a decompression bomb expands each byte to about a thousand.
    static let largestRatio = 250

    static func handler() -> some ChannelHandler {
        NIOHTTPResponseDecompressor(limit: .ratio(largestRatio))
    }
}
#endif
