import MIMEDetection
import MIMETypes
import Testing

/// Formats of data whose fields have to fit one another, and near misses of each.
struct StructuredDataTests {
    typealias Case = DetectionCase

    private static let unknown = "application/octet-stream"

    private static func noise(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 129) }
    }

    private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

    /// A list of two numbers.
    private static func pickle(frame: Int = 9) -> [UInt8] {
        [0x80, 4, 0x95] + Containers.little(frame, 8) + [0x5D, 0x94, 0x28, 0x4B, 1, 0x4B, 2, 0x65, 0x2E]
    }

    private static func tensors(_ description: String, length: Int? = nil) -> [UInt8] {
        Containers.little(length ?? description.utf8.count, 8) + Array(description.utf8) + noise(16)
    }

    private static let tensor = #"{"w":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}}"#

    private static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        [number << 3 | 2, UInt8(content.count)] + content
    }

    private static func network(producer: String = "made by hand", node: [UInt8]? = nil) -> [UInt8] {
        let node = node ?? field(1, [0x78]) + field(2, [0x79]) + field(4, Array("MatMul".utf8))
        return [8, 8] + field(2, Array(producer.utf8)) + field(7, field(1, node) + field(2, Array("main".utf8)))
            + field(8, [0x10, 17]) + noise(20)
    }

    /// Code of some version after a header of some length.
    private static func code(_ version: Int, _ header: Int, kind: UInt8 = 0xE3) -> [UInt8] {
        Containers.little(version, 2) + [13, 10] + zeros(header - 4) + [kind] + zeros(16) + noise(40)
    }

    static let programs: [Case] = [
        Case("pickled list", nil, pickle(), "application/x-pickle"),
        Case(
            "pickled list of protocol 2", nil, [0x80, 2, 0x5D, 0x71, 0, 0x28, 0x4B, 1, 0x65, 0x2E],
            "application/x-pickle"),
        Case("frame that is too long", nil, pickle(frame: 900), unknown),
        Case("no instructions", nil, [0x80, 3] + noise(60), unknown),
        Case("something behind the end", nil, pickle() + noise(60), unknown),
        Case("tensors", nil, tensors(tensor), "application/x-safetensors"),
        Case("length behind the end", nil, tensors(tensor, length: 4000), unknown),
        Case("object of something else", nil, tensors(#"{"w":{"kind":"F32","shape":[2,2]}}"#), unknown),
        Case("network", nil, network(), "application/x-onnx"),
        Case("producer that is no text", nil, network(producer: "\u{1}\u{2}"), unknown),
        Case("network without a node", nil, network(node: noise(12)), unknown),
        Case("Python 3.12", nil, code(3531, 16), "application/x-python-code"),
        Case("Python 3.5", nil, code(3351, 12), "application/x-python-code"),
        Case("Python 2.7", nil, code(62211, 8, kind: 0x63), "application/x-python-code"),
        Case("no code", nil, code(60717, 8, kind: 0x7F), unknown),
        Case(
            "PyTorch", nil, Containers.zip([.init("m/data.pkl", "x"), .init("m/version", "3")]), "application/x-pytorch"
        ),
        Case("arrays", nil, Containers.zip([.init("a.npy", "x"), .init("b.npy", "y")]), "application/x-npz"),
        Case("arrays and more", nil, Containers.zip([.init("a.npy", "x"), .init("b.txt", "y")]), "application/zip"),
    ]

    private static let start: [UInt8] = [0, 0, 0, 1]
    private static let delimiter: [UInt8] = start + [0x09, 0xF0]
    private static let sequence: [UInt8] = start + [0x67, 0x64, 0, 0x1F, 0xAC, 0xD9]
    private static let picture: [UInt8] = start + [0x68, 0xEB, 0xEC]

    private static func frames(_ mark: [UInt8], _ lengths: Int...) -> [UInt8] {
        var bytes: [UInt8] = []
        for length in lengths {
            // Thirteen bits of a length, after eleven of a mark.
            let header =
                mark[0] == 0x56 ? [0x56] + Containers.big(0xE000 | length, 2) : mark + Containers.big(length, 2)
            bytes += header + noise(length)
        }
        return bytes
    }

    private static let reference: [UInt8] = start + [0x40, 1, 0x0C] + start + [0x42, 1, 1] + start + [0x44, 1, 0xC0]

    static let media: [Case] = [
        Case("H.264 behind a delimiter", nil, delimiter + sequence + picture + noise(60), "video/h264"),
        Case("H.264 in short", nil, Array((sequence + picture)[1...]) + noise(60), "video/h264"),
        Case("H.265", nil, Array(reference[1...]) + noise(60), "video/h265"),
        Case("H.266", nil, start + [0, 0x79, 0] + start + [0, 0x81, 0] + noise(60), "video/h266"),
        Case("delimiter without more", nil, delimiter + noise(60), unknown),
        Case("VC-1", nil, [0, 0, 1, 0x0F, 0xCB, 0x6C, 0x3F, 0x8A, 0, 0, 1, 0x0E] + noise(60), "video/vc1"),
        Case("MPEG-4", nil, [0, 0, 1, 0xB0, 1, 0, 0, 1, 0xB5, 0x89, 0x13] + noise(60), "video/mp4v-es"),
        Case("AV1", nil, [0x12, 0, 0x0A, 5, 0, 0, 0, 0x24, 0xCF, 0x32, 0x20] + noise(60), "video/av1"),
        Case("AV1 without a frame", nil, [0x12, 0, 0x0A, 5, 0, 0, 0, 0x24, 0xCF, 0xFF, 0x20] + noise(60), unknown),
        Case("AC-4", nil, frames([0xAC, 0x40], 100, 120, 100), "audio/ac4"),
        Case("LOAS", nil, frames([0x56], 200, 300, 250), "audio/mp4a-latm"),
        Case("one frame and noise", nil, frames([0x56], 200) + noise(600), unknown),
    ]

    /// An element with its kind.
    private static func element(_ group: Int, _ number: Int, _ kind: String, _ value: String) -> [UInt8] {
        Containers.little(group, 2) + Containers.little(number, 2) + Array(kind.utf8)
            + Containers.little(value.utf8.count, 2) + Array(value.utf8)
    }

    private static let study: [UInt8] =
        element(8, 5, "CS", "ISO_IR 100") + element(8, 0x16, "UI", "1.2.840.10008.5.1\0")
        + element(8, 0x20, "DA", "20200101") + element(8, 0x60, "CS", "CT") + noise(60)

    /// A message with a table of fields, whose header is a schema if it is 1.
    private static func message(kind: UInt8) -> [UInt8] {
        [0xFF, 0xFF, 0xFF, 0xFF, 32, 0, 0, 0, 16, 0, 0, 0, 0, 0, 10, 0, 12, 0, 6, 0, 5, 0, 8, 0]
            + [10, 0, 0, 0, 0, kind, 4, 0] + zeros(8) + noise(40)
    }

    private static func login(_ user: String = "root") -> [UInt8] {
        var record = zeros(384)
        record[0] = 7
        record.replaceSubrange(8..<13, with: Array("pts/0".utf8))
        record.replaceSubrange(44..<(44 + user.utf8.count), with: Array(user.utf8))
        record.replaceSubrange(340..<344, with: Containers.little(1_600_000_000, 4))
        return record
    }

    private static func keys(realm: String = "EXAMPLE.COM") -> [UInt8] {
        let entry: [UInt8] = [0, 1] + Containers.big(realm.utf8.count, 2) + Array(realm.utf8) + zeros(60)
        return [5, 2] + Containers.big(entry.count, 4) + entry
    }

    static let records: [Case] = [
        Case("study", nil, study, "application/dicom"),
        Case("study out of order", nil, element(8, 0x70, "LO", "maker") + study, unknown),
        Case("protobuf", "a.pb", [10, 4, 8, 1, 16, 2, 18, 0], "application/protobuf"),
        Case(
            "object of Kubernetes", "a.pb", Array("k8s\0".utf8) + [10, 0, 18, 0], "application/vnd.kubernetes.protobuf"),
        Case("Arrow", nil, message(kind: 1), "application/vnd.apache.arrow.stream"),
        Case("Arrow without a schema", nil, message(kind: 3), unknown),
        Case("logins", nil, login() + login(), "application/x-utmp"),
        Case("login cut off", nil, login() + login().dropLast(), unknown),
        Case("login of no name", nil, login("\u{1}"), unknown),
        Case("keys of services", nil, keys(), "application/x-kerberos-keytab"),
        Case("keys without a realm", nil, keys(realm: "\u{2}\u{3}"), unknown),
        Case(
            "message for a password", nil,
            [0x8C, 13, 4, 9, 3, 2] + noise(8) + [0xFF, 0xD2, 0x40, 1] + noise(60), "application/pgp-encrypted"),
        Case(
            "password without a message", nil, [0x8C, 13, 4, 9, 3, 2] + noise(8) + [0xFF, 0x12] + noise(60), unknown),
    ]

    /// The stored contents of a file as gzip has it.
    private static func gzip(_ text: String) -> [UInt8] {
        let content = Array(text.utf8) + zeros(40)
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1] + Containers.little(content.count, 2)
            + Containers.little(~content.count & 0xFFFF, 2) + content + zeros(8)
    }

    /// Two sectors, of which the first has a partition.
    private static func partitions(start: Int = 1, mark: [UInt8] = [0x55, 0xAA]) -> [UInt8] {
        var sector = noise(446) + zeros(66)
        sector.replaceSubrange(
            446..<462, with: [0x80, 0, 2, 0, 0x83, 0, 3, 0] + Containers.little(start, 4) + [9, 0, 0, 0])
        sector.replaceSubrange(510..<512, with: mark)
        return sector + noise(512)
    }

    private static func volume(scale: UInt8 = 2) -> [UInt8] {
        var bytes = zeros(2048)
        (bytes[0x400], bytes[0x405], bytes[0x418], bytes[0x44C]) = (16, 1, scale, 1)
        (bytes[0x438], bytes[0x439]) = (0x53, 0xEF)
        return bytes
    }

    private static func cartridge(complement: UInt8 = 0x65) -> [UInt8] {
        var bytes = noise(0x8000)
        bytes.replaceSubrange(0x7FC0..<0x7FD5, with: Array("A GAME OF MANY WORDS ".utf8))
        bytes.replaceSubrange(0x7FD5..<0x7FE0, with: [0x20, 0, 8, 0, 1, 1, 0, 0x87, complement, 0x78, 0x9A])
        bytes.replaceSubrange(0x7FFC..<0x7FFE, with: [0, 0x80])
        return bytes
    }

    /// A signed list, which starts with what it is used for.
    private static func trustList(_ use: [UInt8]?) -> [UInt8] {
        let list = use.map {
            Binaries.der(
                0xA0, Binaries.der(0x30, Binaries.der(0x30, Binaries.der(6, [0x2B, 6, 1, 4, 1, 0x82, 0x37] + $0))))
        }
        return Binaries.der(
            0x30, Binaries.der(6, [0x2A, 0x86, 0x48, 0x86, 0xF7, 13, 1, 7, 2]),
            Binaries.der(
                0xA0,
                Binaries.der(
                    0x30, Binaries.der(2, [1]), Binaries.der(0x31, Binaries.der(0x30, [5, 0])),
                    Binaries.der(0x30, Binaries.der(6, [0x2B, 6, 1, 4, 1, 0x82, 0x37, 10, 1]), list ?? []))))
    }

    static let images: [Case] = [
        Case("sequences", nil, gzip("BAM\u{1}"), "application/x-bam"),
        Case("scene", nil, gzip("BLENDER-v280"), "application/x-blender"),
        Case("package", nil, gzip(".PKGINFO"), "application/x-alpine-package-keeper-package"),
        Case("objects of R", nil, gzip("RDX3\nX\n"), "application/x-r-data"),
        Case("anything", nil, gzip("words"), "application/gzip"),
        Case("partitions", nil, partitions(), "application/vnd.efi.img"),
        Case("partition behind the end", nil, partitions(start: 2000), unknown),
        Case("sector without a mark", nil, partitions(mark: [0x55, 0xAB]), unknown),
        Case("volume", nil, volume(), "application/vnd.efi.img"),
        Case("volume of huge blocks", nil, volume(scale: 40), unknown),
        Case("cartridge", nil, cartridge(), "application/vnd.nintendo.snes.rom"),
        Case("cartridge with another sum", nil, cartridge(complement: 0x64), unknown),
        Case(
            "sorted table", nil, noise(600) + [0x57, 0xFB, 0x80, 0x8B, 0x24, 0x75, 0x47, 0xDB], "application/x-leveldb"),
    ]

    /// What starts as lists of images and as fonts do, and is neither.
    static let beginnings: [Case] = [
        Case("trace", nil, [0, 0, 1, 0, 0x48, 0, 0, 0] + noise(60), unknown),
        Case("version without tables", nil, [0, 1, 0, 0, 0, 0, 0, 9, 0, 0, 4, 0] + noise(60), unknown),
        Case("font cut off", nil, [0, 1, 0, 0, 0, 15, 0, 0x80, 0, 3, 0, 0x70] + Array("OS/2".utf8), "font/ttf"),
        Case("list of Windows", nil, trustList(nil), "application/vnd.ms-pki.seccat"),
        Case("catalogue of Windows", nil, trustList([12, 1, 1]), "application/vnd.ms-pki.seccat"),
        Case("list of what Windows trusts", nil, trustList([10, 3, 9]), "application/vnd.ms-pki.stl"),
        Case("app bundle", nil, Containers.zip([.init("BundleConfig.pb", "x")]), "application/x-android-app-bundle"),
        Case(
            "thumbnails", nil, Containers.compoundFile(["Catalog", "1"]),
            "application/vnd.microsoft.windows.thumbnail-cache"),
    ]

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    @Test(arguments: programs + media + records + images + beginnings)
    func isDetected(_ test: Case) {
        let detection = detector.detect(bytes: test.bytes, name: test.name)
        #expect(detection.type.essence == test.type, "\(detection.evidence.detail)")
    }
}
