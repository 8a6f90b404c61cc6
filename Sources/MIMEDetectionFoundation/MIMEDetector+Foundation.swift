public import MIMEDetection
public import MIMETypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension MIMEDetector {
    /// Detects the type of the file at a URL.
    ///
    /// - Parameters:
    ///   - url: a file URL. For a URL with another scheme, only the last path component is used; nothing is fetched.
    ///   - followingLinks: true to examine the target of a symbolic link, false to examine the link itself.
    /// - Returns: the detection. For a directory or another special file, the detection reports only the kind of file.
    /// - Throws: a `ResourceError` if the file doesn't exist or can't be read.
    public func detect(url: URL, followingLinks: Bool = true) throws(ResourceError) -> Detection {
        guard url.isFileURL else { return detect(name: url.lastPathComponent) }
        return try detect(path: url.path, followingLinks: followingLinks)
    }

    /// Detects the type of bytes in memory, without copying them.
    ///
    /// - Parameters:
    ///   - data: the complete content.
    ///   - name: the name of the content, or nil.
    ///   - declaredType: the type that a header or the caller declares, or nil.
    /// - Returns: the detection.
    public func detect(data: Data, name: String? = nil, declaredType: MIMEType? = nil) -> Detection {
        data.withUnsafeBytes { detect(bytes: $0, name: name, declaredType: declaredType) }
    }
}
