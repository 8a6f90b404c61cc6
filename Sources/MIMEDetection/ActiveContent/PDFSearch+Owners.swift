/// The numbers of the objects in a PDF.
extension PDFSearch {
    /// The maximum number of bytes in which the number of an object is looked for.
    private static let longestNumbers = 64

    /// Returns the object before whose `obj` an offset is; nil if its number can't be read.
    func owner(_ bytes: UnsafeRawBufferPointer, before offset: Int) -> PDFObjects.Owner? {
        let first = max(0, offset - Self.longestNumbers)
        var start = offset
        for _ in 0..<2 {
            while start > first, PDFTokens.isBlank(bytes[start - 1]) { start -= 1 }
            while start > first, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
        }
        var tokens = PDFTokens(bytes, at: start)
        let (number, version) = (tokens.next().number(in: bytes), tokens.next().number(in: bytes))
        if start > first || first == 0, let number, let version, tokens.position <= offset {
            let isOnOtherLine = bytes[tokens.position..<offset].contains { $0 == 0x0A || $0 == 0x0D }
            if isOnOtherLine, isInComment(bytes, start) { return nil }
            // Some readers take the number for one that isn't whole or positive.
            if start > 0, "+-.".utf8.contains(bytes[start - 1]) { return nil }
            return PDFObjects.Owner(number: number, version: version)
        }
        return ownerBetweenComments(UnsafeRawBufferPointer(rebasing: bytes[first..<offset]), isStart: first == 0)
    }

    /// Checks whether a line may be a comment before an offset.
    private func isInComment(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
        let before = bytes[max(0, offset - Self.longestComment)..<offset]
        objects.charge(before.count)
        let line = before.reversed().prefix { $0 != 0x0A && $0 != 0x0D }
        return line.count == Self.longestComment || line.contains(UInt8(ascii: "%"))
    }

    private static let longestComment = 256

    private func ownerBetweenComments(_ bytes: UnsafeRawBufferPointer, isStart: Bool) -> PDFObjects.Owner? {
        objects.charge(8 * bytes.count)
        var (tokens, last): (PDFTokens, [PDFTokens.Token]) = (PDFTokens(bytes, at: 0), [])
        while tokens.position < bytes.count {
            let token = tokens.next()
            if token.kind != .end { last = last.suffix(1) + [token] }
        }
        // The bytes may start within a comment.
        guard last.count == 2, isStart || bytes[..<last[0].start].contains(where: { $0 == 0x0A || $0 == 0x0D }),
            let number = last[0].number(in: bytes), let version = last[1].number(in: bytes)
        else { return nil }
        return PDFObjects.Owner(number: number, version: version)
    }
}
