public import Foundation
public import MIMEDetection
public import MIMETypes

extension MIMEDetector {
    /// Detects the type of an open file.
    ///
    /// The file is read from its start; the handle's own offset doesn't change.
    ///
    /// - Parameters:
    ///   - fileHandle: an open file.
    ///   - name: the name of the file, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection. For a pipe, a socket or a device, the detection reports only the kind of file; to
    ///   detect the type of its content, use `detect(readingFrom:name:declaredType:limit:)`.
    /// - Throws: a `ResourceError` if the file can't be read.
    public func detect(
        fileHandle: FileHandle, name: String? = nil, declaredType: MIMEType? = nil
    ) throws(ResourceError) -> Detection {
        try detect(
            Resource(
                fileDescriptor: fileHandle.fileDescriptor, name: name.map { ResourceName($0) },
                declaredType: declaredType, limits: limits))
    }

    /// Reads from a pipe or a socket until the type is certain, and returns the detection and the bytes that were read.
    ///
    /// - Parameters:
    ///   - fileHandle: the handle to read from, starting at its current offset.
    ///   - name: the name of the content, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the maximum number of bytes to read, even if the type is not certain by then.
    /// - Returns: the detection, and the bytes that were read from the handle.
    /// - Throws: any error that occurs while the handle is being read; a `ResourceError` if a custom resolver throws
    ///   one.
    public func detect(
        readingFrom fileHandle: FileHandle, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) throws -> ReadAhead {
        try ReadAhead(detector: self, name, declaredType, limit: limit) { length in
            try fileHandle.read(upToCount: length) ?? Data()
        }
    }

    /// Reads from a stream until the type is certain, and returns the detection and the bytes that were read.
    ///
    /// - Parameters:
    ///   - inputStream: the stream to read from, which is opened if necessary and stays open.
    ///   - name: the name of the stream, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    ///   - limit: the maximum number of bytes to read, even if the type is not certain by then.
    /// - Returns: the detection, and the bytes that were read from the stream.
    /// - Throws: the stream's error if reading fails; a `ResourceError` if a custom resolver throws one.
    public func detect(
        readingFrom inputStream: InputStream, name: String? = nil, declaredType: MIMEType? = nil, limit: Int = 64 << 10
    ) throws -> ReadAhead {
        if inputStream.streamStatus == .notOpen { inputStream.open() }
        return try ReadAhead(detector: self, name, declaredType, limit: limit) { length in
            var failure: (any Error)?
            let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
                let result = buffer.baseAddress.map { inputStream.read($0, maxLength: length) } ?? 0
                // On Linux, Foundation traps if it is asked for the error when there is none.
                if result < 0 { failure = inputStream.streamError }
                count = max(0, result)
            }
            if let failure { throw failure }
            return Data(bytes)
        }
    }
}
