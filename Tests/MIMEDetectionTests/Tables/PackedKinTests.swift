import MIMETypes
import Testing

@testable import MIMEDetection

struct PackedKinTests {
    private static func labels(_ type: String) -> PackedKin.Labels? {
        MIMEType(type).flatMap(PackedTypes.find).flatMap(PackedKin.labels)
    }

    /// Whether texts of one type may look like those of the other.
    private static func mayLook(_ one: String, like other: String) throws -> Bool {
        try #require(labels(one)).mayLookLike(#require(labels(other)))
    }

    @Test(
        arguments: [
            ("text/x-chdr", "text/x-c++src"), ("text/javascript", "application/typescript"),
            ("text/x-csrc", "text/x-objcsrc"), ("text/markdown", "text/x-rst"), ("text/x-shellscript", "text/x-csh"),
            ("text/html", "text/javascript"), ("text/x-ini", "text/x-systemd-unit"),
            ("text/x-systemd-unit", "application/x-desktop"), ("application/x-php", "text/x-hack"),
        ])
    func languagesOfAFamilyLookLikeEachOther(_ one: String, _ other: String) throws {
        #expect(try Self.mayLook(one, like: other))
    }

    @Test(
        arguments: [
            ("text/x-python", "text/x-java"), ("text/x-csrc", "text/x-gettext-translation"),
            ("text/css", "application/sql"), ("text/x-java", "text/html"),
            ("text/x-java", "text/x-systemd-unit"), ("text/x-hack", "text/x-systemd-unit"),
        ])
    func othersDoNot(_ one: String, _ other: String) throws {
        #expect(try !Self.mayLook(one, like: other))
    }

    @Test(arguments: ["image/png", "text/plain", "application/zip"]) func otherTypesHaveNone(_ type: String) {
        #expect(Self.labels(type) == nil)
    }

    @Test func typesAreSortedAndEverySetExists() {
        #expect(Array(LanguageKinTable.types) == LanguageKinTable.types.sorted())
        #expect(LanguageKinTable.types.count == LanguageKinTable.sets.count)
        #expect(LanguageKinTable.sets.allSatisfy { Int($0) * 8 + 7 < LanguageKinTable.labels.count })
    }
}
