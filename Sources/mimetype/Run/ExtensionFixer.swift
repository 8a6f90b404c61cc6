import MIMEDetection
import MIMETypes
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Renames files whose extension does not fit what their content proves to be, or that have none.
///
/// A program without an extension keeps its name, by which it is called, and so does a hidden file.
/// A file that has the name already is never overwritten.
final class ExtensionFixer: Sendable {
    /// Whether renames are only printed.
    let isDryRun: Bool
    let pathStyle: PathStyle
    /// The names that files would have by now.
    private let planned = Mutex<Set<[UInt8]>>([])

    init(isDryRun: Bool, pathStyle: PathStyle) {
        self.isDryRun = isDryRun
        self.pathStyle = pathStyle
    }

    func fix(_ answer: FileAnswer, _ report: inout Report) {
        guard let path = Self.betterPath(answer) else { return keep(answer, &report) }
        if let error = isDryRun ? plan(path) : Self.rename(answer.path, path) {
            let reason = error == EEXIST ? "there is such a file" : String(cString: strerror(error)).lowercased()
            return report.fail("cannot rename '\(text(answer.path))' to '\(text(path))': \(reason); it keeps its name")
        }
        var line: [UInt8] = []
        pathStyle.append(answer.path, to: &line)
        line.append(" -> ")
        pathStyle.append(path, to: &line)
        line.append(0x0A)
        report.write(line)
    }

    /// Says why a file keeps a name that does not fit.
    private func keep(_ answer: FileAnswer, _ report: inout Report) {
        guard let conflict = answer.detection.conflicts.first else { return }
        report.say(
            "'\(text(answer.path))' keeps its name: \(conflict), and which extension it should have is not proven")
    }

    /// Tells the number of the error with which a rename to this path would fail.
    private func plan(_ path: [UInt8]) -> CInt? {
        var status = stat()
        if lstat((path + [0]).map(CChar.init(bitPattern:)), &status) == 0 { return EEXIST }
        if errno != ENOENT { return errno }
        let folder = path.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? Array(".".utf8)[...]
        if access((folder + [0]).map(CChar.init(bitPattern:)), W_OK) != 0 { return errno }
        return planned.withLock { $0.insert(path).inserted } ? nil : EEXIST
    }

    private func text(_ path: [UInt8]) -> String {
        String(decoding: path, as: UTF8.self).printable()
    }

    /// The path with the extension of the type; nil if the one it has fits, or if the content proves nothing.
    static func betterPath(_ answer: FileAnswer) -> [UInt8]? {
        let detection = answer.detection
        guard isProven(detection), let wanted = detection.type.preferredFileExtension else { return nil }
        let nameStart = answer.path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let name = answer.path[nameStart...]
        let known = knownExtension(of: name)
        if let known, fits(known, detection.type) { return nil }
        if known == nil, name.first == UInt8(ascii: ".") || canBeRun(answer.path) { return nil }
        // A suffix that stands for no type, such as the number of a version, is a part of the name.
        var stem = known.map { name.dropLast($0.utf8.count + 1) } ?? name
        if stem.last == UInt8(ascii: ".") { stem = stem.dropLast() }
        return answer.path[..<nameStart] + stem + Array(".\(wanted)".utf8)
    }

    private static func canBeRun(_ path: [UInt8]) -> Bool {
        var status = stat()
        return stat((path + [0]).map(CChar.init(bitPattern:)), &status) == 0 && status.st_mode & 0o111 != 0
    }

    /// Whether the type rests on more than words and on more than the name.
    private static func isProven(_ detection: Detection) -> Bool {
        switch detection.evidence.basis {
        case .signature, .container, .xmlRoot, .libmagic, .text: detection.evidence.tier >= .signature
        case .fileKind, .declaredType, .name, .fallback: false
        }
    }

    /// The longest part behind a dot that is an extension of some type.
    private static func knownExtension(of name: ArraySlice<UInt8>) -> String? {
        var rest = name.dropFirst()
        while let dot = rest.firstIndex(of: UInt8(ascii: ".")) {
            rest = rest[(dot + 1)...]
            // The number of a version, though it may be a manual's section as well.
            if rest.allSatisfy({ 0x30...0x39 ~= $0 }) { return nil }
            let text = String(decoding: rest, as: UTF8.self)
            if MIMEType(fileExtension: text) != nil, !text.contains(".") || isCompound(text) { return text }
        }
        return nil
    }

    /// Whether an extension with a dot is known as a whole, not only by its end.
    private static func isCompound(_ text: String) -> Bool {
        MIMEType(fileExtension: text)?.fileExtensions.contains(text.lowercased()) ?? false
    }

    /// Whether files of a type, or of a kind of it, are called so.
    private static func fits(_ fileExtension: String, _ type: MIMEType) -> Bool {
        let registry = TypeRegistry.standard
        if registry.extensions(of: type).contains(fileExtension.lowercased()) { return true }
        let named = MIMEType.types(fileExtension: fileExtension)
        return named.contains { registry.isSubclass($0, of: type) || registry.isSubclass(type, of: $0) }
    }

    /// Renames without replacing; gives the number of the error.
    ///
    /// A second name is given before the first is taken away, since `rename` itself would replace a file.
    private static func rename(_ old: [UInt8], _ new: [UInt8]) -> CInt? {
        let (old, new) = ((old + [0]).map(CChar.init(bitPattern:)), (new + [0]).map(CChar.init(bitPattern:)))
        if link(old, new) == 0 { return unlink(old) == 0 ? nil : errno }
        guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { return errno }
        // Some file systems know no second names.
        var status = stat()
        if lstat(new, &status) == 0 { return EEXIST }
        return systemRename(old, new) == 0 ? nil : errno
    }
}

private func systemRename(_ old: [CChar], _ new: [CChar]) -> CInt {
    rename(old, new)
}
