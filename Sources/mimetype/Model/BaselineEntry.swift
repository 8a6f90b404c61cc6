import MIMETypes

/// A line of a baseline: a known alarm.
struct BaselineEntry: Sendable {
    let fingerprint: String
    let alarm: String
    let path: [UInt8]

    init(_ alarm: Alarm, path: [UInt8], fingerprint: String?) {
        self.fingerprint = fingerprint ?? "-"
        self.alarm = "\(alarm.kind)\t\(alarm.claimed)\t\(alarm.found)"
        self.path = path
    }

    init?(_ line: ArraySlice<UInt8>) {
        let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
        guard fields.count == 5, let path = PathEscape.decode(fields[4]) else { return nil }
        fingerprint = String(decoding: fields[0], as: UTF8.self)
        alarm = fields[1...3].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\t")
        self.path = path
    }

    var line: [UInt8] { Array("\(fingerprint)\t\(alarm)\t".utf8) + PathEscape.encode(path) + [0x0A] }
}
