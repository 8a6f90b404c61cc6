/// An instruction of a pickled Python object.
///
/// https://github.com/python/cpython/blob/main/Lib/pickletools.py
enum PickleInstruction {
    /// The instruction that ends an object.
    static let stop: UInt8 = 0x2E

    /// Returns the length of an instruction's argument, which may end after the head; nil if there is no such
    /// instruction or it can't have such an argument.
    static func argument(_ instruction: UInt8, _ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        switch instruction {
        case 0x28, 0x29, 0x30...0x32, 0x4E, 0x51, 0x52, 0x5D, 0x61, 0x62, 0x64, 0x65, 0x6C, 0x6F, 0x73...0x75, 0x7D,
            0x81, 0x85...0x89, 0x8F...0x94, 0x97, 0x98:
            0
        case 0x4B, 0x68, 0x71, 0x82: 1
        case 0x4D, 0x83: 2
        case 0x4A, 0x6A, 0x72, 0x84: 4
        case 0x47, 0x95: 8
        case 0x43, 0x55, 0x8A, 0x8C: counted(head, at: offset, width: 1)
        case 0x42, 0x54, 0x58, 0x8B: counted(head, at: offset, width: 4)
        case 0x8D, 0x8E, 0x96: counted(head, at: offset, width: 8)
        default: written(instruction, head, at: offset)
        }
    }

    /// Returns the length of an argument that consists of lines.
    private static func written(_ instruction: UInt8, _ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        switch instruction {
        case 0x63, 0x69:
            guard let module = word(head, at: offset, ByteClass.isNameByte) else { return nil }
            return word(head, at: offset + module, ByteClass.isNameByte).map { module + $0 }
        case 0x46, 0x49, 0x4C: return word(head, at: offset, isNumberByte)
        case 0x53: return head.has("'", at: offset) || head.has("\"", at: offset) ? line(head, at: offset) : nil
        case 0x67, 0x70: return word(head, at: offset, ByteClass.isDigit)
        case 0x50: return line(head, at: offset)
        case 0x56: return line(head, at: offset) { _ in true }
        default: return nil
        }
    }

    private static func counted(_ head: UnsafeRawBufferPointer, at offset: Int, width: Int) -> Int? {
        guard offset + width <= head.count else { return width }
        guard let length = head.littleEndian(at: offset, width: width), length < 1 << 48 else { return nil }
        return width + length
    }

    /// Returns the length of a line that is not empty, with its end; nil if there is none with only some bytes.
    private static func word(
        _ head: UnsafeRawBufferPointer, at offset: Int, _ isAllowed: (UInt8) -> Bool
    ) -> Int? {
        line(head, at: offset, isAllowed).flatMap { $0 > 1 ? $0 : nil }
    }

    private static func line(
        _ head: UnsafeRawBufferPointer, at offset: Int, _ isAllowed: (UInt8) -> Bool = { $0 >= 0x20 }
    ) -> Int? {
        var position = offset
        while position < head.count, head[position] != 0x0A {
            guard isAllowed(head[position]) else { return nil }
            position += 1
        }
        return position + 1 - offset
    }

    /// Checks whether a byte may occur in an integer, a floating-point number, or the words for those that are none.
    private static func isNumberByte(_ byte: UInt8) -> Bool {
        ByteClass.isDigit(byte) || "+-.eLinfa".utf8.contains(byte)
    }
}
