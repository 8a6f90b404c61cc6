#if Upload
import NIOCore
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Encryption could not be agreed on.
struct EncryptionFailure: Error {
    let cause: any Error
    /// When the server's certificate is not valid, in words that follow "its certificate"; nil if it is valid now, or there
    /// is none.
    let invalidity: String?

    /// Looks at what the server has shown, which the cause does not tell.
    init(_ cause: any Error, channel: any Channel) {
        let certificate = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        self.cause = cause
        invalidity = certificate.flatMap {
            Self.problem(start: Int($0.notValidBefore), end: Int($0.notValidAfter), now: Date())
        }
    }

    /// Says what is wrong with a span in seconds since 1970.
    private static func problem(start: Int, end: Int, now: Date) -> String? {
        if now < date(start) { return "is not valid before \(day(start))" }
        return now > date(end) ? "expired on \(day(end))" : nil
    }

    private static func date(_ seconds: Int) -> Date {
        Date(timeIntervalSince1970: TimeInterval(seconds))
    }

    private static func day(_ seconds: Int) -> String {
        Date.ISO8601FormatStyle().year().month().day().format(date(seconds))
    }
}
#endif
