import MIMETypes

/// Pickled Python objects, in version 2 or later of the protocol.
///
/// The first instructions are checked. Joblib writes the data of arrays between the instructions, where no more can be
/// checked.
///
/// https://peps.python.org/pep-0307/, https://peps.python.org/pep-3154/,
/// https://github.com/python/cpython/blob/main/Lib/pickletools.py,
/// https://github.com/joblib/joblib/blob/main/joblib/numpy_pickle.py
enum PickleFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x80]

    /// The maximum number of instructions that are checked, and the number that must be valid if the end is not among
    /// them.
    private static let (most, enough) = (128, 4)

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        let version = head[1]
        guard (2...5).contains(version) else { return nil }
        let size = resource.knownSize ?? Int.max
        if version >= 4, head[2] == 0x95 {
            guard let frame = head.littleEndian(at: 3, width: 8), frame > 0, frame <= size - 11 else { return nil }
        }
        guard isSound(head, size) else { return nil }
        return structural("application/x-pickle", "instructions of protocol #", Int(version))
    }

    private static func isSound(_ head: UnsafeRawBufferPointer, _ size: Int) -> Bool {
        var (position, count, hasArrays) = (2, 0, false)
        while count < most, position < head.count {
            let instruction = head[position]
            if instruction == 0x2E {
                // Another object may follow the first one.
                return count > 0 && (position + 1 == size || position + 1 < head.count && head[position + 1] == 0x80)
            }
            guard let length = argument(instruction, head, at: position + 1), length <= size - position else {
                return hasArrays
            }
            if namesArrays(instruction, head, at: position + 1) { hasArrays = true }
            position += 1 + length
            count += 1
        }
        return count >= enough || position >= head.count && count > 1
    }

    /// Checks whether an instruction names the module whose arrays are followed by their data.
    private static func namesArrays(_ instruction: UInt8, _ head: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        switch instruction {
        case 0x63: head.has("joblib.numpy_pickle\n", at: offset)
        case 0x8C: head.has("joblib.numpy_pickle", at: offset + 1)
        default: false
        }
    }

    /// Returns the length of an instruction's argument; nil if there is no such instruction.
    private static func argument(_ instruction: UInt8, _ head: UnsafeRawBufferPointer, at offset: Int) -> Int? {
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
        case 0x63, 0x69: lines(head, at: offset, count: 2)
        case 0x46, 0x49, 0x4C, 0x50, 0x53, 0x56, 0x67, 0x70: lines(head, at: offset, count: 1)
        default: nil
        }
    }

    private static func counted(_ head: UnsafeRawBufferPointer, at offset: Int, width: Int) -> Int? {
        guard offset + width <= head.count else { return width }
        guard let length = head.littleEndian(at: offset, width: width), length < 1 << 48 else { return nil }
        return width + length
    }

    private static func lines(_ head: UnsafeRawBufferPointer, at offset: Int, count: Int) -> Int? {
        var position = offset
        for _ in 0..<count {
            while position < head.count, head[position] != 0x0A {
                guard head[position] >= 0x20 else { return nil }
                position += 1
            }
            position += 1
        }
        return position - offset
    }
}
