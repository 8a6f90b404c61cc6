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
    static let minLength = 4

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
            if instruction == PickleInstruction.stop {
                // Another object may follow the first one.
                return count > 0 && (position + 1 == size || position + 1 < head.count && head[position + 1] == 0x80)
            }
            guard let length = PickleInstruction.argument(instruction, head, at: position + 1),
                length <= size - position
            else { return hasArrays }
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
}
