/// An array of the caller's that the threads of a batch share.
///
/// The caller keeps it alive until the call returns, no thread writes what another one reads, and each element is
/// written by one thread.
struct CallerArray<Element: BitwiseCopyable>: Sendable {
    /// The address as a number, since pointers belong to one thread.
    private let address: UInt

    init(_ start: UnsafePointer<Element>?) {
        address = UInt(bitPattern: start)
    }

    /// The element at an index; nil if there is no array.
    subscript(index: Int) -> Element? { UnsafePointer<Element>(bitPattern: address).map { $0[index] } }

    func initialize(_ index: Int, to element: Element) {
        UnsafeMutablePointer<Element>(bitPattern: address)?.advanced(by: index).initialize(to: element)
    }
}
