import MIMETypes

/// Neural networks as Protocol Buffers messages, which have no signature: the fields of the model must be in order, up
/// to the graph with its nodes.
///
/// https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
enum ONNXFormat: ContainerFormat {
    static let firstBytes: [UInt8] = [0x08]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard (3...32).contains(head[1]) else { return nil }
        var cursor = ByteCursor(head, at: 2)
        var last = 1
        while let key = cursor.next() {
            let (field, kind) = (Int(key >> 3), key & 7)
            guard field > last, field <= 7 else { return nil }
            if field == 5 {
                guard kind == 0, number(&cursor) != nil else { return nil }
            } else {
                guard kind == 2, let length = number(&cursor) else { return nil }
                if field == 7 { return isGraph(cursor, length, resource.knownSize) ? model(head[1]) : nil }
                guard length < 4096, isText(cursor.rest(length), length) else { return nil }
                cursor.skip(length)
            }
            last = field
        }
        return nil
    }

    private static func model(_ version: UInt8) -> Candidate {
        structural("application/x-onnx", "model of version # with a graph", Int(version))
    }

    /// Checks whether a graph comes next: nodes, the first of which starts with the name of an input or an output.
    private static func isGraph(_ start: ByteCursor, _ length: Int, _ size: Int?) -> Bool {
        var cursor = start
        guard size.map({ length <= $0 - start.position }) ?? true, cursor.next() == 0x0A,
            let node = number(&cursor), node >= 4, node <= length, let field = cursor.next(),
            let name = number(&cursor), name <= node, field == 0x0A || field == 0x12
        else { return false }
        return isText(cursor.rest(name), name)
    }

    private static func isText(_ bytes: UnsafeRawBufferPointer, _ length: Int) -> Bool {
        bytes.count == length && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    /// Reads a variable-length number of at most five bytes.
    private static func number(_ cursor: inout ByteCursor) -> Int? {
        var value = 0
        for position in 0..<5 {
            guard let byte = cursor.next() else { return nil }
            value |= Int(byte & 0x7F) << (7 * position)
            if byte < 0x80 { return value }
        }
        return nil
    }
}
