/// Detects the type of a stream as its bytes arrive.
///
/// ```swift
/// var session = DetectionSession(detector: detector, name: "upload.bin")
/// for try await chunk in body where try session.feed(chunk) { break }    // final: the rest need not be looked at
/// let detection = try session.finish()
/// ```
///
/// A session repeats the detection only once the bytes that the last detection asked for have arrived, not for every
/// chunk. Until the answer is final, it keeps the first `headLimit` bytes and, if the stream is longer, its last bytes,
/// so an archive of any length is recognised by the directory at its end. Memory is bounded by `headLimit` plus about a
/// megabyte.
public struct DetectionSession: Sendable {
    /// The number of bytes kept from the end of a long stream, enough for the end of a ZIP archive with its directory.
    static let tailLength = (512 << 10) + WantedBytes.longestTail

    private let detector: any MIMETypeDetecting
    private let name: String?
    private let declaredType: MIMEType?
    private let headLimit: Int
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    /// The number of bytes that must have arrived before it is worth detecting again.
    private var nextLength: Int

    /// The number of bytes that have arrived.
    public private(set) var count = 0
    /// Whether all bytes have arrived.
    public private(set) var isComplete = false
    /// The latest answer; nil before the first one.
    public private(set) var result: PrefixDetection?

    /// Creates a session that has not received any bytes.
    ///
    /// - Parameters:
    ///   - detector: the detector that decides.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - headLimit: the number of bytes kept from the start, never fewer than the length of the detector's head.
    public init(
        detector: any MIMETypeDetecting, name: String? = nil, declaredType: MIMEType? = nil, headLimit: Int = 1 << 20
    ) {
        self.detector = detector
        self.name = name
        self.declaredType = declaredType
        nextLength = detector.limits.headLength + 1
        self.headLimit = max(headLimit, nextLength)
    }

    /// Whether the type is final: no further bytes can change it.
    public var isFinal: Bool { isComplete || result?.isFinal ?? false }

    /// Takes the next bytes, and repeats the detection if enough have arrived.
    ///
    /// - Parameter bytes: the bytes that follow those already passed.
    /// - Returns: true if the answer is final; any further bytes are then only counted.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func feed(_ bytes: some Sequence<UInt8>) throws(ResourceError) -> Bool {
        precondition(!isComplete, "a stream that has ended can't continue")
        let isKept = bytes.withContiguousStorageIfAvailable { keep(UnsafeRawBufferPointer($0)) } != nil
        if !isKept { Array(bytes).withUnsafeBytes { keep($0) } }
        if !isFinal, head.count >= nextLength { try look() }
        return isFinal
    }

    /// Ends the stream and decides on its type.
    ///
    /// - Returns: the detection; the same as before if it was already final.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func finish() throws(ResourceError) -> Detection {
        if let result, isFinal { return end(result) }
        if tail.isEmpty {
            return end(try detector.detect(prefix: head, isComplete: true, name: name, declaredType: declaredType))
        }
        let source = StreamSource(head: head, tail: tail[...], count: count, isComplete: true)
        let resource = Resource(
            source: source, name: name.map { ResourceName($0) }, declaredType: declaredType, limits: detector.limits)
        return end(PrefixDetection(try detector.detect(resource)))
    }

    /// Detects the type from the bytes that have arrived, even if more are needed to be certain.
    ///
    /// - Returns: the answer so far.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func look() throws(ResourceError) -> PrefixDetection {
        if let result, isFinal { return result }
        let seen = try detector.detect(prefix: head, isComplete: false, name: name, declaredType: declaredType)
        result = seen
        if let wanted = seen.wanted {
            // A format may ask for one more piece each time; looking each time would cost more than the stream.
            let isEnough = wanted.prefixLength <= head.count
            nextLength = isEnough ? .max : max(wanted.prefixLength, head.count + head.count / 4)
        } else {
            forget()
        }
        return seen
    }
}

extension DetectionSession {
    private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        guard !isFinal else { return }
        let room = headLimit - head.count
        head += bytes.prefix(room)
        guard bytes.count > room else { return }
        let rest = bytes.dropFirst(room).suffix(Self.tailLength)
        if tail.count + rest.count > 2 * Self.tailLength {
            tail.removeFirst(max(0, tail.count + rest.count - Self.tailLength))
        }
        tail += rest
    }

    private mutating func end(_ result: PrefixDetection) -> Detection {
        isComplete = true
        self.result = PrefixDetection(result.detection)
        forget()
        return result.detection
    }

    /// Frees the memory of bytes that are not examined again.
    private mutating func forget() {
        head = []
        tail = []
    }
}
