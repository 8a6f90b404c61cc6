/// An element in the Distinguished Encoding Rules (DER): a tag, a length, and content.
///
/// The content may extend past the available bytes. Lengths of more than four bytes are not read.
/// https://www.itu.int/rec/T-REC-X.690
struct DERElement {
    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let octetString: UInt8 = 0x04
    static let objectIdentifier: UInt8 = 0x06
    static let enumerated: UInt8 = 0x0A
    static let sequence: UInt8 = 0x30
    static let set: UInt8 = 0x31
    static let context: UInt8 = 0xA0

    let tag: UInt8
    let start: Int
    let end: Int
    private let bytes: UnsafeRawBufferPointer

    /// Reads the element at an offset; nil if its header is not available or not DER.
    init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard offset >= 0, offset + 2 <= bytes.count else { return nil }
        let first = Int(bytes[offset + 1])
        if first < 0x80 {
            start = offset + 2
            end = start + first
        } else {
            let width = first - 0x80
            guard (1...4).contains(width), let length = bytes.bigEndian(at: offset + 2, width: width) else {
                return nil
            }
            start = offset + 2 + width
            end = start + length
        }
        tag = bytes[offset]
        self.bytes = bytes
    }

    /// Returns the elements in the content, at most `limit`; fewer if the bytes end before.
    func children(_ limit: Int) -> [DERElement] {
        var found: [DERElement] = []
        var offset = start
        while found.count < limit, offset < end, let child = DERElement(bytes, at: offset), child.end <= end {
            found.append(child)
            offset = child.end
        }
        return found
    }

    /// The first element in the content.
    var first: DERElement? { children(1).first }

    /// Whether the element is a sequence that starts with an object identifier, as the name of an algorithm does.
    var isAlgorithm: Bool { tag == Self.sequence && first?.tag == Self.objectIdentifier }

    /// Whether the element is a point in time.
    var isTime: Bool { tag == 0x17 || tag == 0x18 }

    /// The content, if it is available.
    var content: UnsafeRawBufferPointer? {
        end <= bytes.count ? UnsafeRawBufferPointer(rebasing: bytes[start..<end]) : nil
    }
}
