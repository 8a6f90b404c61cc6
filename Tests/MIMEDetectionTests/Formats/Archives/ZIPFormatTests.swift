import Testing

@testable import MIMEDetection

struct ZIPFormatTests {
    @Test(
        arguments: [
            (["META-INF/MANIFEST.MF"], "application/java-archive"), (["doc.kml"], "application/vnd.google-earth.kmz"),
            (["AndroidManifest.xml", "classes.dex"], "application/vnd.android.package-archive"),
            (["AndroidManifest.xml"], "application/zip"), (["3D/3dmodel.model"], "model/3mf"),
            (["a.npy", "b.npy"], "application/x-npz"), (["a/data.pkl", "a/version"], "application/x-pytorch"),
            (["a.class", "a.java"], "application/zip"),
            (["pass.json", "manifest.json"], "application/vnd.apple.pkpass"),
            (["Payload/a.app/Info.plist"], "application/x-itunes-ipa"), (["a.txt"], "application/zip"),
        ] as [([String], String)])
    func entriesTellTheType(_ names: [String], _ type: String) {
        #expect(ZIPFormat.essence(of: Containers.zip(names.map { .init($0) })) == type)
    }

    @Test func statedTypeHasToComeFirst() {
        let statement = Containers.ZIPEntry("mimetype", "application/vnd.oasis.opendocument.text")
        #expect(
            ZIPFormat.essence(of: Containers.zip([statement, .init("a")])) == "application/vnd.oasis.opendocument.text")
        #expect(ZIPFormat.essence(of: Containers.zip([.init("a"), statement])) == "application/zip")
    }

    @Test func archiveCannotStateThatItIsAPage() {
        #expect(ZIPFormat.essence(of: Containers.zip([.init("mimetype", "text/html")])) == "application/zip")
    }
}
