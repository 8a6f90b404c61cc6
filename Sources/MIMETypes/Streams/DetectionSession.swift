/// An incremental detection of a stream's type, made while the bytes of the stream arrive.
///
/// ```swift
/// var session = DetectionSession(detector: detector, name: "upload.bin")
/// for try await chunk in body where try session.feed(chunk) { break }    // final: the rest need not be looked at
/// let detection = try session.finish()
/// ```
///
/// A session doesn't examine every chunk as it arrives. It repeats the detection when the bytes that the previous
/// detection requested have arrived. Until the answer is final, the session keeps the first `headLimit` bytes. If the
/// stream is longer, the session also keeps the stream's last bytes, up to about a megabyte, so it recognises an
/// archive of any length by the directory at the archive's end. The session keeps no other bytes of the stream.
public struct DetectionSession: Sendable {
    /// The minimum number of bytes kept from the end of a long stream: 512 KiB for a ZIP archive's directory, and the
    /// longest record at the archive's end.
    static let tailLength = (512 << 10) + WantedBytes.longestTail

    private let detector: any MIMETypeDetecting
    private let name: String?
    private let declaredType: MIMEType?
    private let headLimit: Int
    private var head: [UInt8] = []
    private var tail: [UInt8] = []
    /// The number of bytes that must have arrived before the detection is repeated.
    private var nextLength: Int

    /// The number of bytes that have arrived.
    public private(set) var count = 0
    /// Whether the stream has ended: true once `finish()` has been called.
    public private(set) var isComplete = false
    /// The latest answer; nil before the first detection.
    public private(set) var result: PrefixDetection?

    /// Creates a session that has not received any bytes.
    ///
    /// - Parameters:
    ///   - detector: the detector that decides.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - headLimit: the maximum number of bytes kept from the start. The minimum is one more than the detector's
    ///     `ReadLimits.headLength`; smaller values are raised to this minimum.
    public init(
        detector: any MIMETypeDetecting, name: String? = nil, declaredType: MIMEType? = nil, headLimit: Int = 1 << 20
    ) {
        self.detector = detector
        self.name = name
        self.declaredType = declaredType
        nextLength = detector.limits.headLength + 1
        self.headLimit = max(headLimit, nextLength)
    }

    /// Whether the type is final, which means that no further bytes can change it.
    public var isFinal: Bool { isComplete || result?.isFinal ?? false }

    /// Takes the next bytes of the stream, and repeats the detection if enough bytes have arrived.
    ///
    /// Don't call this method after `finish()`.
    ///
    /// - Parameter bytes: the bytes that follow those of the previous call.
    /// - Returns: true if the answer is final. Bytes that arrive after a final answer are counted but not examined.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func feed(_ bytes: some Sequence<UInt8>) throws(ResourceError) -> Bool {
        precondition(!isComplete, "a stream that has ended can't continue")
        let isKept = bytes.withContiguousStorageIfAvailable { keep(UnsafeRawBufferPointer($0)) } != nil
        if !isKept { Array(bytes).withUnsafeBytes { keep($0) } }
        if !isFinal, head.count >= nextLength { try look() }
        return isFinal
    }

    /// Ends the stream and decides on the stream's type.
    ///
    /// - Returns: the final detection. If the answer was already final, the detection is the same as before.
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

    /// Detects the type from the bytes that have arrived, even if more bytes are needed for a final answer.
    ///
    /// - Returns: the answer so far.
    /// - Throws: a `ResourceError` if a custom resolver throws one.
    @discardableResult
    public mutating func look() throws(ResourceError) -> PrefixDetection {
        if let result, isFinal { return result }
        let seen = try detector.detect(prefix: head, isComplete: false, name: name, declaredType: declaredType)
        result = seen
        if let wanted = seen.wanted {
            // A format may ask for one more piece each time. Repeating the detection for each piece would take too
            // long.
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

    /// Frees the memory of the kept bytes, which will not be examined again.
    private mutating func forget() {
        head = []
        tail = []
    }
}
