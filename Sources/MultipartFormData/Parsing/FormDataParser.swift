import MIMETypes

/// Parses a form while its bytes arrive.
///
/// Feed it chunks of any size, and ask for events until there are no more. The size of the chunks affects only how the
/// `bytes` of a part are split. Content is not copied, and memory does not grow with it.
///
/// Lines end with carriage return and line feed, as RFC 7578 requires. A strict parser refuses a form that other
/// programs would read differently. A lenient one skips bytes before the first boundary and after the last. It decodes
/// names as browsers encode them, with `%22`, `%0D` and `%0A` for `"` and line breaks. If a header is not valid that
/// way, `\` is an escape, as in Go and mail programs. `filename*` is used if there is no `filename`.
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
    /// The limits of the form.
    public let limits: FormDataLimits
    /// How to treat forms that programs read in different ways.
    public let strictness: FormDataStrictness

    enum State: Equatable {
        case preamble, delimiterEnd(DelimiterEnd), headers, content, ended
    }

    /// What has been read after a boundary.
    enum DelimiterEnd {
        case nothing, hyphen, padding, carriageReturn
    }

    var state = State.preamble
    /// The bytes that were fed and not used yet.
    var input: ArraySlice<UInt8> = []
    /// Where the input starts, in bytes from the start of the form.
    var offset = 0
    /// Finds a line break, two hyphens and the boundary.
    let delimiter: ByteSearch
    /// How many bytes of the delimiter the previous chunks ended with.
    ///
    /// At the very start its line break may be missing. After headers, that of the blank line may replace it.
    var matched = 2
    /// How many of these bytes belong to something else.
    var matchedBefore = 2
    /// The headers of the current part so far.
    var headers: [UInt8] = []
    /// How many of their lines are complete.
    var headerCount = 0
    /// Where the line starts that is not complete.
    var lineStart = 0
    /// The bytes of all headers so far.
    var totalHeaderLength = 0
    /// Where the current headers or the current boundary's padding start.
    var sectionStart = 0
    var partCount = 0
    /// How many bytes the current part may still have.
    var room = 0
    var roomLimit = ""
    /// Whether the current part is a file without a name, which must be empty.
    var mustBeEmpty = false
    /// Looks for boundaries that other programs might see.
    var watch: BoundaryWatch
    /// The bytes after the end of the form so far.
    var epilogue: [UInt8] = []
    var failure: FormDataError?

    /// Makes a parser for a known boundary.
    ///
    /// - Parameters:
    ///   - boundary: the boundary between the parts.
    ///   - limits: the limits of the form.
    ///   - strictness: whether to refuse forms that programs read in different ways.
    public init(boundary: Boundary, limits: FormDataLimits = .standard, strictness: FormDataStrictness = .lenient) {
        delimiter = ByteSearch(Array("\r\n--\(boundary)".utf8))
        watch = BoundaryWatch(boundary)
        self.limits = limits
        self.strictness = strictness
    }

    /// Makes a parser for the boundary in a header.
    ///
    /// - Parameters:
    ///   - contentType: the value of the request's `Content-Type`.
    ///   - limits: the limits of the form.
    ///   - strictness: whether to refuse forms that programs read in different ways.
    /// - Throws: a `FormDataError` with the code `notFormData` if it is not `multipart/form-data` with a boundary,
    ///   `illegalBoundary`, or `ambiguous`.
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
    ///   it again. All events before that offset have been returned.
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

    /// Ends the input; call it after `next` has returned nil.
    ///
    /// - Throws: a `FormDataError` with the code `unexpectedEnd` if the form has not ended, or the error that `next`
    ///   threw.
    public func finish() throws(FormDataError) {
        if let failure { throw failure }
        guard state == .ended else { throw FormDataError(.unexpectedEnd, offset: offset + input.count) }
    }
}
