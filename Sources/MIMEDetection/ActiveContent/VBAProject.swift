/// Decides whether the Visual Basic project in an old document contains any code.
///
/// Programs write a project with a module for each sheet even if there is no macro. A project is empty if the source of
/// every module consists only of attributes, and the compiled form, which is what runs, contains no lines.
/// https://learn.microsoft.com/openspecs/office_file_formats/ms-ovba
struct VBAProject {
    private let file: CompoundStreams

    init(_ file: CompoundStreams) { self.file = file }

    /// Whether all modules were read and contain no code; false if anything can't be read.
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
            // No program writes several modules to one stream.
            sizes += streams[0].size
            return sizes <= file.bytes.count && isEmpty(module, streams[0])
        }
    }

    private static let maxModules = 512

    private struct Module {
        /// The name of the module's stream in lower case.
        let stream: String
        let offset: Int
    }

    /// Returns the modules in the list, with the names of their streams and the offsets of their source code; nil if
    /// the list is damaged.
    private static func modules(_ bytes: UnsafeRawBufferPointer) -> [Module]? {
        var (position, stream, modules): (Int, String?, [Module]) = (0, nil, [])
        while position + 6 <= bytes.count, let kind = bytes.littleEndian(at: position, width: 2),
            var length = bytes.littleEndian(at: position + 2, width: 4)
        {
            // The version record states a length of four bytes, although it has six.
            if kind == 0x09 { length = 6 }
            guard position + 6 + length <= bytes.count else { return nil }
            let content = UnsafeRawBufferPointer(rebasing: bytes[(position + 6)..<(position + 6 + length)])
            // The name in UTF-16 follows the name in the code page, and is the one used in the directory.
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

    /// Checks whether the compiled form contains the marker before the number of lines, and the number is zero at each
    /// occurrence.
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
