/// The subject of a detection, such as a file: a name, a declared type, a kind of file, and bytes.
///
/// The name, the declared type and the bytes may be missing.
///
/// A resource is opened once. The head (the first bytes) is read once, on demand, and shared by all resolvers without
/// being copied. All other bytes are read in pieces, which count towards the limits. Resolvers never see a path.
///
/// A resource can't be shared between tasks: it belongs to the task that created it.
public final class Resource {
    /// The file name, without a directory; nil if there is no name.
    public let name: ResourceName?
    /// The type that a header or the caller declares; nil if no type is declared.
    public let declaredType: MIMEType?
    /// The kind of file.
    public let kind: FileKind
    /// The limits on reading.
    public let limits: ReadLimits
    // Each detection reads the properties below a dozen times. They are not checked for overlapping access at run time,
    // since a check would take longer than the read. No property is passed out for modification, so no two accesses can
    // overlap. Other modules would still check a public stored property, so the values that they read are stored in
    // private properties under other names.

    @exclusivity(unchecked)
    private var usageSoFar = ReadUsage()
    @exclusivity(unchecked)
    private var errorSoFar: ResourceError?
    @exclusivity(unchecked)
    private var failuresSoFar: [ResolverFailure] = []
    @exclusivity(unchecked)
    private var foundForm: TextForm??

    /// The bytes of a stream that are needed for a final answer; nil if enough bytes have arrived.
    ///
    /// While the length of the stream is unknown, every request by a resolver for bytes that have not arrived is added
    /// to this property. If a resolver reads `size`, the end of the stream is added, too. The property is always nil
    /// for files, and for content that is entirely in memory.
    public private(set) var wanted: WantedBytes?

    private let content: Content
    @exclusivity(unchecked)
    private var head: UnsafeRawBufferPointer?
    private var ownedHead: UnsafeMutableRawBufferPointer?
    /// All bytes of a source, once a single call has read all of them.
    @exclusivity(unchecked)
    private var ownedWhole: UnsafeMutableRawBufferPointer?
    private let file: FileSource?
    private let otherSource: OtherSource?

    /// Whether the bytes in memory are the whole content.
    private let isComplete: Bool

    private enum Content {
        case none
        /// Bytes in memory that the caller keeps alive.
        case memory(UnsafeRawBufferPointer)
        case source
    }

    /// A source other than a file, in an object of its own: few resources have one.
    private final class OtherSource {
        var source: any ByteSource

        init(_ source: any ByteSource) {
            self.source = source
        }
    }

    /// Creates a resource without bytes.
    ///
    /// - Parameters:
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - kind: the kind of file.
    public init(name: ResourceName?, declaredType: MIMEType? = nil, kind: FileKind = .regular) {
        self.name = name
        self.declaredType = declaredType
        self.kind = kind
        limits = .standard
        content = .none
        (file, otherSource) = (nil, nil)
        isComplete = true
    }

    /// Creates a resource whose bytes are read from a source.
    ///
    /// - Parameters:
    ///   - source: the source of the bytes.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    public init(
        source: some ByteSource, name: ResourceName? = nil, declaredType: MIMEType? = nil,
        limits: ReadLimits = .standard
    ) {
        self.name = name
        self.declaredType = declaredType
        kind = .regular
        self.limits = limits
        file = source as? FileSource
        otherSource = file == nil ? OtherSource(source) : nil
        content = .source
        isComplete = true
    }

    /// Creates a resource from an open file.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - head: the first bytes of the file, up to the limit `headLength`, or nil if they have not been read.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    init(source: FileSource, head: FileHead?, name: ResourceName?, declaredType: MIMEType?, limits: ReadLimits) {
        self.name = name
        self.declaredType = declaredType
        kind = .regular
        self.limits = limits
        (file, otherSource) = (source, nil)
        content = .source
        isComplete = true
        guard let head else { return }
        ownedHead = head.room
        self.head = UnsafeRawBufferPointer(rebasing: head.room[..<head.count])
        usageSoFar.reads = 1
        usageSoFar.bytes = head.count
    }

    /// Creates a resource with bytes in memory that the caller keeps alive and unchanged while the resource is in use.
    ///
    /// - Parameters:
    ///   - memory: all bytes of the content, or only the first bytes. The bytes are not copied.
    ///   - isComplete: false if more bytes follow, as in a stream that has not ended.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    public init(
        unownedMemory memory: UnsafeRawBufferPointer, isComplete: Bool = true, name: ResourceName? = nil,
        declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) {
        self.name = name
        self.declaredType = declaredType
        kind = .regular
        self.limits = limits
        content = .memory(memory)
        (file, otherSource) = (nil, nil)
        self.isComplete = isComplete
    }

    deinit {
        ownedHead?.deallocate()
        ownedWhole?.deallocate()
    }
}

extension Resource {
    /// Creates a resource with bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: all bytes of the content.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: the limits on reading.
    public convenience init(
        bytes: [UInt8], name: ResourceName? = nil, declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) {
        self.init(
            source: PrefixSource(bytes, isComplete: true), name: name, declaredType: declaredType, limits: limits)
    }

    /// How many reads and bytes have been needed so far, and whether a limit has been reached.
    public var usage: ReadUsage { usageSoFar }

    /// The error that prevented bytes from being read, or nil.
    package var readError: ResourceError? { errorSoFar }

    /// The resolvers that failed even though the bytes could be read.
    package var resolverFailures: [ResolverFailure] { failuresSoFar }

    /// Whether a resolver failed.
    package var hasFailures: Bool { !failuresSoFar.isEmpty }

    /// Records that a resolver failed.
    package func note(_ failure: ResolverFailure) { failuresSoFar.append(failure) }

    /// The encoding of the head, as determined by the first resolver that examined the head.
    ///
    /// The outer value is nil if no resolver has examined the head yet. The inner value is nil if the head is not text.
    package var formOfHead: TextForm?? {
        get { foundForm }
        set { foundForm = newValue }
    }

    /// Whether there is content, even if it is empty; false if only the name, declared type and kind of file are known.
    public var hasContent: Bool {
        if case .none = content { false } else { true }
    }

    /// The number of bytes, or nil if it is unknown.
    ///
    /// If a stream's length is unknown, reading this property records in `wanted` that the end of the stream is needed.
    public var size: Int? {
        if let size = knownSize { return size }
        if hasContent { want(upTo: 0, tailLength: WantedBytes.longestTail) }
        return nil
    }

    /// The number of bytes, or nil if it is unknown; unlike `size`, this property never changes `wanted`.
    package var knownSize: Int? {
        switch content {
        case .none: nil
        case .memory(let memory): isComplete ? memory.count : nil
        case .source: if let file { file.size } else { otherSource?.source.size }
        }
    }

    /// Whether the resource is a file that has been written to since it was opened.
    package var hasChanged: Bool { file?.hasChanged ?? false }

    /// Checks whether the head is the whole content; returns false if that is unknown.
    package func isHeadWhole() throws(ResourceError) -> Bool {
        if isComplete, case .memory(let memory) = content { return memory.count <= limits.headLength }
        let length = try headBuffer().count
        if let size = knownSize { return length >= size }
        if case .memory(let memory) = content, memory.count > length { return false }
        want(upTo: limits.headLength + 1)
        return false
    }

    /// Passes the head to a closure.
    ///
    /// The head consists of the first bytes, up to the limit `headLength`. If there is no content, it is empty.
    ///
    /// - Parameter body: a closure that receives the bytes. The closure may read more of the resource.
    /// - Returns: the value that the closure returns.
    /// - Throws: a `ResourceError` if the bytes can't be read, or the error that the closure throws.
    @inlinable
    public func withHead<Result>(
        _ body: (RawSpan) throws(ResourceError) -> Result
    ) throws(ResourceError) -> Result {
        try body(try headBuffer().bytes)
    }

    /// Passes the bytes at an offset to a closure.
    ///
    /// The closure receives fewer bytes than requested if the content ends or a limit is reached. A call counts as one
    /// read, unless all requested bytes are in the head or in memory. Once a single call has read the whole content,
    /// the bytes are kept, so later calls see the same content even if the file changes.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start.
    ///   - count: the number of bytes.
    ///   - body: a closure that receives the bytes.
    /// - Returns: the value that the closure returns.
    /// - Throws: a `ResourceError` if the bytes can't be read, or the error that the closure throws.
    public func withBytes<Result>(
        at offset: Int, count: Int, _ body: (RawSpan) throws(ResourceError) -> Result
    ) throws(ResourceError) -> Result {
        precondition(offset >= 0 && count >= 0, "an offset in a resource can't be negative")
        let whole: UnsafeRawBufferPointer =
            if case .memory(let memory) = content {
                memory
            } else if let ownedWhole {
                UnsafeRawBufferPointer(ownedWhole)
            } else {
                try headBuffer()
            }
        let isThere = offset <= whole.count && count <= whole.count - offset
        if isThere || endsWithHead {
            if !isThere { want(upTo: offset, count) }
            let start = min(offset, whole.count)
            return try body(
                UnsafeRawBufferPointer(rebasing: whole[start..<(start + min(count, whole.count - start))]).bytes)
        }
        return try withReadBytes(at: offset, count: count, body)
    }

    /// Checks whether the content starts with the given characters.
    ///
    /// The method doesn't throw, so that several checks can be combined with `||`. If the bytes can't be read, the
    /// method returns false, and the detector reports the error.
    ///
    /// - Parameter prefix: the expected characters. Their UTF-8 encoding must not be longer than the head.
    /// - Returns: true if the content starts with the UTF-8 bytes of the prefix.
    public func startsWith(_ prefix: String) -> Bool {
        let isThere = try? withHead { head in
            head.withUnsafeBytes { $0.starts(with: prefix.utf8) }
        }
        return isThere ?? false
    }
}

extension Resource {
    /// Whether all available bytes are in the head or in memory.
    private var endsWithHead: Bool {
        if case .source = content { (head?.count ?? 0) < limits.headLength } else { true }
    }

    /// Returns the head, which can be used as long as the resource exists: a function that is passed the resource may
    /// use it until it returns.
    @usableFromInline
    package func headBuffer() throws(ResourceError) -> UnsafeRawBufferPointer {
        if let head { return head }
        let buffer: UnsafeRawBufferPointer
        switch content {
        case .none:
            return UnsafeRawBufferPointer(start: nil, count: 0)
        case .memory(let memory):
            buffer = UnsafeRawBufferPointer(rebasing: memory.prefix(limits.headLength))
        case .source:
            let room =
                ownedHead ?? UnsafeMutableRawBufferPointer.allocate(byteCount: limits.headLength, alignment: 16)
            ownedHead = room
            let count = try readCounted(at: 0, into: room)
            buffer = UnsafeRawBufferPointer(rebasing: room[..<count])
        }
        head = buffer
        return buffer
    }

    private func withReadBytes<Result>(
        at offset: Int, count: Int, _ body: (RawSpan) throws(ResourceError) -> Result
    ) throws(ResourceError) -> Result {
        // The read of the head doesn't count towards the limits.
        let headBytes = ownedHead == nil ? 0 : head?.count ?? 0
        let allowed = min(count, limits.bytes - (usageSoFar.bytes - headBytes))
        guard allowed > 0, usageSoFar.reads - 1 < limits.reads else {
            usageSoFar.isExhausted = true
            return try body(UnsafeRawBufferPointer(start: nil, count: 0).bytes)
        }
        if allowed < count { usageSoFar.isExhausted = true }
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: allowed, alignment: 16)
        var isKept = false
        defer { if !isKept { room.deallocate() } }
        let read = try readCounted(at: offset, into: room)
        let whole = UnsafeMutableRawBufferPointer(rebasing: room[..<read])
        if offset == 0, read == knownSize, ownedWhole == nil {
            ownedWhole = whole
            isKept = true
        }
        return try body(UnsafeRawBufferPointer(whole).bytes)
    }

    private func readCounted(at offset: Int, into room: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        let count: Int
        do throws(ResourceError) {
            count = min(max(0, try readUncounted(at: offset, into: room)), room.count)
        } catch {
            errorSoFar = error
            throw error
        }
        usageSoFar.reads += 1
        usageSoFar.bytes += count
        if count < room.count { want(upTo: offset, room.count) }
        return count
    }

    private func readUncounted(at offset: Int, into room: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
        if let file { return try file.read(at: offset, into: room) }
        return try otherSource?.source.read(at: offset, into: room) ?? 0
    }

    /// Records a request for bytes that are not available; does nothing if the size is known, as no more can arrive.
    private func want(upTo offset: Int, _ count: Int = 0, tailLength: Int = 0) {
        guard knownSize == nil else { return }
        let (end, overflow) = offset.addingReportingOverflow(count)
        wanted = (wanted ?? WantedBytes()).widened(
            to: WantedBytes(prefixLength: overflow ? .max : end, tailLength: tailLength))
    }
}
