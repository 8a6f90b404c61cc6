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
    /// Nil if it is valid now, or there is none. Whether one between it and its root has expired can't be told: the TLS
    /// library says only that the chain is not trusted, and shows no certificate but the server's.
    let invalidity: String?

    /// Looks at the certificate that the server has shown, which the cause does not contain.
    init(_ cause: any Error, channel: any Channel) {
        let certificate = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        self.cause = cause
        invalidity = certificate.flatMap {
            Self.problem(start: Int($0.notValidBefore), end: Int($0.notValidAfter), now: Date())
        }
    }

    /// Says whether now is before or after a span in seconds since 1970; nil if neither.
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
