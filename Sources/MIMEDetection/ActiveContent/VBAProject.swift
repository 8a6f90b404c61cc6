/// Decides whether the project of Visual Basic in an old document has any code.
///
/// Programs write a project with a module for each sheet even if there is no macro. It is empty if every module's
/// source has nothing but attributes, and its compiled form, which is what runs, has no line.
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-ovba
struct VBAProject {
    private let file: CompoundStreams

    init(_ file: CompoundStreams) { self.file = file }

    /// Whether all modules were read and have no code; false if anything can't be read.
    var isEmpty: Bool {
        guard file.isSound else { return false }
        let lists = file.entries.filter { $0.kind == 2 && $0.key == "dir" }
        guard lists.count == 1, let packed = file.content(of: lists[0]), let list = VBACompression.unpacked(packed[...])
        else { return false }
        let modules = list.withUnsafeBytes(Self.modules)
        guard let modules, !modules.isEmpty, modules.count <= Self.maxModules else { return false }
        var sizes = 0
        return modules.allSatisfy { module in
            let streams = file.entries.filter { $0.kind == 2 && $0.key == module.stream }
            guard streams.count == 1 else { return false }
            // Several modules in one stream are none that a program writes.
            sizes += streams[0].size
            return sizes <= file.bytes.count && isEmpty(module, streams[0])
        }
    }

    private static let maxModules = 512

    private struct Module {
        /// The name of its stream in lowercase.
        let stream: String
        let offset: Int
    }

    /// The modules in the list, by the name of their streams and where their source starts; nil if it is damaged.
    private static func modules(_ bytes: UnsafeRawBufferPointer) -> [Module]? {
        var (position, stream, modules): (Int, String?, [Module]) = (0, nil, [])
        while position + 6 <= bytes.count, let kind = bytes.littleEndian(at: position, width: 2),
            var length = bytes.littleEndian(at: position + 2, width: 4)
        {
            // The record of the version states a length that is four bytes of it.
            if kind == 0x09 { length = 6 }
            guard position + 6 + length <= bytes.count else { return nil }
            let content = UnsafeRawBufferPointer(rebasing: bytes[(position + 6)..<(position + 6 + length)])
            // The name in UTF-16 follows that in the code page, and is the one in the directory.
            if kind == 0x32 {
                let units = stride(from: 0, to: length & ~1, by: 2).map {
                    UInt16(content[$0]) | UInt16(content[$0 + 1]) << 8
                }
                stream = String(decoding: units, as: UTF16.self).lowercased()
            }
            if kind == 0x31 {
                guard let name = stream, let offset = content.littleEndian(at: 0, width: 4) else { return nil }
                modules.append(Module(stream: name, offset: offset))
                stream = nil
            }
            if kind == 0x10 { return modules }
            position += 6 + length
        }
        return nil
    }

    private func isEmpty(_ module: Module, _ stream: CompoundStreams.Entry) -> Bool {
        guard let content = file.content(of: stream), module.offset <= content.count,
            let source = VBACompression.unpacked(content[module.offset...])
        else { return false }
        return Self.isWithoutCode(source) && content[..<module.offset].withUnsafeBytes(Self.isWithoutLines)
    }

    private static func isWithoutCode(_ source: [UInt8]) -> Bool {
        source.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
            line.starts(with: "Attribute VB_".utf8) || line.allSatisfy { $0 <= 0x20 }
                || line.elementsEqual("Option Explicit".utf8)
        }
    }

    /// Whether the compiled form has the mark before the number of its lines, and that number is zero wherever it is.
    private static func isWithoutLines(_ compiled: UnsafeRawBufferPointer) -> Bool {
        var (cursor, count) = (ByteCursor(compiled), 0)
        while !cursor.isAtEnd {
            cursor.skip(to: 0xFE)
            let place = cursor.position
            cursor.skip(1)
            guard compiled.has([0xFE, 0xCA], at: place) else { continue }
            guard compiled.littleEndian(at: place + 4, width: 2) == 0 else { return false }
            count += 1
        }
        return count > 0
    }
}
