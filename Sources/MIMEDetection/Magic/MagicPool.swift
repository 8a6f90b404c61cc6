import Synchronization

/// Cookies of one database, each used by one thread at a time.
///
/// Loading the database takes a cookie as long as hundreds of native detections, so they are made on demand: one for a
/// single thread, more only while several threads ask at once.
final class MagicPool: Sendable {
    private struct State: ~Copyable {
        var wasTried = false
        var cookie: MagicCookie?
    }

    /// A class, since a mutex can't be an element of an array.
    private final class Slot: Sendable {
        let state = Mutex(State())
    }

    private let database: Mutex<Result<MagicDatabase, MagicError>?> = Mutex(nil)
    private let firstFailure: Mutex<MagicError?> = Mutex(nil)
    private let path: String?
    private let slots: [Slot]

    init(databasePath: String?, capacity: Int) {
        path = databasePath
        slots = (0..<capacity).map { _ in Slot() }
    }

    /// Why libmagic can't be used; nil if it can, or if it was never asked.
    var failure: MagicError? {
        firstFailure.withLock { $0 }
    }

    /// Asks a cookie that no other thread is using, waiting for one if all are busy.
    func typeName(of bytes: UnsafeRawBufferPointer, isText: Bool) -> String? {
        // The pointer only crosses into the critical section on this very thread.
        let (start, count) = (UInt(bitPattern: bytes.baseAddress), bytes.count)
        for slot in slots {
            if let answer = slot.state.withLockIfAvailable({ ask(&$0, start, count, isText) }) { return answer }
        }
        return slots[Int(start >> 4) % slots.count].state.withLock { ask(&$0, start, count, isText) }
    }

    private func ask(_ state: inout State, _ start: UInt, _ count: Int, _ isText: Bool) -> String? {
        if !state.wasTried {
            state.wasTried = true
            state.cookie = open()
        }
        return state.cookie?.typeName(
            of: UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: start), count: count), isText: isText)
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
        let result = database.withLock { result in
            if let result { return result }
            let opened = Self.openDatabase(path)
            result = opened
            return opened
        }
        return try result.get()
    }

    private static func openDatabase(_ path: String?) -> Result<MagicDatabase, MagicError> {
        do throws(MagicError) {
            return .success(try MagicDatabase(path: path, library: MagicLibrary.shared.get()))
        } catch {
            return .failure(error)
        }
    }
}
