/// The script of an action in a PDF: a string, or a stream in another object.
///
/// https://pdfa.org/resource/iso-32000-2/ section 12.6.4.17
struct PDFActionScript {
    private let objects: PDFObjects
    /// Whether all objects are known, so that references can be followed.
    private let isResolving: Bool

    init(_ objects: PDFObjects, isResolving: Bool) { (self.objects, self.isResolving) = (objects, isResolving) }

    /// Checks whether a script that only formats fields is the last entry of a dictionary.
    ///
    /// - Parameter place: the place after the kind of the action.
    /// - Returns: nil if the script is in another object that can't be found yet.
    func isOnlyFormScript(after place: PDFObjects.Place) -> Bool? {
        var tokens = objects.tokens(at: place)
        guard tokens.next().isName("JS", in: tokens.bytes) else { return false }
        return isOnlyFormScript(at: place.moved(to: tokens.position), isBeforeKind: false)
    }

    /// Checks whether a script only formats fields, and whether nothing follows but the kind of the action.
    ///
    /// - Parameters:
    ///   - value: the place of the script.
    ///   - isBeforeKind: whether the kind comes after the script, where programs that sort entries write it.
    /// - Returns: nil if the script is in another object that can't be found yet.
    func isOnlyFormScript(at value: PDFObjects.Place, isBeforeKind: Bool) -> Bool? {
        objects.charge(2 * PDFFormScript.longest)
        var tokens = objects.tokens(at: value)
        let token = tokens.next()
        let isReference = objects.reference(at: value) != nil
        if isReference { _ = (tokens.next(), tokens.next()) }
        if isBeforeKind {
            let isKind = tokens.next().isName("S", in: tokens.bytes)
            guard isKind, tokens.next().isName("JavaScript", in: tokens.bytes) else { return false }
        }
        guard tokens.next().kind == .close else { return false }
        guard isReference else { return isFormScript(token, of: value) }
        guard isResolving else { return nil }
        let values = objects.values(at: value)
        return !values.isEmpty && values.allSatisfy(isFormScript)
    }

    /// Checks the value of another object.
    private func isFormScript(at place: PDFObjects.Place) -> Bool {
        objects.charge(2 * PDFFormScript.longest)
        var tokens = objects.tokens(at: place)
        let token = tokens.next()
        guard token.kind == .open else { return isFormScript(token, of: place) }
        // Readers must agree on the data of the stream, so that they all run the script that is judged here.
        guard let stream = PDFStream(objects, at: place), stream.hasCertainEnd,
            let script = stream.content(limit: PDFFormScript.longest + 1)
        else { return false }
        return PDFFormScript.isOnlyCall(script)
    }

    private func isFormScript(_ token: PDFTokens.Token, of place: PDFObjects.Place) -> Bool {
        objects.text(token, of: place).map { PDFFormScript.isOnlyCall(Array($0.prefix(PDFFormScript.longest + 1))) }
            ?? false
    }
}
