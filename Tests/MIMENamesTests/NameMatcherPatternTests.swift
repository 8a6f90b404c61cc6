import MIMETypes
import Testing

@testable import MIMENames

struct NameMatcherPatternTests {
    private func types(_ name: String) -> [String] {
        NameMatcher.candidates(for: ResourceName(name)).map(\.type.essence)
    }

    @Test func wholeNameGoesBeforeASuffix() {
        #expect(types("CMakeLists.txt").first == "text/x-cmake")
    }

    @Test func longestSuffixWins() {
        #expect(types("a.tar.gz").first == "application/x-compressed-tar")
        #expect(types("a.b.gz").first == "application/gzip")
    }

    @Test func allTypesOfAPatternAreKept() {
        #expect(types("a.ts").count >= 2)
    }

    @Test func letterCaseCountsOnlyWhereItIsMarked() {
        #expect(types("A.PNG") == types("a.png"))
        #expect(types("a.C") != types("a.c"))
    }

    @Test func extensionIsLookedUpWithoutItsName() {
        let type = Array(".unknown.png".utf8).withUnsafeBufferPointer { NameMatcher.type(ofExtension: $0) }
        #expect(type?.essence == "image/png")
    }
}
