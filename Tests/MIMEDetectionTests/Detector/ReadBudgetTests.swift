import MIMEDetection
import MIMETypes
import Testing

/// What detection reads of the samples of all formats, whatever the size of the file.
///
/// The table "What is read" in the article "How a type is decided" has the same numbers.
struct ReadBudgetTests {
    /// The maximum number of reads and bytes, the head's included.
    private struct Budget {
        let reads: Int
        let bytes: Int

        /// The head alone.
        static let head = Budget(reads: 1, bytes: 8 << 10)
    }

    /// The formats that are recognised by more than the head.
    private static let budgets: [(types: [MIMEType], budget: Budget)] = [
        // The end of the file with the longest comment, the directory, and one entry.
        ([.zip], Budget(reads: 6, bytes: 138 << 10)),
        // Sectors of the directory.
        ([MIMEType(literal: "application/x-ole-storage")], Budget(reads: 16, bytes: 20 << 10)),
        // The frame after a tag.
        ([.mp3, .aac, .flac, MIMEType(literal: "audio/mp2")], Budget(reads: 6, bytes: 16 << 10)),
        // Headers that say which streams there are.
        (
            [
                .matroska, .webm, .weba, MIMEType(literal: "video/matroska-3d"),
                MIMEType(literal: "application/vnd.ms-asf"),
            ], Budget(reads: 2, bytes: 72 << 10)
        ),
        // Headers of boxes.
        ([.mp4, .m4a, .quickTime], Budget(reads: 24, bytes: 9 << 10)),
        // What nothing in the head tells may have a mark far from the start or at the end.
        // What is behind a certificate is looked at like data without a signature.
        ([.octetStream, MIMEType(literal: "application/x-x509-ca-cert")], Budget(reads: 7, bytes: 76 << 10)),
    ]

    /// Types with a mark far from the start or at the end, and those that any bytes can be: they are looked for after
    /// the head has told nothing certain.
    private static let unmarked: [MIMEType] = [
        .iso, MIMEType(literal: "application/vnd.nintendo.snes.rom"), MIMEType(literal: "application/protobuf"),
        MIMEType(literal: "application/x-tex-virtual-font"),
        MIMEType(literal: "application/x-genesis-rom"), MIMEType(literal: "application/zlib"),
    ]

    private static let suites: [[DetectionCase]] = [
        BinaryFormatTests.formats, BinaryFormatTests.others, DocumentMarkTests.headers, DocumentMarkTests.programs,
        FalseAlarmTests.archives, FalseAlarmTests.binaries, FalseAlarmTests.documents, MisleadingInputTests.containers,
        ContainerKindTests.archives, ContainerKindTests.compoundFiles, ContainerKindTests.media,
        ScientificFormatTests.records,
        ScientificFormatTests.keys, ScientificFormatTests.documents, StructuredDataTests.programs,
        StructuredDataTests.media, StructuredDataTests.records, StructuredDataTests.images, UnmarkedFormatTests.formats,
        UnmarkedFormatTests.others, UnmarkedFormatTests.containers,
    ]

    /// Files whose own statement is far from the start.
    private static let distant: [DetectionCase] = [
        DetectionCase(
            "document whose types come after a large picture", nil,
            Containers.zip([
                .init("word/media/a.png", String(repeating: "a", count: 200_000)),
                .init(
                    "[Content_Types].xml",
                    Containers.contentTypes("vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml")),
            ]), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        DetectionCase(
            "sound whose tracks come last", nil,
            Containers.box("ftyp", Array("isom".utf8) + Containers.big(0, 4))
                + Containers.box("mdat", [UInt8](repeating: 0, count: 100_000))
                + Containers.mp4(brand: "isom", handlers: ["soun"]).dropFirst(16), "audio/mp4"),
        DetectionCase("document whose directory comes last", nil, distantDocument, "application/msword"),
    ]

    /// A compound file of 64 sectors, the last of which is the directory.
    private static let distantDocument: [UInt8] = {
        var file = Containers.compoundFile(["WordDocument"])
        let directory = file[1024...]
        file = file[..<1024] + [UInt8](repeating: 0, count: 62 * 512) + directory
        file.replaceSubrange(48..<52, with: Containers.little(63, 4))
        return file
    }()

    /// Bytes, and zeros after them, which take no memory.
    private struct PaddedSource: ByteSource {
        let content: [UInt8]
        let size: Int?

        func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ResourceError) -> Int {
            let count = max(0, min(buffer.count, (size ?? 0) - offset))
            for place in 0..<count { buffer[place] = offset + place < content.count ? content[offset + place] : 0 }
            return count
        }
    }

    private let detector = MIMEDetector(resolvers: MIMEDetector.nativeResolvers + [FallbackResolver()])

    private func usage(_ sample: DetectionCase, size: Int) throws -> (type: MIMEType, usage: ReadUsage) {
        let source = PaddedSource(content: sample.bytes, size: max(size, sample.bytes.count))
        let detection = try detector.detect(Resource(source: source, name: sample.name.map { ResourceName($0) }))
        return (detection.type, detection.usage)
    }

    private static func budget(of type: MIMEType) -> Budget {
        let exact = budgets.first { $0.types.contains { type.hasSameEssence(as: $0) } }
        let inherited = budgets.dropLast().first { $0.types.contains { type.conforms(to: $0) } }
        if unmarked.contains(where: { type.hasSameEssence(as: $0) }) { return budgets[budgets.count - 1].budget }
        return exact?.budget ?? inherited?.budget ?? .head
    }

    @Test(arguments: [0, 1 << 20, 1 << 30, 1 << 40])
    func everyFormatStaysWithinItsBudget(_ size: Int) throws {
        var types: Set<MIMEType> = []
        for sample in Self.suites.joined() {
            let (type, usage) = try usage(sample, size: size)
            // An archive may follow a script, so the end of a script with the name of one is read.
            let isNamedArchive = type.essence == "text/x-shellscript" && sample.name?.hasSuffix(".jar") == true
            let budget = isNamedArchive ? Self.budgets[Self.budgets.count - 1].budget : Self.budget(of: type)
            #expect(
                usage.reads <= budget.reads && usage.bytes <= budget.bytes,
                "\(sample.testDescription) as \(type): \(usage.reads) reads of \(usage.bytes) bytes")
            #expect(!usage.isExhausted, "\(sample.testDescription)")
            types.insert(type)
        }
        #expect(types.count > 100)
    }

    @Test(arguments: distant)
    func statementFarFromTheStartIsRead(_ sample: DetectionCase) throws {
        let (type, usage) = try usage(sample, size: 0)
        #expect(type.essence == sample.type)
        #expect(usage.reads > 1)
        let budget = Self.budget(of: type)
        #expect(
            usage.reads <= budget.reads && usage.bytes <= budget.bytes, "\(usage.reads) reads of \(usage.bytes) bytes")
    }
}
