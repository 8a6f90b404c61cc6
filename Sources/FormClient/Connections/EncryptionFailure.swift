#if Upload
import NIOCore
import NIOSSL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The TLS handshake failed.
struct EncryptionFailure: Error {
    let cause: any Error
    /// Why the server's certificate is not valid now, in words that follow "its certificate".
    ///
    /// It is nil if the certificate is valid now, or if there is none. An expired intermediate certificate can't be
    /// detected: the TLS library reports only that the chain is not trusted, and exposes no certificate but the
    /// server's.
    let invalidity: String?

    /// Checks the dates of the server's certificate, which the cause does not contain.
    init(_ cause: any Error, channel: any Channel) {
        let certificate = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        self.cause = cause
        invalidity = certificate.flatMap {
            Self.problem(start: Int($0.notValidBefore), end: Int($0.notValidAfter), now: Date())
        }
    }

    /// Describes whether now is before or after a period given in seconds since 1970; nil if neither.
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
