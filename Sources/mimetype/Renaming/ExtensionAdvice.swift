import MIMEDetection
import MIMETypes

/// Which extension a file should have instead of one that contradicts its content.
enum ExtensionAdvice: Equatable {
    /// Nothing contradicts the name.
    case keep
    /// The name is contradicted, but it is not for this command to change it.
    case refuse(reason: String)
    case rename(Rename)

    /// Only an extension that claimed a type is replaced, and only by one that the content proves.
    ///
    /// Nothing is ever added to a name: a suffix that stands for no type, such as the number of a version, is a part of
    /// it.
    /// Programs and libraries keep their names, by which they are found, and so do links.
    ///
    /// - Parameters:
    ///   - answer: what was found out about the file.
    ///   - mode: the file's kind and permissions, as `lstat` gives them; nil if there is no such file any more.
    init(_ answer: FileAnswer, mode: FileMode?) {
        let detection = answer.detection
        guard let conflict = detection.conflicts.first(where: { $0.kind != .declaredTypeContradicts }) else {
            self = .keep
            return
        }
        guard let mode, mode.isRegularFile else {
            self = .refuse(reason: "\(conflict), and it is not a file itself but a link")
            return
        }
        guard Self.isProven(detection), let wanted = Self.wantedExtension(detection.type) else {
            self = .refuse(reason: "\(conflict), and which extension it should have is not proven")
            return
        }
        let nameStart = answer.path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let name = answer.path[nameStart...]
        guard let claim = Self.fileExtension(of: name, claiming: conflict.claimed) else {
            self = .refuse(reason: "\(conflict), and it has no extension to replace")
            return
        }
        guard !mode.isExecutable, !Self.isProgram(detection.type) else {
            self = .refuse(reason: "\(conflict), and programs and libraries are found by their names")
            return
        }
        let new = answer.path[..<nameStart] + name.dropLast(claim.utf8.count) + Array(wanted.utf8)
        self = .rename(Rename(old: answer.path, new: Array(new)))
    }

    private static let programs = [
        "application/x-executable", "application/x-elf", "application/x-sharedlib", "application/x-object",
        "application/x-mach-o", "application/x-msdownload",
    ].compactMap { MIMEType($0) }

    /// Whether files of a type, scripts and object code among them, are run or linked by their names.
    private static func isProgram(_ type: MIMEType) -> Bool {
        programs.contains { TypeRegistry.standard.isSubclass(type, of: $0) }
    }

    /// Whether the type rests on more than words and on more than the name.
    ///
    /// The first line of a script is no proof: many are read by programs that know them by their names.
    private static func isProven(_ detection: Detection) -> Bool {
        switch detection.evidence.basis {
        case .signature, .container, .xmlRoot, .libmagic: detection.evidence.tier >= .signature
        case .fileKind, .declaredType, .name, .text, .fallback: false
        }
    }

    /// The usual extension of a type, if a file that has it is taken for one of that type.
    private static func wantedExtension(_ type: MIMEType) -> String? {
        guard let wanted = type.preferredFileExtension else { return nil }
        let registry = TypeRegistry.standard
        let isTelling = MIMEType.types(fileExtension: wanted).contains {
            registry.isBuiltLike($0, type) || registry.isBuiltLike(type, $0)
        }
        return isTelling ? wanted : nil
    }

    /// The longest part of a name after a dot that stands for a type.
    private static func fileExtension(of name: ArraySlice<UInt8>, claiming claimed: MIMEType) -> String? {
        var rest = name.dropFirst()
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[(dot + 1)...]
            // The number of a version, though it may be the section of a manual as well.
            if rest.allSatisfy({ 0x30...0x39 ~= $0 }) { return nil }
            let text = String(decoding: rest, as: UTF8.self)
            let types = MIMEType.types(fileExtension: text)
            if types.contains(claimed), !text.contains(".") || types.contains(where: { $0.isCalled(text) }) {
                return text
            }
        }
        return nil
    }
}

extension MIMEType {
    /// Whether an extension with a dot in it is known as a whole, not only by its end.
    fileprivate func isCalled(_ text: String) -> Bool { fileExtensions.contains(text.lowercased()) }
}
