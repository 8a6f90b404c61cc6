/// Recognises the code of templates, which may be anywhere in a text of any format.
enum TemplateLine {
    /// Checks whether a line that isn't empty starts with a tag or a place-holder, or contains template code.
    static func isTemplate(_ line: UnsafeRawBufferPointer) -> Bool {
        if line[0] == UInt8(ascii: "@") || line[0] == UInt8(ascii: "<") { return true }
        for place in line.indices.dropLast() {
            let (first, second) = (line[place], line[place + 1])
            if first == UInt8(ascii: "{"), "{%#$".utf8.contains(second) { return true }
            if second == UInt8(ascii: "{"), first == UInt8(ascii: "$") || first == UInt8(ascii: "%") { return true }
        }
        return false
    }
}
