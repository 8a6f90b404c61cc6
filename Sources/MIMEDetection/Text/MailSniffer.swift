import MIMETypes

/// Recognises mail and news messages by the header fields at the start.
///
/// Any text may start with one field name, but only messages start with two of their fields.
/// https://www.rfc-editor.org/rfc/rfc5322#section-2.2
enum MailSniffer: TextSniffer {
    static let tier = Evidence.Tier.weak

    private static let names: Set<String> = [
        "received", "return-path", "delivered-to", "from", "to", "cc", "subject", "date", "message-id", "mime-version",
        "in-reply-to", "references", "reply-to", "sender", "content-type", "content-transfer-encoding",
        "dkim-signature",
        "authentication-results", "arc-seal", "x-mailer", "user-agent", "thread-topic", "errors-to", "status",
    ]
    /// Fields that occur only in web pages that a browser saved with all their parts.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2557
    private static let archiveNames: Set<String> = ["snapshot-content-location"]
    private static let serverNames: Set<String> = ["received", "return-path", "delivered-to", "message-id"]
    /// What their names start with.
    private static let serverStarts = ASCIISet("rdm")
    private static let newsNames: Set<String> = ["newsgroups", "path", "xref"]

    static func candidate(_ text: TextSample) -> Candidate? {
        emlx(text) ?? message(text.bytes).map { candidate($0.type, $0.detail, text) }
    }

    private static func message(_ bytes: UnsafeRawBufferPointer) -> (type: StaticString, detail: String)? {
        guard mayStartField(bytes.first) else { return nil }
        var cursor = ByteCursor(bytes)
        var header = Header()
        if cursor.starts(with: "From ") {
            let line = cursor.takeLine()
            if isPatch(line) { return ("text/x-patch", "patch in mail's form") }
            (header.isMailbox, header.isDated) = (true, isDated(line))
        }
        while !cursor.isAtEnd, header.fields < 64 {
            if let byte = cursor.peek(), byte == 0x20 || byte == 0x09 {
                // A field that continues.
                guard header.fields > 0, !cursor.takeLine().isEmpty else { return nil }
                continue
            }
            let line = cursor.takeLine()
            if line.isEmpty { break }
            var rest = ByteCursor(line)
            let field = rest.take { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
            guard !field.isEmpty, rest.peek() == UInt8(ascii: ":")
            else { return cursor.isAtEnd ? answer(header) : nil }
            let name = field.string.lowercased()
            // Lower-case field names are rare in mail and common elsewhere, so a message with them must start with a
            // field that only a server writes.
            let isWritten = (0x41...0x5A).contains(line[0]) || !header.known.isDisjoint(with: serverNames)
            guard isWritten || serverNames.contains(name) else { return nil }
            header.fields += 1
            if names.contains(name) || newsNames.contains(name) || name.hasPrefix("x-") { header.known.insert(name) }
            if name == "newsgroups" { header.isNews = true }
            if archiveNames.contains(name) || name == "from" && isSavedPage(line) { header.isArchive = true }
        }
        return answer(header)
    }

    /// What the header of a message tells.
    private struct Header {
        /// The names that only messages have.
        var known = Set<String>()
        /// The number of fields.
        var fields = 0
        /// Whether the line that separates the messages of a mailbox comes first, and whether it contains a date.
        var (isMailbox, isDated) = (false, false)
        var (isNews, isArchive) = (false, false)
    }

    /// Checks whether the line that starts a message in a mailbox contains a date in C's form, after any sender:
    /// `From MAILER-DAEMON Thu Jan  1 00:00:00 2020`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4155#appendix-A
    private static func isDated(_ line: UnsafeRawBufferPointer) -> Bool {
        let words = line.split(separator: 0x20).map(UnsafeRawBufferPointer.init(rebasing:))
        return words.indices.dropLast(4).contains { index in
            weekdays.contains { words[index].equals($0) } && months.contains { words[index + 1].equals($0) }
                && words[index + 2].allSatisfy(ByteClass.isDigit)
                && words[index + 3].has(":", at: 2) && words[index + 3].has(":", at: words[index + 3].count - 3)
        }
    }

    private static let weekdays: [StaticString] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Checks whether a byte may be the first of a message: an upper-case letter, or the lower-case one of a field that
    /// servers write.
    private static func mayStartField(_ byte: UInt8?) -> Bool {
        byte.map { (0x41...0x5A).contains($0) || serverStarts.contains($0) } ?? false
    }

    /// Recognises an Apple Mail message, whose length is on a line before it.
    private static func emlx(_ text: TextSample) -> Candidate? {
        var cursor = ByteCursor(text.bytes)
        let digits = cursor.take { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { return nil }
        _ = cursor.take { $0 == 0x20 }
        guard cursor.consume("\n"), let message = message(cursor.rest(cursor.remaining)) else { return nil }
        return candidate("message/x-emlx", "\(message.detail) after a number", text)
    }

    /// Checks whether git wrote the line: after the hash of a commit, git writes a date that never changes.
    ///
    /// https://git-scm.com/docs/git-format-patch
    private static func isPatch(_ line: UnsafeRawBufferPointer) -> Bool {
        line.has(" Mon Sep 17 00:00:00 2001", at: line.count - 25)
    }

    /// Checks whether the sender of the message is a browser: `From: <Saved by Blink>`.
    private static func isSavedPage(_ line: UnsafeRawBufferPointer) -> Bool {
        var cursor = ByteCursor(line)
        return cursor.skip(behind: "Saved by ") && line.count < 80
    }

    private static func answer(_ header: Header) -> (type: StaticString, detail: String)? {
        let known = header.known
        let isTold =
            !known.isDisjoint(with: ["received", "message-id", "return-path", "mime-version"])
            || known.contains("from") && !known.isDisjoint(with: ["to", "date", "subject", "newsgroups"])
            || known.isSubset(of: ["to", "cc", "delivered-to", "reply-to", "from", "subject"])
                && known.count == header.fields
        guard known.count >= 2 && isTold || header.isDated && !known.isEmpty else { return nil }
        let detail = "\(known.count) header fields of a message"
        if header.isArchive { return ("application/x-mimearchive", "header fields of a saved page") }
        if header.isMailbox { return ("application/mbox", detail) }
        return (header.isNews ? "message/news" : "message/rfc822", detail)
    }
}
