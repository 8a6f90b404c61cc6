/// The largest of several sizes.
struct LargestSize {
    private var width = 0
    private var height = 0

    /// Compares a size with those before by the number of pixels; sides that no format can have are cut off.
    mutating func add(_ width: Int, _ height: Int) {
        let (width, height) = (min(max(0, width), Self.longest), min(max(0, height), Self.longest))
        if width * height > self.width * self.height { (self.width, self.height) = (width, height) }
    }

    /// Two such sides can be multiplied.
    private static let longest = 1 << 31

    /// The largest; nil if there was none with pixels.
    var header: ImageHeader? { width > 0 ? .size(width, height) : nil }
}
