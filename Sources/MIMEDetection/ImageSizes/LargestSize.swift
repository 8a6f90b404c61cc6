/// The largest of several sizes.
struct LargestSize {
    private var width = 0
    private var height = 0

    /// Compares a size with the previous ones by the number of pixels; a width or height that no format supports is
    /// limited.
    mutating func add(_ width: Int, _ height: Int) {
        let (width, height) = (min(max(0, width), Self.longest), min(max(0, height), Self.longest))
        if width * height > self.width * self.height { (self.width, self.height) = (width, height) }
    }

    /// The maximum width and height; two of them can be multiplied without overflow.
    private static let longest = 1 << 31

    /// The largest size; nil if there was none with pixels.
    var header: ImageHeader? { width > 0 ? .size(width, height) : nil }
}
