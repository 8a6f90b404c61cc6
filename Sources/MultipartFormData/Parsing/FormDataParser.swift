import MIMETypes

/// An incremental parser for forms, which parses the bytes as they arrive.
///
/// Feed it chunks of any size, and ask for events until there are no more. The size of the chunks affects only how the
/// `bytes` of a part are split. Content is not copied, so memory use doesn't grow with it.
///
/// Lines end with carriage return and line feed, as RFC 7578 requires. A strict parser refuses a form that other
/// programs would read differently. A lenient one skips bytes before the first boundary and after the last. It decodes
/// names as browsers encode them: `%22` is `"`, and `%0D` and `%0A` are line breaks. If a header is not valid that way,
/// `\` is an escape character, as in Go and mail programs. `filename*` is used if there is no `filename`.
///
/// ```swift
/// var parser = try FormDataParser(contentType: request.contentType)
/// for try await chunk in request.body {
///     parser.feed(chunk)
///     while let event = try parser.next() { handle(event) }
/// }
/// try parser.finish()
/// ```
public struct FormDataParser: Sendable {
    /// The limits on the form.
    public let limits: FormDataLimits
    /// How the parser treats forms that different programs would read differently.
    public let strictness: FormDataStrictness

    enum State: Equatable {
        case preamble, delimiterEnd(DelimiterEnd), headers, content, ended
    }

    /// What has been read after a boundary.
    enum DelimiterEnd {
        case nothing, hyphen, padding, carriageReturn
    }

    var state = State.preamble
    /// The bytes that were fed and have not been used yet.
    var input: ArraySlice<UInt8> = []
    /// The offset of the input, in bytes from the start of the form.
    var offset = 0
    /// A search for a line break, two hyphens and the boundary.
    let delimiter: ByteSearch
    /// The number of bytes of the delimiter with which the previous chunks ended.
    ///
    /// At the very start, the delimiter's line break may be missing. After headers, that of the blank line may replace
    /// it.
    var matched = 2
    /// The number of these bytes that don't belong to the part's content.
    var matchedBefore = 2
    /// The headers of the current part so far.
    var headers: [UInt8] = []
    /// The number of complete lines in the headers.
    var headerCount = 0
    /// The offset in the headers of the line that is not complete.
    var lineStart = 0
    /// The number of bytes in all headers so far.
    var totalHeaderLength = 0
    /// The offset of the current headers or of the padding after the current boundary.
    var sectionStart = 0
    var partCount = 0
    /// The number of bytes that the current part may still have.
    var room = 0
    var roomLimit = ""
    /// Whether the current part is a file without a name, which must be empty.
    var mustBeEmpty = false
    /// A search for boundaries that other programs might find.
    var watch: BoundaryWatch
    /// The bytes so far after the end of the form.
    var epilogue: [UInt8] = []
    var failure: FormDataError?

    /// Creates a parser for a known boundary.
    ///
    /// - Parameters:
    ///   - boundary: the boundary between the parts.
    ///   - limits: the limits on the form.
    ///   - strictness: whether to refuse forms that different programs would read differently.
    public init(boundary: Boundary, limits: FormDataLimits = .standard, strictness: FormDataStrictness = .lenient) {
        delimiter = ByteSearch(Array("\r\n--\(boundary)".utf8))
        watch = BoundaryWatch(boundary)
        self.limits = limits
        self.strictness = strictness
    }

    /// Creates a parser for the boundary in a header.
    ///
    /// - Parameters:
    ///   - contentType: the value of the request's `Content-Type`.
    ///   - limits: the limits on the form.
    ///   - strictness: whether to refuse forms that different programs would read differently.
    /// - Throws: a `FormDataError` with the code `notFormData` if the value is not `multipart/form-data` with a
    ///   boundary, `illegalBoundary` if the boundary is not valid, or `ambiguous` if a strict parser refuses the value.
    public init(
        contentType: String, limits: FormDataLimits = .standard, strictness: FormDataStrictness = .lenient
    ) throws(FormDataError) {
        guard let type = MIMEType(contentType), type.withoutParameters == .multipartFormData,
            let boundary = type[parameter: "boundary"]
        else { throw FormDataError(.notFormData, contentType) }
        if strictness == .strict { try StrictHeaders.check(contentType: contentType) }
        let legal = try strictness == .strict ? Boundary(validating: boundary) : Boundary(lenient: boundary)
        self.init(boundary: legal, limits: limits, strictness: strictness)
    }

    /// Takes the next bytes of the form.
    ///
    /// - Parameter chunk: any number of bytes. They are kept until `next` has used them.
    public mutating func feed(_ chunk: ArraySlice<UInt8>) {
        guard failure == nil, state != .ended || strictness == .strict else { return }
        if input.isEmpty { input = chunk } else { input += chunk }
    }

    /// Takes the next bytes of the form.
    ///
    /// - Parameter chunk: any number of bytes. They are kept until `next` has used them.
    public mutating func feed(_ chunk: [UInt8]) {
        feed(chunk[...])
    }

    /// Returns the next event.
    ///
    /// - Returns: an event, or nil if more bytes are needed or the form has ended.
    /// - Throws: a `FormDataError` with an offset if the form is malformed or exceeds a limit; each later call throws
    ///   the same error. All events before that offset have been returned.
    public mutating func next() throws(FormDataError) -> Event? {
        if let failure { throw failure }
        do throws(FormDataError) {
            return try nextEvent()
        } catch {
            failure = error
            input = []
            throw error
        }
    }

    /// Checks that the form is complete when the input ends; call this method after `next` has returned nil.
    ///
    /// - Throws: a `FormDataError` with the code `unexpectedEnd` if the form has not ended, or the error that `next`
    ///   threw.
    public func finish() throws(FormDataError) {
        if let failure { throw failure }
        guard state == .ended else { throw FormDataError(.unexpectedEnd, offset: offset + input.count) }
    }
}
