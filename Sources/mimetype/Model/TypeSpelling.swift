import MIMEDetection
import MIMETypes

/// In whose words types are printed.
enum TypeSpelling: String, CaseIterable, Sendable {
    /// The canonical names of the registry.
    case canonical
    /// Those that libmagic prints, so that scripts written for `file` keep working.
    case libmagic

    /// The type of a file.
    func name(of answer: FileAnswer) -> String {
        let type = answer.detection.type
        if self == .libmagic, answer.isPositionIndependentProgram, type.essence == "application/x-executable" {
            return "application/x-pie-executable"
        }
        return name(of: type)
    }

    /// The name of a type.
    func name(of type: MIMEType) -> String {
        let name = type.essence
        return self == .libmagic ? Self.libmagicNames[name] ?? name : name
    }

    /// Where libmagic prints an alias of a type of the registry, and where it tells less.
    ///
    /// https://github.com/file/file/tree/FILE5_44/magic/Magdir
    private static let libmagicNames = [
        "application/fdf": "application/vnd.fdf",
        "application/inf": "application/x-setupscript",
        "application/rtf": "text/rtf",
        "application/texinfo": "text/x-texinfo",
        "application/vnd.adobe.flash.movie": "application/x-shockwave-flash",
        "application/vnd.dbf": "application/x-dbf",
        "application/vnd.efi.iso": "application/x-iso9660-image",
        "application/vnd.ms-asf": "video/x-ms-asf",
        "application/vnd.nintendo.nitro.rom": "application/x-nintendo-ds-rom",
        "application/vnd.scribus": "application/x-scribus",
        "application/winhlp": "application/x-winhelp",
        "application/x-ace": "application/x-ace-compressed",
        "application/x-bat": "text/x-msdos-batch",
        "application/x-berkeley-db": "application/x-dbm",
        "application/x-bzip1": "application/x-bzip",
        "application/x-chrome-package": "application/x-chrome-extension",
        "application/x-font-printer-metric": "application/x-font-pfm",
        "application/x-font-type1": "font/x-postscript-pfb",
        "application/x-internet-archive": "application/x-ia-arc",
        "application/x-itunes-ipa": "application/x-ios-app",
        "application/x-java": "application/x-java-applet",
        "application/x-m4": "text/x-m4",
        "application/x-mach-o": "application/x-mach-binary",
        "application/x-mozlz4": "application/x-lz4+json",
        "application/x-perl": "text/x-perl",
        "application/x-php": "text/x-php",
        "application/x-python-code": "application/x-bytecode.python",
        "application/x-ruby": "text/x-ruby",
        "application/x-vhd": "application/x-virtualbox-vhd",
        "application/x-zerosize": "inode/x-empty",
        "application/xml": "text/xml",
        "audio/aac": "audio/x-hx-aac-adts",
        "audio/ac3": "audio/vnd.dolby.dd-raw",
        "audio/mp4a-latm": "audio/x-mp4a-latm",
        "audio/soundfont": "audio/x-sfbk",
        "audio/vnd.rn-realaudio": "audio/x-pn-realaudio",
        "audio/wav": "audio/x-wav",
        "image/dpx": "image/x-dpx",
        "image/j2c": "image/x-jp2-codestream",
        "image/qoi": "image/x-qoi",
        "image/vnd.zbrush.dcx": "image/x-dcx",
        "image/x-bpg": "image/bpg",
        "image/x-jng": "video/x-jng",
        "image/x-sigma-x3f": "image/x-x3f",
        "image/x-tim": "image/x-sony-tim",
        "model/x3d-vrml": "model/x3d+vrml",
        "text/x-c++src": "text/x-c++",
        "text/x-common-lisp": "text/x-lisp",
        "text/x-csrc": "text/x-c",
        "text/x-objcsrc": "text/x-objective-c",
        "text/x-patch": "text/x-diff",
        "text/x-python": "text/x-script.python",
        "video/dv": "video/x-dv",
        "video/matroska": "video/x-matroska",
    ]
}
