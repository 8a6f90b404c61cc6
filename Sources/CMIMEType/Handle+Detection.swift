import CMIMETypeHeader
import MIMEDetection
import MIMETypes

extension Handle {
    func result(path: UnsafePointer<CChar>?) -> mimetype_result {
        guard let path else { return .invalid("there is no path") }
        return result { () throws(ResourceError) in
            try Resource(pathBytes: bytes(of: path), followingLinks: followsLinks, limits: detector.limits)
        }
    }

    func result(
        bytes: UnsafeRawPointer?, _ count: Int, name: UnsafePointer<CChar>?, declaredType: UnsafePointer<CChar>?
    ) -> mimetype_result {
        guard count >= 0, bytes != nil || count == 0 else { return .invalid("there are no bytes at a null pointer") }
        let memory = UnsafeRawBufferPointer(start: bytes, count: count)
        return result { () throws(ResourceError) in
            Resource(
                unownedMemory: memory, name: resourceName(name), declaredType: mediaType(declaredType),
                limits: detector.limits)
        }
    }

    func result(name: UnsafePointer<CChar>?) -> mimetype_result {
        guard let name else { return .invalid("there is no name") }
        return result { () throws(ResourceError) in Resource(name: resourceName(name)) }
    }

    func result(
        source: some ByteSource, name: UnsafePointer<CChar>?, declaredType: UnsafePointer<CChar>?
    ) -> mimetype_result {
        result { () throws(ResourceError) in
            Resource(
                source: source, name: resourceName(name), declaredType: mediaType(declaredType), limits: detector.limits
            )
        }
    }

    func result(
        pieces start: UnsafePointer<mimetype_piece>?, _ count: Int, size: UInt64, name: UnsafePointer<CChar>?,
        declaredType: UnsafePointer<CChar>?
    ) -> mimetype_result {
        guard count >= 0, start != nil || count == 0 else { return .invalid("there are no pieces at a null pointer") }
        let pieces = UnsafeBufferPointer(start: start, count: count)
        let isValid = pieces.allSatisfy { piece in
            piece.length >= 0 && (piece.bytes != nil || piece.length == 0)
                && Int(exactly: piece.offset).map { !$0.addingReportingOverflow(piece.length).overflow } == true
        }
        guard isValid else { return .invalid("a piece has no bytes, or ends beyond the largest number") }
        let memory = pieces.map { UnsafeRawBufferPointer(start: $0.bytes, count: $0.length) }
        let offsets = pieces.map { Int($0.offset) }
        let isStarted = size == 0 || zip(offsets, memory).contains { $0 == 0 && !$1.isEmpty }
        guard isStarted else { return result(beforeContentOf: size, name: name, declaredType: declaredType) }
        let source = PieceSource(memory, offsets: offsets, size: Int(exactly: size))
        var result = result(source: source, name: name, declaredType: declaredType)
        guard result.code == MIMETYPE_OK else { return result }
        if let wanted = source.wanted ?? (source.size == nil ? nextPart(memory, offsets, name: name) : nil) {
            result.flags |= UInt32(MIMETYPE_WANTS_MORE)
            result.wanted_offset = UInt64(wanted.lowerBound)
            result.wanted_length = UInt64(wanted.count)
        }
        return result
    }

    /// Returns the result for content of which not even the first byte is known.
    private func result(
        beforeContentOf size: UInt64, name: UnsafePointer<CChar>?, declaredType: UnsafePointer<CChar>?
    ) -> mimetype_result {
        var result = result { () throws(ResourceError) in
            Resource(name: resourceName(name), declaredType: mediaType(declaredType))
        }
        guard result.code == MIMETYPE_OK else { return result }
        result.flags |= UInt32(MIMETYPE_WANTS_MORE)
        result.wanted_offset = 0
        result.wanted_length = min(size, UInt64(detector.limits.headLength + 1))
        return result
    }

    /// Returns the range of bytes after the known ones, if the result could depend on any of them or on the end.
    ///
    /// While the size is unknown, nothing that is located from the end is read. So the detection is repeated as if the
    /// end were far away.
    private func nextPart(
        _ memory: [UnsafeRawBufferPointer], _ offsets: [Int], name: UnsafePointer<CChar>?
    ) -> Range<Int>? {
        let end = zip(offsets, memory).map { $0 + $1.count }.max() ?? 0
        guard end < 1 << 60 else { return nil }
        let source = PieceSource(memory, offsets: offsets, size: end + (1 << 60))
        var probe = result(source: source, name: name, declaredType: nil)
        mimetype_results_free(&probe, 1)
        return source.wanted == nil ? nil : end..<(end + max(end, 1 << 16))
    }

    private func result(_ resource: () throws(ResourceError) -> Resource) -> mimetype_result {
        do throws(ResourceError) {
            return ResultWriter(try detector.detect(try resource()), for: self).result
        } catch {
            return ResultWriter(error).result
        }
    }
}

/// Returns the last component of a caller's name; nil if there is none.
func resourceName(_ name: UnsafePointer<CChar>?) -> ResourceName? {
    name.map { ResourceName(pathBytes: memory(of: $0)) }
}

/// Returns the media type in a caller's text; nil if the text is not one.
func mediaType(_ name: UnsafePointer<CChar>?) -> MIMEType? { name.flatMap { MIMEType(String(cString: $0)) } }

extension mimetype_result {
    static func invalid(_ message: String) -> mimetype_result { ResultWriter(invalid: message).result }
}
