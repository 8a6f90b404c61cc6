import MIMETypes

/// An incremental parser for forms encoded as `multipart/form-data`, which parses the bytes as they arrive.
///
/// Feed the parser chunks of any size. After each chunk, call `next()` until it returns nil. The size of the chunks
/// affects only how content is split into events. Content is not copied, so memory use doesn't grow with its length.
///
/// Lines must end with a carriage return and a line feed, as RFC 7578 requires. A strict parser refuses a form that
/// other programs would read differently. A lenient parser skips bytes before the first boundary and after the last.
/// It decodes the escapes that browsers write in names: `%22` for `"`, and `%0D` and `%0A` for line breaks. If a
/// `Content-Disposition` can't be read that way, a lenient parser treats `\` as an escape character, as Go and mail
/// programs do. If `filename` is missing, a lenient parser uses `filename*`.
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
    /// The bytes that have been fed but not parsed yet.
    var input: ArraySlice<UInt8> = []
    /// The offset of the input, in bytes from the start of the form.
    var offset = 0
    /// A search for a line break followed by two hyphens and the boundary.
    let delimiter: ByteSearch
    /// The number of bytes at the end of the input so far that match the start of the delimiter.
    ///
    /// The number is 2 at first, because the first delimiter needs no line break. In a lenient parser, it is 2 again
    /// after the headers of each part, because the line break of the blank line can be that of the delimiter.
    var matched = 2
    /// The number of matched bytes that don't belong to the part's content even if no delimiter follows.
    var matchedBefore = 2
    /// The bytes of the current part's headers that have arrived so far.
    var headers: [UInt8] = []
    /// The number of complete lines in the headers.
    var headerCount = 0
    /// The offset in `headers` of the line that is not complete yet.
    var lineStart = 0
    /// The number of bytes so far in the headers of all parts and in the padding after boundaries.
    var totalHeaderLength = 0
    /// The offset in the form of the current headers, or of the padding after the current boundary.
    var sectionStart = 0
    var partCount = 0
    /// The number of further bytes that the content of the current part may have.
    var room = 0
    var roomLimit = ""
    /// Whether the current part has an empty file name, so that a strict parser refuses any content in it.
    var mustBeEmpty = false
    /// A search for boundaries that other programs might find in headers and content.
    var watch: BoundaryWatch
    /// The first bytes after the end of the form, which a strict parser checks.
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
        let legal = try strictness == .strict ? Boundary(strict: boundary) : Boundary(lenient: boundary)
        self.init(boundary: legal, limits: limits, strictness: strictness)
    }

    /// Adds the next bytes of the form to the input.
    ///
    /// - Parameter chunk: any number of bytes, which are kept until `next()` has parsed them.
    public mutating func feed(_ chunk: ArraySlice<UInt8>) {
        guard failure == nil, state != .ended || strictness == .strict else { return }
        if input.isEmpty { input = chunk } else { input += chunk }
    }

    /// Adds the next bytes of the form to the input.
    ///
    /// - Parameter chunk: any number of bytes, which are kept until `next()` has parsed them.
    public mutating func feed(_ chunk: [UInt8]) {
        feed(chunk[...])
    }

    /// Returns the next event.
    ///
    /// After an error, each later call throws the same error. The events for all bytes before the error's offset are
    /// returned before the error is thrown. If the error's code is `ambiguous`, some of these events may be missing.
    ///
    /// - Returns: an event, or nil if more bytes are needed or the form has ended.
    /// - Throws: a `FormDataError` with an offset if the form is malformed or exceeds a limit, or if a strict parser
    ///   refuses the form.
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

    /// Checks that the form is complete.
    ///
    /// Call this method at the end of the input, after `next()` has returned nil.
    ///
    /// - Throws: a `FormDataError` with the code `unexpectedEnd` if the form is not complete, or the error that
    ///   `next()` threw.
    public func finish() throws(FormDataError) {
        if let failure { throw failure }
        guard state == .ended else { throw FormDataError(.unexpectedEnd, offset: offset + input.count) }
    }
}
