import MIMEDetection
import MIMETypes

/// Advice on the extension that a file should have instead of one that contradicts its content.
enum ExtensionAdvice: Equatable {
    /// Nothing contradicts the name.
    case keep
    /// The content contradicts the name, but this command must not change the name.
    case refuse(reason: String)
    case rename(Rename)

    /// Makes the advice for a file.
    ///
    /// Only an extension that represents a type is replaced, and only if the content is identified with certainty.
    ///
    /// Nothing is ever appended to a name: a suffix that represents no type, such as a version number, is part of the
    /// name. Programs, libraries and links keep their names, since other programs find them by name.
    ///
    /// - Parameters:
    ///   - answer: the result for the file.
    ///   - mode: the file's kind and permissions according to `lstat`; nil if the file no longer exists.
    init(_ answer: FileAnswer, mode: FileMode?) {
        let detection = answer.detection
        guard let conflict = detection.conflicts.first(where: { $0.kind != .declaredTypeContradicts }) else {
            self = .keep
            return
        }
        guard let mode, mode.isRegularFile else {
            self = .refuse(reason: "\(conflict), and it is a link, not a file")
            return
        }
        guard Self.isCertain(detection), let wanted = Self.wantedExtension(detection.type) else {
            self = .refuse(reason: "\(conflict), and the right extension is not certain")
            return
        }
        let nameStart = answer.path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let name = answer.path[nameStart...]
        guard let suffix = Self.fileExtension(of: name, standingFor: conflict.claimed) else {
            self = .refuse(reason: "\(conflict), and it has no extension to replace")
            return
        }
        guard !mode.isExecutable, !Self.isProgram(detection.type) else {
            self = .refuse(reason: "\(conflict), and programs and libraries are found by their names")
            return
        }
        let new = answer.path[..<nameStart] + name.dropLast(suffix.utf8.count) + Array(wanted.utf8)
        self = .rename(Rename(old: answer.path, new: Array(new)))
    }

    private static let programs = [
        "application/x-executable", "application/x-elf", "application/x-sharedlib", "application/x-object",
        "application/x-mach-o", "application/x-msdownload",
    ].compactMap { MIMEType($0) }

    /// Checks whether files of a type are run or linked by name; this includes scripts and object code.
    private static func isProgram(_ type: MIMEType) -> Bool {
        programs.contains { TypeRegistry.standard.isSubtype(type, of: $0) }
    }

    /// Checks whether a detection is based on more than the words of a text or the file's name.
    ///
    /// The first line of a script is not sufficient, because many scripts are read by programs that expect the scripts'
    /// names.
    private static func isCertain(_ detection: Detection) -> Bool {
        switch detection.evidence.basis {
        case .signature, .container, .xmlRoot, .libmagic: detection.evidence.tier >= .signature
        case .fileKind, .declaredType, .name, .text, .fallback: false
        }
    }

    /// Returns the preferred extension of a type if that extension represents the type; nil if it doesn't, or if the
    /// type has no extension.
    private static func wantedExtension(_ type: MIMEType) -> String? {
        guard let wanted = type.preferredFileExtension else { return nil }
        let registry = TypeRegistry.standard
        let isTelling = MIMEType.types(fileExtension: wanted).contains {
            registry.isBuiltLike($0, type) || registry.isBuiltLike(type, $0)
        }
        return isTelling ? wanted : nil
    }

    /// Returns the longest part of a name after a dot that represents a type; nil if there is none.
    private static func fileExtension(of name: ArraySlice<UInt8>, standingFor type: MIMEType) -> String? {
        var rest = name.dropFirst()
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[(dot + 1)...]
            // A number is a version, or possibly the section of a manual page.
            if rest.allSatisfy({ 0x30...0x39 ~= $0 }) { return nil }
            let text = String(decoding: rest, as: UTF8.self)
            let types = MIMEType.types(fileExtension: text)
            if types.contains(type), !text.contains(".") || types.contains(where: { $0.isCalled(text) }) {
                return text
            }
        }
        return nil
    }
}

extension MIMEType {
    /// Checks whether an extension that contains a dot is known as a whole, and not just by its last part.
    fileprivate func isCalled(_ text: String) -> Bool { fileExtensions.contains(text.lowercased()) }
}
