extension StaticString {
    /// Checks whether two texts have the same bytes, without making strings of them.
    func isEqual(to other: StaticString) -> Bool {
        UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount).equals(other)
    }
}
