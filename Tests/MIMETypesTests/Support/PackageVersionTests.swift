import Testing

@testable import MIMETypes

struct PackageVersionTests {
    /// The version is written in one place of the sources; the list of changes has to know it.
    @Test func listOfChangesStartsWithTheVersion() throws {
        var path = String(#filePath)
        for _ in 0..<4 { path = String(path[..<(try #require(path.lastIndex(of: "/")))]) }
        let resource = try Resource(path: path + "/CHANGELOG.md")
        let text = try resource.withHead { head in
            head.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
        }
        let heading = text.split(separator: "\n").first { $0.hasPrefix("## ") }
        #expect(heading?.hasPrefix("## \(PackageVersion.current)") == true)
    }
}
