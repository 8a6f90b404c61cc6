import MIMETypes

/// MP4, QuickTime and related formats.
///
/// The brand identifies the format, and the tracks distinguish audio from video.
///
/// https://www.iso.org/standard/83102.html, https://mp4ra.org/registered-types/brands
enum MP4Format: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    private static let maxBoxes = 32

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count >= 12, let length = head.bigEndian(at: 0, width: 4), (12...4096).contains(length) else {
            return nil
        }
        if head.has("styp", at: 4), length >= 16, length % 4 == 0 {
            return structural("video/iso.segment", "a segment's brands")
        }
        guard head.has("ftyp", at: 4) else { return nil }
        let brands = [8] + Array(stride(from: 16, to: min(length, head.count) - 3, by: 4))
        let names = brands.map { String(decoding: head[$0..<($0 + 4)], as: UTF8.self) }
        guard let (type, brand) = type(major: names[0], compatible: names.dropFirst()) else { return nil }
        if type.description == "video/mp4", try hasOnlySound(resource) {
            return structural("audio/mp4", "brand '#', sound tracks only", brand)
        }
        return structural(type, "brand '#'", brand)
    }

    private static func type(major: String, compatible: ArraySlice<String>) -> (StaticString, String)? {
        if let type = type(brand: major) { return (type, major) }
        if general.contains(major) { return image(major: major, compatible: compatible) }
        for brand in compatible { if let type = type(brand: brand) { return (type, brand) } }
        // Other codecs have their own brands, but any reader of such images supports the container.
        if let image = compatible.first(where: general.contains) {
            return (image == "msf1" ? "image/heif-sequence" : "image/heif", image)
        }
        return ("video/mp4", major)
    }

    /// The brands of images and image sequences whose codec is stated by the compatible brands.
    private static let general: Set<String> = ["mif1", "mif2", "miaf", "msf1"]

    private static func image(major: String, compatible: ArraySlice<String>) -> (StaticString, String) {
        let codecs = compatible.compactMap { brand in type(brand: brand).map { ($0, brand) } }
        let wanted = major == "msf1" ? ["image/heic-sequence", "image/avif"] : ["image/avif", "image/heic"]
        if let found = codecs.first(where: { wanted.contains($0.0.description) }) { return found }
        return (major == "msf1" ? "image/heif-sequence" : "image/heif", major)
    }

    private static func type(brand: String) -> StaticString? {
        switch brand {
        case "heic", "heix", "heim", "heis": "image/heic"
        case "hevc", "hevx", "hevm", "hevs": "image/heic-sequence"
        case "avif", "avis": "image/avif"
        case "avci": "image/avci"
        case "avcs": "image/avcs"
        case "j2ki": "image/hej2k"
        case "jp2 ": "image/jp2"
        case "jpx ": "image/jpx"
        case "jpm ": "image/jpm"
        case "mjp2": "video/mj2"
        case "crx ": "image/x-canon-cr3"
        case "qt  ", "mqt ": "video/quicktime"
        case "M4A ", "M4P ": "audio/mp4"
        case "M4B ": "audio/x-m4b"
        case "M4V ", "M4VH", "M4VP": "video/x-m4v"
        case "aax ": "audio/vnd.audible.aax"
        case "aaxc": "audio/vnd.audible.aaxc"
        case "F4V ", "F4P ": "video/mp4"
        case "F4A ", "F4B ": "audio/mp4"
        case "dvb1": "video/vnd.dvb.file"
        case "isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9", "mp41", "mp42", "mp71", "avc1",
            "mmp4", "MSNV", "dash", "dby1", "ndsc", "ndsh", "ndsm", "ndsp", "ndss", "ndxc", "ndxh", "ndxm", "ndxp",
            "ndxs":
            "video/mp4"
        case _ where brand.hasPrefix("3g2"): "video/3gpp2"
        case "KDDI": "video/3gpp2"
        case _ where brand.hasPrefix("3g"): "video/3gpp"
        default: nil
        }
    }

    /// Checks whether there are tracks and all of them are audio.
    private static func hasOnlySound(_ resource: Resource) throws(ResourceError) -> Bool {
        guard let movie = try box("moov", from: 0, to: resource.knownSize ?? .max, resource) else { return false }
        var (position, hasSound) = (movie.lowerBound, false)
        for _ in 0..<maxBoxes {
            guard let track = try box("trak", from: position, to: movie.upperBound, resource) else { break }
            position = track.upperBound
            guard let media = try box("mdia", from: track.lowerBound, to: track.upperBound, resource),
                let handler = try box("hdlr", from: media.lowerBound, to: media.upperBound, resource)
            else { continue }
            let kind = try resource.bytes(at: handler.lowerBound + 8, count: 4)
            if kind == Array("vide".utf8) { return false }
            if kind == Array("soun".utf8) { hasSound = true }
        }
        return hasSound
    }

    /// Returns the content of the first box of a kind in a range.
    private static func box(
        _ kind: String, from start: Int, to end: Int, _ resource: Resource
    ) throws(ResourceError) -> Range<Int>? {
        var position = start
        for _ in 0..<maxBoxes {
            guard position <= end - 8 else { return nil }
            let header = try resource.bytes(at: position, count: 16)
            let (short, long) = header.withUnsafeBytes {
                ($0.bigEndian(at: 0, width: 4), $0.bigEndian(at: 8, width: 8))
            }
            guard let short else { return nil }
            let (size, headerSize) = short == 1 ? (long ?? 0, 16) : short == 0 ? (end - position, 8) : (short, 8)
            guard size >= headerSize, size <= end - position else { return nil }
            if header.dropFirst(4).prefix(4).elementsEqual(kind.utf8) {
                return (position + headerSize)..<(position + size)
            }
            position += size
        }
        return nil
    }
}
