/// An array that belongs to the caller and is shared by the threads of a batch.
///
/// The caller keeps the array alive until the call returns. No thread writes what another one reads, and each element
/// is written by only one thread.
struct CallerArray<Element: BitwiseCopyable>: Sendable {
    /// The address as a number, since pointers can't be sent to other threads.
    private let address: UInt

    init(_ start: UnsafePointer<Element>?) {
        address = UInt(bitPattern: start)
    }

    /// Returns the element at an index; nil if there is no array.
    subscript(index: Int) -> Element? { UnsafePointer<Element>(bitPattern: address).map { $0[index] } }

    func initialize(_ index: Int, to element: Element) {
        UnsafeMutablePointer<Element>(bitPattern: address)?.advanced(by: index).initialize(to: element)
    }
}
