import MultipartFormData

extension String {
    /// The text with percent escapes decoded as in a path; malformed escapes stay as they are.
    var removingPercentEncoding: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        return String(decoding: PercentEncoding.decode(Array(utf8)[...]) {}, as: UTF8.self)
    }
}
