#if Server
import HTTPTypes
import MIMETypes

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The value of the `Date` header, which is formatted once a second.
///
/// https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
final class DateCache: Sendable {
    private let latest = Lock((second: 0, field: HTTPField(name: .date, value: "")))

    var field: HTTPField {
        let now = time(nil)
        return latest.withLock { latest in
            if latest.second != now { latest = (now, HTTPField(name: .date, value: Self.text(of: now))) }
            return latest.field
        }
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func text(of second: Int) -> String {
        var (second, parts) = (second, tm())
        gmtime_r(&second, &parts)
        let (day, month) = (days[Int(parts.tm_wday)], months[Int(parts.tm_mon)])
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { padded($0) }.joined(separator: ":")
        return "\(day), \(padded(parts.tm_mday)) \(month) \(1900 + parts.tm_year) \(time) GMT"
    }

    private static func padded(_ number: CInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
#endif
