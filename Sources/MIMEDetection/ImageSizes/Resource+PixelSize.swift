package import MIMETypes

extension Resource {
    /// Returns the width and height of an image, as its header states them.
    ///
    /// - Parameter type: the canonical type of the content.
    /// - Returns: the width and height in pixels; nil if the header is damaged or isn't read for that type.
    package func pixelSize(of type: MIMEType) -> (width: Int, height: Int)? {
        guard case .size(let width, let height) = try? ImageHeader.read(self, type) else { return nil }
        return (width, height)
    }
}
