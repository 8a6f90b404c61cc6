/// Archives, programs and data in bytes.
extension MIMEType {
    /// One compressed file: `application/gzip`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6713
    public static let gzip = MIMEType(constant: "application/gzip")

    /// One compressed file in bzip2: `application/x-bzip2`.
    public static let bzip2 = MIMEType(constant: "application/x-bzip2")

    /// One compressed file in xz: `application/x-xz`.
    public static let xz = MIMEType(constant: "application/x-xz")

    /// One compressed file in Zstandard: `application/zstd`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8878
    public static let zstd = MIMEType(constant: "application/zstd")

    /// One compressed file in LZ4: `application/x-lz4`.
    public static let lz4 = MIMEType(constant: "application/x-lz4")

    /// One compressed file in Brotli: `application/x-brotli`.
    public static let brotli = MIMEType(constant: "application/x-brotli")

    /// An archive of tar: `application/x-tar`.
    public static let tar = MIMEType(constant: "application/x-tar")

    /// An archive of 7-Zip: `application/x-7z-compressed`.
    public static let sevenZip = MIMEType(constant: "application/x-7z-compressed")

    /// An archive of RAR: `application/vnd.rar`.
    ///
    /// https://www.iana.org/assignments/media-types/application/vnd.rar
    public static let rar = MIMEType(constant: "application/vnd.rar")

    /// An archive of Windows: `application/vnd.ms-cab-compressed`.
    public static let cab = MIMEType(constant: "application/vnd.ms-cab-compressed")

    /// The image of a disc: `application/vnd.efi.iso`.
    public static let iso = MIMEType(constant: "application/vnd.efi.iso")

    /// The image of a disk of macOS: `application/x-apple-diskimage`.
    public static let dmg = MIMEType(constant: "application/x-apple-diskimage")

    /// An archive of Java: `application/java-archive`.
    public static let jar = MIMEType(constant: "application/java-archive")

    /// An app for Android: `application/vnd.android.package-archive`.
    public static let apk = MIMEType(constant: "application/vnd.android.package-archive")

    /// A package of Debian: `application/vnd.debian.binary-package`.
    public static let deb = MIMEType(constant: "application/vnd.debian.binary-package")

    /// A package of RPM: `application/x-rpm`.
    public static let rpm = MIMEType(constant: "application/x-rpm")

    /// An installer of Windows: `application/x-msi`.
    public static let msi = MIMEType(constant: "application/x-msi")

    /// A program or library of Windows: `application/vnd.microsoft.portable-executable`.
    public static let windowsProgram = MIMEType(constant: "application/vnd.microsoft.portable-executable")

    /// A program of Linux and other systems: `application/x-executable`.
    public static let elf = MIMEType(constant: "application/x-executable")

    /// A program of macOS: `application/x-mach-o`.
    public static let machO = MIMEType(constant: "application/x-mach-o")

    /// A program for browsers: `application/wasm`.
    ///
    /// https://www.w3.org/TR/wasm-core-2/
    public static let webAssembly = MIMEType(constant: "application/wasm")

    /// A class of Java: `application/x-java`.
    public static let javaClass = MIMEType(constant: "application/x-java")

    /// A database of SQLite: `application/vnd.sqlite3`.
    public static let sqlite = MIMEType(constant: "application/vnd.sqlite3")

    /// A table in columns: `application/vnd.apache.parquet`.
    public static let parquet = MIMEType(constant: "application/vnd.apache.parquet")

    /// A table in columns in memory's layout: `application/vnd.apache.arrow.file`.
    public static let arrow = MIMEType(constant: "application/vnd.apache.arrow.file")

    /// Data in Protocol Buffers: `application/protobuf`.
    public static let protobuf = MIMEType(constant: "application/protobuf")

    /// Data in CBOR: `application/cbor`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8949
    public static let cbor = MIMEType(constant: "application/cbor")

    /// Data in MessagePack: `application/vnd.msgpack`.
    public static let messagePack = MIMEType(constant: "application/vnd.msgpack")

    /// Scientific data in HDF: `application/x-hdf`.
    public static let hdf5 = MIMEType(constant: "application/x-hdf")

    /// Keys of OpenPGP: `application/pgp-keys`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3156
    public static let pgpKeys = MIMEType(constant: "application/pgp-keys")

    /// Where to get files from: `application/x-bittorrent`.
    public static let torrent = MIMEType(constant: "application/x-bittorrent")

    /// A directory: `inode/directory`.
    public static let directory = MIMEType(constant: "inode/directory")
}
