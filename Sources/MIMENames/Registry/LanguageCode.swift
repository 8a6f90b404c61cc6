import MIMETypes

/// The codes of two letters for the languages that people speak, with which the names of translated documents end, as
/// in `index.html.el`.
///
/// Codes that files with two extensions are more likely to have for another reason are left out: `br` (Brotli), `ps`
/// (PostScript), `so` (a library), `ts` (TypeScript) and `tt` (a template). So are `pl` (Perl) and `tk` (Tcl), with
/// which a server or a desktop may run the file.
///
/// https://www.loc.gov/standards/iso639-2/php/code_list.php,
/// https://httpd.apache.org/docs/2.4/mod/mod_mime.html#addlanguage
enum LanguageCode {
    private static let codes: StaticString = """
        aa ab af ak am an ar as av ay az ba be bg bh bi bm bn bo bs ca ce ch co cs cu cv cy da de dv dz
        ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie
        ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu
        lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pt qu
        rm rn ro ru rw sa sc sd se sg si sk sl sm sn sq sr ss st su sv sw ta te tg th ti tl tn to tr
        tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """

    /// The extensions of documents that are translated.
    private static let documents: [StaticString] = ["html", "htm", "xhtml", "shtml", "xml", "txt", "properties", "md"]

    /// Returns the position of the dot before the code with which the name of a document ends; nil for any other
    /// name.
    ///
    /// A region may follow the code, as in `pt-BR` and `zh_CN`.
    static func dot(before name: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let dot = end(of: name), let last = name[1..<dot].lastIndex(of: ASCII.dot) else { return nil }
        let suffix = name[(last + 1)..<dot]
        guard documents.contains(where: { isEqual(suffix, $0) }), isPresent(name[dot + 1], name[dot + 2]) else {
            return nil
        }
        return dot
    }

    private static func isEqual(_ suffix: Slice<UnsafeBufferPointer<UInt8>>, _ document: StaticString) -> Bool {
        let document = UnsafeBufferPointer(start: document.utf8Start, count: document.utf8CodeUnitCount)
        return suffix.elementsEqual(document) { $0.asciiLowercased == $1 }
    }

    /// Returns the position of the dot before the two letters, or two letters and a region, with which a name ends.
    private static func end(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        let end = name.count - 3
        guard end > 1 else { return nil }
        if name[end] == ASCII.dot { return end }
        guard name[end] == UInt8(ascii: "-") || name[end] == UInt8(ascii: "_"), end > 4, name[end - 3] == ASCII.dot
        else {
            return nil
        }
        return end - 3
    }

    /// Checks whether two bytes are a code, ignoring case.
    private static func isPresent(_ first: UInt8, _ second: UInt8) -> Bool {
        let (first, second) = (first.asciiLowercased, second.asciiLowercased)
        let text = UnsafeBufferPointer(start: codes.utf8Start, count: codes.utf8CodeUnitCount)
        return stride(from: 0, to: text.count - 1, by: 3).contains { text[$0] == first && text[$0 + 1] == second }
    }
}
