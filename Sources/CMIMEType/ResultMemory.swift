import CMIMETypeHeader

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// The memory of a result, except for constant text; it is freed with the result.
final class ResultMemory {
    private var blocks: [UnsafeMutableRawPointer] = []

    /// Copies text into the memory.
    func text(_ text: String) -> UnsafePointer<CChar>? {
        guard let copy = strdup(text) else { return nil }
        blocks.append(copy)
        return UnsafePointer(copy)
    }

    /// Copies values into the memory, to be read as an array in C.
    func array<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element>? {
        let count = elements.count * MemoryLayout<Element>.stride
        guard count > 0, let room = malloc(count) else { return nil }
        blocks.append(room)
        let start = room.bindMemory(to: Element.self, capacity: elements.count)
        start.initialize(from: elements, count: elements.count)
        return UnsafePointer(start)
    }

    /// Copies values into the memory, to be read through an array of pointers in C, so that the structures can grow.
    func pointers<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<UnsafePointer<Element>?>? {
        guard let start = array(elements) else { return nil }
        return array(elements.indices.map { Optional(start + $0) })
    }

    deinit {
        for block in blocks { free(block) }
    }
}
