#if os(Linux)
import MIMETypes

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits for files that are written in watched folders or moved into them.
///
/// https://man7.org/linux/man-pages/man7/inotify.7.html
final class FolderWatch {
    /// An event in a folder.
    struct Event {
        /// The path of the file or folder; nil if events were lost because they came too quickly.
        let path: [UInt8]?
        /// Whether the path is that of a folder that was created in the watched folder or moved into it.
        let isNewFolder: Bool
    }

    private let descriptor: CInt
    /// The folders, by the watch descriptors that the system assigned to them.
    private var folders: [CInt: [UInt8]] = [:]
    private var pending: ArraySlice<UInt8> = []

    init() throws(SystemError) {
        descriptor = inotify_init1(CInt(IN_CLOEXEC))
        if descriptor < 0 { throw .last }
    }

    deinit {
        close(descriptor)
    }

    /// Whether reading the next event may have to wait for it to happen.
    var mayPause: Bool { pending.isEmpty }

    /// Adds a folder to watch.
    func add(_ folder: [UInt8]) throws(SystemError) {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ONLYDIR)
        let number = folder.withCString { inotify_add_watch(descriptor, $0, mask) }
        if number < 0 { throw .last }
        folders[number] = folder
    }

    /// Returns the next event; waits if there is none.
    ///
    /// Returns nil once the run is interrupted. Throws once all the folders are gone.
    func next() throws(SystemError) -> Event? {
        while true {
            while let event = takeEvent() { return event }
            if folders.isEmpty { throw SystemError(number: ENOENT) }
            guard try readMore() else { return nil }
        }
    }

    /// Waits for events; returns false if the run was interrupted.
    private func readMore() throws(SystemError) -> Bool {
        while true {
            if Interruption.hasHappened { return false }
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, initialized in
                count = read(descriptor, buffer.baseAddress, buffer.count)
                initialized = max(0, count)
            }
            if count > 0 {
                pending = bytes[...]
                return true
            }
            if errno != EINTR { throw .last }
        }
    }

    /// Removes the first relevant event from the bytes that were read, and returns it; nil if there is none.
    private func takeEvent() -> Event? {
        while pending.count >= 16 {
            let header = Array(pending.prefix(16))
            let (number, mask, length) = header.withUnsafeBytes {
                (
                    $0.load(as: CInt.self), $0.load(fromByteOffset: 4, as: UInt32.self),
                    Int($0.load(fromByteOffset: 12, as: UInt32.self))
                )
            }
            let name = pending.dropFirst(16).prefix(length).prefix { $0 != 0 }
            pending = pending.dropFirst(16 + length)
            if mask & UInt32(IN_Q_OVERFLOW) != 0 { return Event(path: nil, isNewFolder: false) }
            if mask & UInt32(IN_IGNORED) != 0 { folders[number] = nil }
            guard let folder = folders[number], !name.isEmpty else { continue }
            let isFolder = mask & UInt32(IN_ISDIR) != 0
            // A file that was only created is still being written, so it is not reported yet.
            guard isFolder || mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 else { continue }
            return Event(path: folder + [UInt8(ascii: "/")] + name, isNewFolder: isFolder)
        }
        return nil
    }
}
#endif
