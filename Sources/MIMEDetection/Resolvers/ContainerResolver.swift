public import MIMETypes

/// A resolver that opens containers and reads which format they declare.
///
/// Evidence: the structure of the container, read at a bounded number of offsets. If the container was read to its end,
/// the evidence is exhaustive: the file can't have a format that the container doesn't declare.
///
/// Only two kinds of data are decompressed: up to 64 KiB of the ZIP entry that declares the archive's format, and the
/// first bytes after the header of a gzip or zlib file.
public struct ContainerResolver: MIMETypeResolver, RegistryUsing {
    /// The properties of types.
    var registry = TypeRegistry.standard

    /// Creates the resolver.
    public init() {}

    /// The formats, in the order in which they are tried.
    ///
    /// The first format that recognises the content is used. Formats with signatures therefore come before formats
    /// whose fields only have to be plausible.
    private static let formats: [any ContainerFormat.Type] = [
        APNGFormat.self, AC3Format.self, ZIPFormat.self, CompoundFileFormat.self, MP4Format.self, QuickTimeFormat.self,
        MatroskaFormat.self, OggFormat.self, CameraRawFormat.self, ELFFormat.self, PEFormat.self,
        TrueTypeFormat.self, BMPFormat.self, ASFFormat.self, NetpbmFormat.self, DERFormat.self,
        MPEGAudioFormat.self, MPEGVideoFormat.self, LZMAFormat.self, DBaseFormat.self, GSMFormat.self,
        XWDFormat.self, OpenPGPFormat.self, TarFormat.self, STLFormat.self,
        TerminfoFormat.self, ORCFormat.self, CGMFormat.self, MacBinaryFormat.self,
        WBMPFormat.self, JPEGXLFormat.self, TGAFormat.self, COFFFormat.self, TFMFormat.self,
        MiniSEEDFormat.self, CompressedContentFormat.self, PickleFormat.self, EarlyPickleFormat.self,
        SafetensorsFormat.self, ONNXFormat.self, PythonBytecodeFormat.self, AC4Format.self, LOASFormat.self,
        AV1Format.self, DICOMFormat.self,
        ArrowStreamFormat.self, UtmpFormat.self, KeytabFormat.self, DiskImageFormat.self, ZlibFormat.self,
        MGTFormat.self, MATFormat.self, FoxProMemoFormat.self, PJLFormat.self, EmptyTarFormat.self,
    ]

    /// For each possible first byte, a set of bits for the formats that may start with it.
    ///
    /// Each set is stored as one integer. Building a table of lists would take longer than one detection, which is all
    /// that a short-lived program does.
    private static let formatsByFirstByte: [UInt64] = {
        precondition(formats.count <= 64, "there is no bit for more formats")
        var masks = [UInt64](repeating: 0, count: 256)
        for (number, format) in formats.enumerated() {
            for byte in format.firstBytes { masks[Int(byte)] |= 1 << UInt64(number) }
        }
        return masks
    }()

    /// Examines a resource if it starts like a container.
    ///
    /// - Parameter resource: any resource.
    /// - Returns: one candidate, or none if the resource is not a known container.
    /// - Throws: a `ResourceError` if the bytes can't be read.
    public func candidates(for resource: Resource) throws(ResourceError) -> [Candidate] {
        try CandidateBuffer.array { (found) throws(ResourceError) in try append(to: &found, for: resource) }
    }

    /// Adds the candidates that `candidates(for:)` returns; if the method throws, some may already have been added.
    @inline(never)
    func append(to candidates: inout CandidateBuffer, for resource: Resource) throws(ResourceError) {
        let head = try resource.headBuffer()
        guard let first = head.first else { return }
        var mask = Self.formatsByFirstByte[Int(first)]
        while mask != 0 {
            let format = Self.formats[mask.trailingZeroBitCount]
            mask &= mask - 1
            guard format.mayMatch(head) else { continue }
            if let found = try format.candidate(resource, head: head, registry) { return candidates.append(found) }
        }
    }
}
