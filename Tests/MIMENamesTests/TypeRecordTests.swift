import MIMETypes
import Testing

@testable import MIMENames

struct TypeRecordTests {
    @Test func partsAreReadOneAfterTheOther() {
        let record = TypeRecord(.png)
        #expect(record.name.string == "image/png")
        #expect(record.extensions.words.map(\.string).contains("png"))
        #expect(record.flags.contains([.registered, .signature, .binary]))
        #expect(record.summary.string == "PNG image")
    }

    @Test func parentsTellKinshipFromLikeness() {
        let json = TypeRecord(.json)
        let likeness = (0..<json.parentCount).filter { json.isBuiltLikeParent(at: $0) }
        #expect(likeness.map { PackedTypes.type(json.parent(at: $0)).essence } == ["text/javascript"])
    }

    @Test func ancestorsAreThoseThatParentsLeadTo() throws {
        func ancestors(_ id: TypeID, likenessCounts: Bool) -> Set<TypeID> {
            let parents = (0..<PackedTypes.parentCount(id))
                .filter { likenessCounts || !PackedTypes.isBuiltLikeParent(id, at: $0) }
                .map { PackedTypes.parent(id, at: $0) }
            return parents.reduce(into: Set(parents)) { $0.formUnion(ancestors($1, likenessCounts: likenessCounts)) }
        }
        let ids = try PackedTypes.all.map { try #require(PackedTypes.find($0)) }
        for id in ids {
            let (kinds, all) = (ancestors(id, likenessCounts: false), ancestors(id, likenessCounts: true))
            for other in all {
                #expect(PackedTypes.relation(id, to: other) == (kinds.contains(other) ? .kind : .structure))
            }
            for other in ids where other.number % 97 == id.number % 97 && !all.contains(other) {
                #expect(PackedTypes.relation(id, to: other) == nil)
            }
        }
    }

    @Test func textsThatMayStartWithATagAreMarked() throws {
        for type in ["text/markdown", "application/x-php"] {
            #expect(TypeRegistry.standard.mayStartWithTag(try #require(MIMEType(type))))
        }
        #expect(!TypeRegistry.standard.mayStartWithTag(.html))
    }

    @Test func everyNumberOfTheCodeIsThatOfItsType() {
        let named: [(TypeID, String)] = [
            (.octetStream, "application/octet-stream"), (.plainText, "text/plain"), (.html, "text/html"),
            (.zip, "application/zip"), (.gzip, "application/gzip"), (.pdf, "application/pdf"), (.jpeg, "image/jpeg"),
        ]
        for (id, name) in named { #expect(PackedTypes.type(id).essence == name) }
    }
}
