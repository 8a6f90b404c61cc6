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
        objects.charge(2 * PDFFormScript.longest)
        var tokens = objects.tokens(at: place)
        guard tokens.next().isName("JS", in: tokens.bytes) else { return false }
        let value = PDFObjects.Place(buffer: place.buffer, offset: tokens.position)
        let token = tokens.next()
        guard objects.reference(at: value) != nil else {
            return tokens.next().kind == .close && Self.isFormScript(token, in: tokens.bytes)
        }
        _ = (tokens.next(), tokens.next())
        guard tokens.next().kind == .close else { return false }
        guard isResolving else { return nil }
        let values = objects.values(at: value)
        return !values.isEmpty && values.allSatisfy(isFormScript)
    }

    /// Checks the value of another object.
    private func isFormScript(at place: PDFObjects.Place) -> Bool {
        objects.charge(2 * PDFFormScript.longest)
        var tokens = objects.tokens(at: place)
        let token = tokens.next()
        guard token.kind == .open else { return Self.isFormScript(token, in: tokens.bytes) }
        // Readers must agree on the data of the stream, so that they all run the script that is judged here.
        guard let stream = PDFStream(objects, at: place), stream.hasCertainEnd,
            let script = stream.content(limit: PDFFormScript.longest + 1)
        else { return false }
        return PDFFormScript.isOnlyCall(script)
    }

    private static func isFormScript(_ token: PDFTokens.Token, in bytes: UnsafeRawBufferPointer) -> Bool {
        PDFText(token, in: bytes).map { PDFFormScript.isOnlyCall(Array($0.prefix(PDFFormScript.longest + 1))) } ?? false
    }
}
