/// Judges the addresses of links that a reader of an office document may follow.
enum OfficeLink {
    /// Checks whether following a link starts a program or a script.
    ///
    /// A web address opens a page. Other links open a file, which may be a program, or start a program that is
    /// registered for a scheme.
    ///
    /// - Parameter address: the address in lower case, without blanks.
    /// - Returns: false for a link to a page, a document, a mail address or a telephone number.
    static func startsProgram(_ address: UnsafeRawBufferPointer) -> Bool {
        guard address.contains(UInt8(ascii: "%")) else { return isOfProgram(address) }
        return PercentEncoding.decoded(address).withUnsafeBytes { isOfProgram($0) }
    }

    private static func isOfProgram(_ address: UnsafeRawBufferPointer) -> Bool {
        // Windows ignores these at the end of a path.
        let end = address.lastIndex { $0 > 0x20 && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") } ?? -1
        let address = UnsafeRawBufferPointer(rebasing: address[..<(end + 1)])
        var isPath = false
        if let colon = address.firstIndex(of: UInt8(ascii: ":")) {
            if doingNothing.contains(where: address.equals) { return false }
            let scheme = UnsafeRawBufferPointer(rebasing: address[..<colon])
            if schemes.contains(where: scheme.equals) { return true }
            if scheme.has("ms-", at: 0), !documents.contains(where: scheme.equals) { return true }
            // A drive letter is not a scheme.
            if scheme.count > 1, !scheme.equals("file") { return false }
            isPath = true
        }
        var (path, suffix) = (ByteCursor(address), 0)
        while let byte = path.peek(), byte != UInt8(ascii: "#"), byte != UInt8(ascii: "?") {
            path.skip(1)
            if byte == UInt8(ascii: ".") { suffix = path.position }
        }
        guard suffix > 0 else { return false }
        let name = path.bytes(from: suffix, to: path.position)
        // Without a drive or a scheme, it is the domain of a page.
        return name.equals("com") ? isPath : UploadNameSuffixes.startsProgram(name)
    }

    /// Checks whether following a link starts a program or a script.
    static func startsProgram(_ address: [UInt8]) -> Bool { address.withUnsafeBytes { startsProgram($0) } }

    /// Schemes for scripts, for searches that run what they find, and for programs that take options from an address.
    ///
    /// https://learn.microsoft.com/windows/uwp/launch-resume/reserved-uri-scheme-names
    private static let schemes: [StaticString] = [
        "javascript", "vbscript", "search-ms", "search", "ssh", "telnet", "shell", "hcp", "mk", "its", "res",
        "itms-services", "macro", "script", "vnd.sun.star.script", "vnd.libreoffice.command", ".uno", "slot", "service",
    ]
    /// Links that web pages use where a click must do nothing, and that are copied with a page.
    private static let doingNothing: [StaticString] = [
        "javascript:", "javascript:;", "javascript://", "javascript:void(0)", "javascript:void(0);",
    ]
    /// Schemes by which Office opens documents.
    private static let documents: [StaticString] = [
        "ms-word", "ms-excel", "ms-powerpoint", "ms-visio", "ms-access", "ms-project", "ms-publisher", "ms-outlook",
        "ms-windows-store",
    ]
}
