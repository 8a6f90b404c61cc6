import MIMETypes

/// MP4, QuickTime and related formats.
///
/// The brand identifies the format, and the tracks distinguish audio from video.
///
/// https://www.iso.org/standard/83102.html, https://mp4ra.org/registered-types/brands
enum MP4Format: ContainerFormat {
    static let firstBytes: [UInt8] = [0]

    static func candidate(_ resource: Resource, head: UnsafeRawBufferPointer) throws(ResourceError) -> Candidate? {
        guard head.count >= 12, let length = head.bigEndian(at: 0, width: 4), (12...4096).contains(length) else {
            return nil
        }
        if head.has("styp", at: 4), length >= 16, length % 4 == 0 {
            return structural("video/iso.segment", "a segment's brands")
        }
        if startsSegment(head, length: length) { return structural("video/iso.segment", "the boxes of a segment") }
        guard head.has("ftyp", at: 4), let major = FourCharacterCode(head, at: 8),
            let (type, brand) = type(major: major, compatible: brands(head, upTo: min(length, head.count)))
        else { return nil }
        if type.isEqual(to: "video/mp4"), try hasOnlySound(resource) {
            return structural("audio/mp4", "brand '#', sound tracks only", brand.text)
        }
        return structural(type, "brand '#'", brand.text)
    }

    /// Checks for a segment without brands: an index, or a fragment whose header comes first.
    ///
    /// https://www.w3.org/TR/mse-byte-stream-format-isobmff/#iso-media-segments
    private static func startsSegment(_ head: UnsafeRawBufferPointer, length: Int) -> Bool {
        if head.has("moof", at: 4) { return head.has("mfhd", at: 12) && head.bigEndian(at: 8, width: 4) == 16 }
        guard head.has("sidx", at: 4), length >= 32, length % 4 == 0 else { return false }
        return head[8] <= 1 && (head.has("moof", at: length + 4) || head.has("sidx", at: length + 4))
    }

    private static func brands(_ head: UnsafeRawBufferPointer, upTo end: Int) -> FourCharacterCodes {
        FourCharacterCodes(UnsafeRawBufferPointer(rebasing: head[min(16, end)..<end]))
    }

    private static func type(
        major: FourCharacterCode, compatible: FourCharacterCodes
    ) -> (StaticString, FourCharacterCode)? {
        if let type = type(brand: major) { return (type, major) }
        if isGeneral(major) { return image(major: major, compatible: compatible) }
        for brand in compatible { if let type = type(brand: brand) { return (type, brand) } }
        // Other codecs have their own brands, but any reader of such images supports the container.
        if let image = compatible.first(where: isGeneral) {
            return (image == "msf1" ? "image/heif-sequence" : "image/heif", image)
        }
        return ("video/mp4", major)
    }

    /// Checks whether a brand is one of images and image sequences whose codec is stated by the compatible brands.
    private static func isGeneral(_ brand: FourCharacterCode) -> Bool {
        switch brand {
        case "mif1", "mif2", "miaf", "msf1": true
        default: false
        }
    }

    private static func image(
        major: FourCharacterCode, compatible: FourCharacterCodes
    ) -> (StaticString, FourCharacterCode) {
        let coded: StaticString = major == "msf1" ? "image/heic-sequence" : "image/heic"
        for brand in compatible {
            if let type = type(brand: brand), type.isEqual(to: "image/avif") || type.isEqual(to: coded) {
                return (type, brand)
            }
        }
        return (major == "msf1" ? "image/heif-sequence" : "image/heif", major)
    }

    private static func type(brand: FourCharacterCode) -> StaticString? {
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
        case "KDDI": "video/3gpp2"
        case _ where brand.starts(with: "3g2"): "video/3gpp2"
        case _ where brand.starts(with: "3g"): "video/3gpp"
        default: nil
        }
    }

    /// Checks whether there are tracks and all of them are audio.
    private static func hasOnlySound(_ resource: Resource) throws(ResourceError) -> Bool {
        guard let movie = try MP4Box.content("moov", from: 0, to: MP4Box.end(of: resource), resource) else {
            return false
        }
        var (position, hasSound) = (movie.lowerBound, false)
        for _ in 0..<MP4Box.most {
            guard let track = try MP4Box.content("trak", from: position, to: movie.upperBound, resource) else { break }
            position = track.upperBound
            guard let media = try MP4Box.content("mdia", from: track.lowerBound, to: track.upperBound, resource),
                let handler = try MP4Box.content("hdlr", from: media.lowerBound, to: media.upperBound, resource)
            else { continue }
            let kind = try resource.withBuffer(at: handler.lowerBound + 8, count: 4) { FourCharacterCode($0, at: 0) }
            if kind == "vide" { return false }
            if kind == "soun" { hasSound = true }
        }
        return hasSound
    }
}
