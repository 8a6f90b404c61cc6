import MIMETypes
import Testing

@testable import MIMEDetection

/// Formats whose names or first words are those of others as well.
struct SharedStartTests {
    private static func detect(_ text: String, _ name: String? = nil) -> Detection {
        MIMEDetector().detect(bytes: Array(text.utf8), name: name)
    }

    @Test(arguments: ["a.mts", "a.cts", "a.d.mts"])
    func typeScriptModulesAreNotVideos(_ name: String) {
        let detection = Self.detect("import { a } from \"./b.mjs\";\nexport const c: number = a;\n", name)
        #expect(detection.type.essence == "application/typescript")
        #expect(detection.conflicts.isEmpty)
        let stream = [UInt8]((0..<1000).map { $0 % 188 == 0 ? 0x47 : UInt8($0 % 7) })
        #expect(MIMEDetector().detect(bytes: stream, name: "a.mts").type.essence == "video/mp2t")
    }

    @Test(arguments: ["tsconfig.json", "a.jsonc", ".eslintrc.json", "jsconfig.json", "a.code-workspace"])
    func commentsAreNotJSON(_ name: String) {
        let settings = Self.detect("{\n  // target\n  \"compilerOptions\": { \"target\": \"es2020\", },\n}\n", name)
        #expect(settings.type.essence == "text/x-json-with-comments")
        #expect(settings.conflicts.isEmpty)
    }

    @Test func plainListIsNoLiveStream() {
        let plain = "#EXTM3U\n#EXTINF:123,Artist - Title\nsong.mp3\n"
        let live = "#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:10\n#EXTINF:9.0,\nseg.ts\n"
        for name in ["a.m3u", "a.m3u8", nil] {
            #expect(Self.detect(plain, name).type.essence == "audio/x-mpegurl")
            #expect(Self.detect(live, name).type.essence == "application/vnd.apple.mpegurl")
            #expect(Self.detect(plain, name).conflicts.isEmpty)
        }
    }

    @Test(arguments: ["a.unity", "a.prefab", "a.asset", "a.mat", nil])
    func scenesAreNotOnlyYAML(_ name: String?) {
        let scene =
            "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!29 &1\nOcclusionCullingSettings:\n  m_ObjectHideFlags: 0\n"
        #expect(Self.detect(scene, name).type.essence == "text/x-unity3d-asset")
        #expect(Self.detect("%YAML 1.1\n---\na: b\n", "a.yaml").type.essence == "application/yaml")
    }

    @Test func archivesAreWhatTheyAreCalled() {
        let lottie = Containers.zip([.init("manifest.json", "{}"), .init("animations/a.json", "{}")])
        let animation = MIMEDetector().detect(bytes: lottie, name: "a.lottie")
        #expect(animation.type.essence == "application/zip+dotlottie")
        #expect(animation.conflicts.isEmpty)
        let figma = Containers.zip([.init("canvas.fig", "fig-kiwi"), .init("meta.json", "{}")])
        for name in ["a.fig", nil] {
            #expect(MIMEDetector().detect(bytes: figma, name: name).type.essence == "application/x-figma")
            #expect(
                MIMEDetector().detect(bytes: Array("fig-kiwi\u{E}\0\0\0ab".utf8), name: name).type.essence
                    == "application/x-figma")
        }
        #expect(Self.detect("#FIG 3.2\nLandscape\n", "a.fig").type.essence == "image/x-xfig")
    }

    @Test(arguments: ["task", "topic", "map", "concept", "component", "interface", "releases", "tileset", "val"])
    func commonElementsAreWeakEvidence(_ element: String) {
        let declaration = "<?xml version=\"1.0\"?>\n"
        #expect(Self.detect("\(declaration)<\(element)>\n<name>x</name></\(element)>\n").type == .xml)
        #expect(Self.detect("\(declaration)<\(element)>\n<name>x</name></\(element)>\n", "a.xml").type == .xml)
    }

    @Test(arguments: [
        (
            "<!DOCTYPE task PUBLIC \"-//OASIS//DTD DITA Task//EN\" \"task.dtd\">\n<task id=\"a\"><title>b</title></task>",
            "application/dita+xml"
        ),
        (
            "<topic xmlns:ditaarch=\"http://dita.oasis-open.org/architecture/2005/\" id=\"a\"><title>b</title></topic>",
            "application/dita+xml"
        ),
        (
            "<component type=\"desktop-application\"><id>a.b</id><metadata_license>CC0-1.0</metadata_license></component>",
            "application/x-freedesktop-appstream-component"
        ),
        ("<interface>\n<requires lib=\"gtk\" version=\"4.0\"/>\n</interface>", "application/x-gtk-builder"),
        ("<tileset version=\"1.10\" tiledversion=\"1.10.1\" name=\"a\" tilewidth=\"16\"/>", "application/x-tiled-tsx"),
        ("<val><prop att=\"audience\" val=\"novice\" action=\"exclude\"/></val>", "application/dita+xml"),
    ])
    func theirOwnTextsSayWhichOneItIs(_ document: String, _ type: String) {
        #expect(Self.detect("<?xml version=\"1.0\"?>\n\(document)\n").type.essence == type)
    }
}
