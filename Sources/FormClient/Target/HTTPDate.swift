#if Upload
/// A date in a header: `Sun, 06 Nov 1994 08:49:37 GMT`.
///
/// https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
struct HTTPDate: Equatable {
    let secondsSince1970: Int

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Parses a date; nil if the text is not one.
    ///
    /// Dates in cookies contain hyphens and sometimes other day names, so both are skipped.
    init?(_ text: String) {
        let words = text.lowercased().split { " -,".contains($0) }
        guard words.count == 6, let day = Int(words[1]), let month = Self.months.firstIndex(of: String(words[2])),
            var year = Int(words[3]), 1...31 ~= day, words[5] == "gmt"
        else { return nil }
        let time = words[4].split(separator: ":").map { Int($0) }
        guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2], 0..<24 ~= hour,
            0..<60 ~= minute, 0...60 ~= second
        else { return nil }
        if year < 70 { year += 2000 } else if year < 100 { year += 1900 }
        guard 1601...9999 ~= year else { return nil }
        secondsSince1970 = Self.days(year, month + 1, day) * 86400 + hour * 3600 + minute * 60 + second
    }

    /// Returns the number of days from the start of 1970 to a date, using years that begin in March so that the leap
    /// day comes last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month < 3 ? year - 1 : year
        let monthFromMarch = (month + 9) % 12
        return year * 365 + year / 4 - year / 100 + year / 400 + (monthFromMarch * 306 + 5) / 10 + day - 1 - 719_468
    }
}
#endif
