/// The subject of a detection: a name, a declared type, a kind of file, and bytes.
///
/// Each may be missing.
///
/// A resource is opened once. Its first bytes are read once, on demand, and shared by all resolvers without being
/// copied; everything else is read in bounded pieces, and counted. Resolvers never see a path.
///
/// A resource belongs to the task that made it.
public final class Resource {
    /// The name, without a directory, or nil if there is none.
    public let name: ResourceName?
    /// The type that a header or the caller declares, or nil if there is none.
    public let declaredType: MIMEType?
    /// The kind of file.
    public let kind: FileKind
    /// How much may be read.
    public let limits: ReadLimits
    // Properties that each detection reads a dozen times are not checked for overlapping access at run time, which
    // would take longer than reading them. None of them is handed out to be changed, so no two accesses can overlap.
    // Other modules would check them all the same, so what they read is stored under another name.

    @exclusivity(unchecked)
    private var usageSoFar = ReadUsage()
    @exclusivity(unchecked)
    private var errorSoFar: ResourceError?
    @exclusivity(unchecked)
    private var failuresSoFar: [ResolverFailure] = []
    @exclusivity(unchecked)
    private var foundCharset: Charset??

    /// The bytes of a stream that are needed for a final answer; nil if enough or all of them have arrived.
    ///
    /// It records the requested bytes that have not arrived, as long as the length of the stream is unknown. A resolver
    /// that asks for the unknown `size` needs the end. It is nil for files and for bytes in memory.
    public private(set) var wanted: WantedBytes?

    private let content: Content
    @exclusivity(unchecked)
    private var head: UnsafeRawBufferPointer?
    private var ownedHead: UnsafeMutableRawBufferPointer?
    /// All bytes of a source, once they have been read at once.
    @exclusivity(unchecked)
    private var ownedWhole: UnsafeMutableRawBufferPointer?
    @exclusivity(unchecked)
    private var source: (any ByteSource)?

    /// Whether the memory holds all bytes.
    private let isComplete: Bool

    private enum Content {
        case none
        /// Memory that outlives the resource.
        case memory(UnsafeRawBufferPointer)
        case source
    }

    /// Makes a resource whose bytes are not read.
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
        isComplete = true
    }

    /// Makes a resource with the bytes of a source.
    ///
    /// - Parameters:
    ///   - source: the source of the bytes.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    public init(
        source: some ByteSource, name: ResourceName? = nil, declaredType: MIMEType? = nil,
        limits: ReadLimits = .standard
    ) {
        self.name = name
        self.declaredType = declaredType
        kind = .regular
        self.limits = limits
        self.source = source
        content = .source
        isComplete = true
    }

    /// Describes an open file.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - head: its first bytes if they have been read, as many as the limits say, or nil.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    init(source: FileSource, head: FileHead?, name: ResourceName?, declaredType: MIMEType?, limits: ReadLimits) {
        self.name = name
        self.declaredType = declaredType
        kind = .regular
        self.limits = limits
        self.source = source
        content = .source
        isComplete = true
        guard let head else { return }
        ownedHead = head.room
        self.head = UnsafeRawBufferPointer(rebasing: head.room[..<head.count])
        usageSoFar.reads = 1
        usageSoFar.bytes = head.count
    }

    /// Makes a resource with bytes in memory, which the caller keeps alive and unchanged as long as the resource is in
    /// use.
    ///
    /// - Parameters:
    ///   - memory: all bytes, or the first ones; they are not copied.
    ///   - isComplete: false if more bytes follow, as in a stream that has not ended.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    public init(
        unownedMemory memory: UnsafeRawBufferPointer, isComplete: Bool = true, name: ResourceName? = nil,
        declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) {
        self.name = name
        self.declaredType = declaredType
        kind = .regular
        self.limits = limits
        content = .memory(memory)
        self.isComplete = isComplete
    }

    deinit {
        ownedHead?.deallocate()
        ownedWhole?.deallocate()
    }
}

extension Resource {
    /// Makes a resource with bytes in memory.
    ///
    /// - Parameters:
    ///   - bytes: all bytes.
    ///   - name: the name, or nil.
    ///   - declaredType: the declared type, or nil.
    ///   - limits: how much may be read.
    public convenience init(
        bytes: [UInt8], name: ResourceName? = nil, declaredType: MIMEType? = nil, limits: ReadLimits = .standard
    ) {
        self.init(
            source: PrefixSource(bytes, isComplete: true), name: name, declaredType: declaredType, limits: limits)
    }

    /// How much has been read.
    public var usage: ReadUsage { usageSoFar }

    /// Why bytes could not be read, if that happened.
    package var readError: ResourceError? { errorSoFar }

    /// The resolvers that failed though the bytes could be read.
    package var resolverFailures: [ResolverFailure] { failuresSoFar }

    /// Notes that a resolver failed.
    package func note(_ failure: ResolverFailure) { failuresSoFar.append(failure) }

    /// The encoding of the head, as found by the first resolver that examined it; nil until then.
    package var charsetOfHead: Charset?? {
        get { foundCharset }
        set { foundCharset = newValue }
    }

    /// Whether there is content, even if it is empty; false if only name, declared type and kind are known.
    public var hasContent: Bool {
        if case .none = content { false } else { true }
    }

    /// The number of bytes, or nil if it is unknown.
    ///
    /// Asking for it implies that the end is needed: see `wanted`.
    public var size: Int? {
        if let size = knownSize { return size }
        if hasContent { want(upTo: 0, tailLength: WantedBytes.longestTail) }
        return nil
    }

    /// The number of bytes, for a check that can be left out as long as it is not known.
    package var knownSize: Int? {
        switch content {
        case .none: nil
        case .memory(let memory): isComplete ? memory.count : nil
        case .source: source?.size
        }
    }

    /// Whether a file was written to since it was opened; false for anything else.
    package var hasChanged: Bool { (source as? FileSource)?.hasChanged ?? false }

    /// Whether the head is the whole content; false if that is unknown.
    package func isHeadWhole() throws(ResourceError) -> Bool {
        let length = try headBuffer().count
        if let size = knownSize { return length >= size }
        if case .memory(let memory) = content, memory.count > length { return false }
        want(upTo: limits.headLength + 1)
        return false
    }

    /// Passes the first bytes to a closure, at most as many as the limits allow; none if there is no content.
    ///
    /// - Parameter body: receives the bytes; it may read more of the resource.
    /// - Returns: what the body returns.
    /// - Throws: a `ResourceError` if the bytes can't be read, or what the body throws.
    @inlinable
    public func withHead<Result>(
        _ body: (RawSpan) throws(ResourceError) -> Result
    ) throws(ResourceError) -> Result {
        try body(try headBuffer().bytes)
    }

    /// Passes bytes at an offset to a closure, fewer if the content or a limit ends there.
    ///
    /// Bytes in the head or in memory are free; others count as one read. Once all bytes have been read at once, they
    /// are kept, so that everything that is read later is part of the same state of a file.
    ///
    /// - Parameters:
    ///   - offset: the offset in bytes from the start.
    ///   - count: the number of bytes.
    ///   - body: receives the bytes.
    /// - Returns: what the body returns.
    /// - Throws: a `ResourceError` if the bytes can't be read, or what the body throws.
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

    /// Checks whether the content starts with these characters.
    ///
    /// It doesn't throw, so that several checks can be combined with `||`. If the bytes can't be read, it returns
    /// false, and the detector reports the error.
    ///
    /// - Parameter prefix: shorter than the head.
    /// - Returns: true if the content starts with its UTF-8 bytes.
    public func startsWith(_ prefix: String) -> Bool {
        let isThere = try? withHead { head in
            head.withUnsafeBytes { $0.starts(with: prefix.utf8) }
        }
        return isThere ?? false
    }
}

extension Resource {
    /// Whether the content ends with the head.
    private var endsWithHead: Bool {
        if case .source = content { (head?.count ?? 0) < limits.headLength } else { true }
    }

    @usableFromInline
    func headBuffer() throws(ResourceError) -> UnsafeRawBufferPointer {
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
        // The head's own read is not one of the allowed ones.
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
            count = min(max(0, try source?.read(at: offset, into: room) ?? 0), room.count)
        } catch {
            errorSoFar = error
            throw error
        }
        usageSoFar.reads += 1
        usageSoFar.bytes += count
        if count < room.count { want(upTo: offset, room.count) }
        return count
    }

    /// Notes that bytes were asked for that are not there, if they may still come.
    private func want(upTo offset: Int, _ count: Int = 0, tailLength: Int = 0) {
        guard knownSize == nil else { return }
        let (end, overflow) = offset.addingReportingOverflow(count)
        wanted = (wanted ?? WantedBytes()).widened(
            to: WantedBytes(prefixLength: overflow ? .max : end, tailLength: tailLength))
    }
}
