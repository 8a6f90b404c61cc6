#if FUZZING || DEBUG
@testable import MIMEDetection
import MIMETypes

/// Parts of office documents as they are after unpacking, which a fuzzer hardly reaches inside of an archive.
extension FuzzTarget {
    private static let officeParts: [OfficePart] = [
        .types, .relations, .chartRelations, .fields, .slide, .link, .ribbon, .drawing, .binaryLink, .content,
        .configuration, .manifest, .controls,
    ]

    /// A search of a part finds the same twice; content of OpenDocument that is searched in two pieces is searched as
    /// the whole, if it consists of tags as XML allows them.
    static func searchPart(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count > 2 else { return }
        let content = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[2...])
        switch Int(bytes[0]) % (officeParts.count + 4) {
        case let number where number < officeParts.count:
            let part = officeParts[number]
            precondition(features(part, content) == features(part, content), "what is found must not change")
            if case .content = part, isOfTags(content) {
                readInPieces(content, first: Int(bytes[1]) * content.count / 256)
            }
        case officeParts.count: _ = RTFSearch.findings(in: content)
        case officeParts.count + 1: _ = OldDocumentSearch.readings(inWorkbook: content)
        case officeParts.count + 2: _ = XMLScriptSearch.readings(in: content, isDrawing: bytes[1] > 127)
        default: _ = TableFormulas.readings(in: content)
        }
    }

    private static func features(_ part: OfficePart, _ content: UnsafeRawBufferPointer) -> Set<OtherReading.Feature> {
        Set(OfficeText(content)?.withBytes { part.findings(in: $0) }.map(\.feature) ?? [])
    }

    /// Checks whether text has only tags that XML allows, which end before the next one starts.
    private static func isOfTags(_ content: UnsafeRawBufferPointer) -> Bool {
        guard !content.contains("<!"), !content.contains("<?") else { return false }
        var cursor = ByteCursor(content)
        while !cursor.isAtEnd {
            _ = cursor.nextElement()
            while let attribute = cursor.nextAttribute() {
                let isName = attribute.name.allSatisfy { $0 > 0x2C && $0 < 0x7B }
                guard isName, attribute.offset > 0, content[attribute.offset - 1] == 0x20,
                    !attribute.value.contains(UInt8(ascii: "<")), isQuoted(attribute.value, in: content)
                else { return false }
            }
            if !cursor.isAtEnd, cursor.peek() != UInt8(ascii: ">") { return false }
        }
        return true
    }

    private static func isQuoted(_ value: UnsafeRawBufferPointer, in content: UnsafeRawBufferPointer) -> Bool {
        guard let start = value.baseAddress, let first = content.baseAddress, start > first else { return false }
        return [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(content[start - first - 1])
    }

    private static func readInPieces(_ content: UnsafeRawBufferPointer, first: Int) {
        var (whole, parted) = (OpenDocumentContent(), OpenDocumentContent())
        _ = whole.read(content, isLast: true)
        let taken = parted.read(UnsafeRawBufferPointer(rebasing: content[..<first]), isLast: false)
        precondition(taken <= first, "only what there is can be read")
        _ = parted.read(UnsafeRawBufferPointer(rebasing: content[taken...]), isLast: true)
        precondition(
            Set(whole.found.map(\.feature)) == Set(parted.found.map(\.feature)), "pieces must be read as the whole")
    }
}
#endif
