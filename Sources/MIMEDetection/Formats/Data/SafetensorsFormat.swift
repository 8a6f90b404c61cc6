import MIMETypes

/// Tensors after a JSON description, whose length comes first.
///
/// https://huggingface.co/docs/safetensors/index#format
enum SafetensorsFormat: ContainerFormat {
    static let firstBytes = Array(UInt8.min...UInt8.max)

    /// The maximum length of a description that readers accept.
    private static let longest = 100_000_000

    static func mayMatch(_ head: UnsafeRawBufferPointer) -> Bool { head.count >= 16 && head[8] == 0x7B }

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count >= 16, head[8] == 0x7B, head[7] == 0, let length = head.littleEndian(at: 0, width: 8),
            (8...longest).contains(length), length <= (resource.knownSize ?? Int.max) - 8
        else { return nil }
        let description = UnsafeRawBufferPointer(rebasing: head[8..<min(head.count, 8 + length)])
        let marks: [StaticString] = ["\"__metadata__\"", "\"data_offsets\""]
        let isTold = marks.contains { mark in
            var cursor = ByteCursor(description)
            return cursor.skip(behind: mark)
        }
        // Without tensors, the description is an empty object that is padded to eight bytes.
        let isEmpty = length == 8 && description.elementsEqual("{}      ".utf8)
        return isTold || isEmpty ? structural("application/x-safetensors", "description of # bytes", length) : nil
    }
}
