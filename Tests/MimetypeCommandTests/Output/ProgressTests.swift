import Testing

@testable import mimetype

/// The line for people who wait.
struct ProgressTests {
    @Test func timeLeftFollowsFromTheTotal() {
        #expect(Progress.text(files: 100, seconds: 2, fraction: nil) == "100 files, 50 a second")
        #expect(
            Progress.text(files: 100, seconds: 2, fraction: nil, total: 400)
                == "100 of 400 files, 50 a second, 25 %, 6 s left")
        #expect(Progress.text(files: 50, seconds: 2, fraction: 0.5) == "50 files, 25 a second, 50 %, 2 s left")
        // Files came after they had been counted.
        #expect(
            Progress.text(files: 10, seconds: 2, fraction: nil, total: 5)
                == "10 of 10 files, 5 a second, 100 %, 0 s left")
    }

    @Test func pathIsCutAtItsStart() {
        let path = Array("usr/share/doc/readme".utf8)
        #expect(Progress.place(path, columns: 20) == "  usr/share/doc/readme")
        #expect(Progress.place(path, columns: 11) == "  …doc/readme")
        #expect(Progress.place(path, columns: 7) == "")
        #expect(Progress.place(Array("a\u{1B}[2Jb-long-name".utf8), columns: 40) == #"  a\u{1b}[2Jb-long-name"#)
    }
}
