import MIMETypes
import Testing

@testable import MIMEDetection

struct PackedZIPContentsTests {
    private static func type(_ kind: PackedZIPContents.Kind, _ name: String) -> String? {
        PackedZIPContents.first(kind) { $0.string == name }?.type.essence
    }

    @Test(arguments: [
        (PackedZIPContents.Kind.entries, "doc.kml", "application/vnd.google-earth.kmz"),
        (.entries, "3D/3dmodel.model", "model/3mf"),
        (.folders, "xl/", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
        (.parts, "vnd.ms-excel.sheet.macroEnabled.main+xml", "application/vnd.ms-excel.sheet.macroenabled.12"),
    ])
    func nameHasItsType(_ kind: PackedZIPContents.Kind, _ name: String, _ type: String) {
        #expect(Self.type(kind, name) == type)
        #expect(Self.type(kind, name + "x") == nil)
    }

    @Test(arguments: [PackedZIPContents.Kind.entries, .folders, .parts])
    func everyRowIsReadAndItsTypeKnown(_ kind: PackedZIPContents.Kind) {
        var count = 0
        _ = PackedZIPContents.first(kind) { name in
            #expect(!name.string.isEmpty)
            count += 1
            return false
        }
        #expect(count >= 4)
    }
}
