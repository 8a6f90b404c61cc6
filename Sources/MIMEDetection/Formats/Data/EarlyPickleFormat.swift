import MIMETypes

/// Pickled Python objects in version 0 or 1 of the protocol, which have no header.
///
/// The instructions are followed on a stack, which must contain what each of them takes, and the object alone at the
/// end.
///
/// https://github.com/python/cpython/blob/main/Lib/pickletools.py
enum EarlyPickleFormat: ContainerFormat {
    static let firstBytes = Array("()]}cFGIJKLMNSTUVX".utf8)
    static let minLength = 2

    /// The maximum number of instructions that are followed.
    private static let most = 128
    /// The minimum number of different instructions if the end is not among them: lines of names look like instructions
    /// of one or two kinds.
    private static let enough = 4
    /// The number of instructions in an object that no other data resembles by chance.
    private static let proof = 2

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool {
        head.count >= minLength && PickleInstruction.argument(head[0], head, at: 1) != nil
    }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard let count = instructions(head, resource.knownSize ?? Int.max) else { return nil }
        let isNumber = head[0] == UInt8(ascii: "I") || head[0] == UInt8(ascii: "L") || head[0] == UInt8(ascii: "F")
        if count < proof, !isNumber { return weak("application/x-pickle", "an instruction without a header") }
        return structural("application/x-pickle", "# instructions without a header", count)
    }

    /// Returns the number of instructions; nil if one of them is not valid.
    private static func instructions(_ head: UnsafeRawBufferPointer, _ size: Int) -> Int? {
        var (position, count, stack, kinds) = (0, 0, PickleStack(), 0 as UInt64)
        while count < most, position < head.count {
            let instruction = head[position]
            if instruction == PickleInstruction.stop { return stack.isDone && position + 1 == size ? count : nil }
            guard let length = PickleInstruction.argument(instruction, head, at: position + 1),
                length <= size - position, stack.follow(instruction)
            else { return nil }
            position += 1 + length
            count += 1
            kinds |= 1 &<< UInt64(instruction & 63)
        }
        let isUnfinished = count == most || position < size
        return isUnfinished && kinds.nonzeroBitCount >= enough ? count : nil
    }
}
