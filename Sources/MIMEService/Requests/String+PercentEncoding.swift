import MultipartFormData

extension String {
    /// The text with percent escapes decoded, as they stand in a path; what is malformed stays as it is.
    var removingPercentEncoding: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        return String(decoding: PercentEncoding.decode(Array(utf8)[...]) {}, as: UTF8.self)
    }
}
