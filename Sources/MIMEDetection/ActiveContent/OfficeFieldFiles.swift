/// The files and programs that the instructions of fields refer to.
struct OfficeFieldFiles {
    /// The name of the first field that includes another file.
    private(set) var inclusion: String?
    /// The first path to another machine in a field that makes a linked object.
    private(set) var linked: String?

    /// Checks whether an instruction is for DDE, and records the first one that includes another file.
    mutating func isExchange(_ instruction: UnsafeRawBufferPointer) -> Bool {
        if inclusion == nil { inclusion = Self.inclusion(in: instruction) }
        if linked == nil, instruction.has("link", at: 0) {
            let path = OfficeInstruction.path(in: instruction, from: 4)
            if OfficeRelations.isRemote(path) { linked = path.string }
        }
        return Self.startsProgram(instruction)
    }

    /// Returns the name of a field that includes the file at a path; nil for any other field.
    ///
    /// A field can also consist of the name of a bookmark, which has no path.
    private static func inclusion(in instruction: UnsafeRawBufferPointer) -> String? {
        guard let first = instruction.first, firstOfInclusions.contains(first) else { return nil }
        // The path comes after at most one name, that of a program's class.
        let hasPath = instruction.prefix(64).contains {
            $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
        }
        guard hasPath else { return nil }
        return OfficeInstruction.inclusions.first { instruction.starts(with: $0.utf8) }?.uppercased()
    }

    private static let firstOfInclusions = ASCIISet("ild")

    /// Checks whether an instruction, in lower case and without blanks, is for DDE, or links to a program.
    private static func startsProgram(_ instruction: UnsafeRawBufferPointer) -> Bool {
        // Blanks that are not in ASCII don't count.
        let start = instruction.firstIndex { $0 != UInt8(ascii: "\"") && $0 < 0x80 } ?? 0
        if instruction.has("dde", at: start) { return true }
        guard instruction.has("hyperlink", at: start) else { return false }
        return OfficeInstruction.paths(in: instruction.dropFirst(start + 9)).contains { OfficeLink.startsProgram($0) }
    }
}
