import MIMETypes

/// A pool of cookies for one database, each used by one thread at a time.
///
/// Loading the database into a cookie takes as long as hundreds of native detections, so cookies are made on demand:
/// one for a single thread, more only while several threads ask at the same time.
final class MagicPool: Sendable {
    private struct State: ~Copyable {
        var wasTried = false
        var cookie: MagicCookie?
        /// A cookie for the excerpt of the database, which shows sooner that libmagic has no answer.
        var quickCookie: MagicCookie?
    }

    /// A slot for a cookie; a class, since a lock can't be an element of an array.
    private final class Slot: Sendable {
        let state = Lock(State())
    }

    /// The state of the database; not a `Result?`, since making its generic type at run time takes a tenth of the
    /// program's start.
    private enum Opening {
        case untried
        case opened(MagicDatabase)
        case failed(MagicError)
    }

    private let database = Lock(Opening.untried)
    private let firstFailure: Lock<MagicError?> = Lock(nil)
    private let path: String?
    private let slots: [Slot]

    init(databasePath: String?, capacity: Int) {
        path = databasePath
        slots = (0..<capacity).map { _ in Slot() }
    }

    /// The reason why libmagic can't be used; nil if it can, or if it was never asked.
    var failure: MagicError? {
        firstFailure.withLock { $0 }
    }

    /// Asks a cookie that no other thread is using, waiting for one if all are busy.
    ///
    /// - Returns: libmagic's answer; nil if it has none, or if it can't be used.
    func typeName(of bytes: UnsafeRawBufferPointer, isText: Bool) -> String? {
        if !isText, !mayRecognize(bytes) { return nil }
        // The pointer is passed to the critical section only on this thread.
        let (start, count) = (UInt(bitPattern: bytes.baseAddress), bytes.count)
        for slot in slots {
            if let answer = slot.state.withLockIfAvailable({ ask(&$0, start, count, isText) }) { return answer }
        }
        return slots[Int(start >> 4) % slots.count].state.withLock { ask(&$0, start, count, isText) }
    }

    /// Whether libmagic might recognise binary data; false only if it certainly has no answer.
    func mayRecognize(_ bytes: UnsafeRawBufferPointer) -> Bool {
        (try? sharedDatabase())?.mayRecognize(bytes) ?? true
    }

    private func ask(_ state: inout State, _ start: UInt, _ count: Int, _ isText: Bool) -> String? {
        if !state.wasTried {
            state.wasTried = true
            state.cookie = open()
        }
        let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: count)
        if !isText {
            if state.quickCookie == nil, let excerpt = (try? sharedDatabase())?.excerpt {
                state.quickCookie = try? MagicCookie(MagicLibrary.shared.get(), sharedDatabase(), excerpt)
            }
            let answer = state.quickCookie?.typeName(of: bytes, isText: false)
            if answer == MagicCookie.noAnswer { return answer }
        }
        return state.cookie?.typeName(of: bytes, isText: isText)
    }

    private func open() -> MagicCookie? {
        do throws(MagicError) {
            return try MagicCookie(MagicLibrary.shared.get(), sharedDatabase())
        } catch {
            firstFailure.withLock { $0 = $0 ?? error }
            return nil
        }
    }

    private func sharedDatabase() throws(MagicError) -> MagicDatabase {
        let opening = database.withLock { opening in
            if case .untried = opening { opening = Self.openDatabase(path) }
            return opening
        }
        switch opening {
        case .opened(let database): return database
        case .failed(let error): throw error
        case .untried: preconditionFailure("the database was opened or failed just now")
        }
    }

    private static func openDatabase(_ path: String?) -> Opening {
        do throws(MagicError) {
            return .opened(try MagicDatabase(path: path, library: MagicLibrary.shared.get()))
        } catch {
            return .failed(error)
        }
    }
}
