/// Archives, programs and binary data.
extension MIMEType {
    /// A file compressed with gzip: `application/gzip`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6713
    public static let gzip = MIMEType(constant: "application/gzip")

    /// A file compressed with bzip2: `application/x-bzip2`.
    public static let bzip2 = MIMEType(constant: "application/x-bzip2")

    /// A file compressed with xz: `application/x-xz`.
    public static let xz = MIMEType(constant: "application/x-xz")

    /// A file compressed with Zstandard: `application/zstd`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8878
    public static let zstd = MIMEType(constant: "application/zstd")

    /// A file compressed with LZ4: `application/x-lz4`.
    public static let lz4 = MIMEType(constant: "application/x-lz4")

    /// A file compressed with Brotli: `application/x-brotli`.
    public static let brotli = MIMEType(constant: "application/x-brotli")

    /// A tar archive: `application/x-tar`.
    public static let tar = MIMEType(constant: "application/x-tar")

    /// A 7-Zip archive: `application/x-7z-compressed`.
    public static let sevenZip = MIMEType(constant: "application/x-7z-compressed")

    /// A RAR archive: `application/vnd.rar`.
    ///
    /// https://www.iana.org/assignments/media-types/application/vnd.rar
    public static let rar = MIMEType(constant: "application/vnd.rar")

    /// A Windows cabinet archive: `application/vnd.ms-cab-compressed`.
    public static let cab = MIMEType(constant: "application/vnd.ms-cab-compressed")

    /// A disc image (ISO 9660): `application/vnd.efi.iso`.
    public static let iso = MIMEType(constant: "application/vnd.efi.iso")

    /// A macOS disk image: `application/x-apple-diskimage`.
    public static let dmg = MIMEType(constant: "application/x-apple-diskimage")

    /// A Java archive: `application/java-archive`.
    public static let jar = MIMEType(constant: "application/java-archive")

    /// An Android app package (APK): `application/vnd.android.package-archive`.
    public static let apk = MIMEType(constant: "application/vnd.android.package-archive")

    /// A Debian package: `application/vnd.debian.binary-package`.
    public static let deb = MIMEType(constant: "application/vnd.debian.binary-package")

    /// An RPM package: `application/x-rpm`.
    public static let rpm = MIMEType(constant: "application/x-rpm")

    /// A Windows Installer package (MSI): `application/x-msi`.
    public static let msi = MIMEType(constant: "application/x-msi")

    /// A Windows program or library: `application/vnd.microsoft.portable-executable`.
    public static let windowsProgram = MIMEType(constant: "application/vnd.microsoft.portable-executable")

    /// An ELF program, as used on Linux: `application/x-executable`.
    public static let elf = MIMEType(constant: "application/x-executable")

    /// A Mach-O program, as used on macOS: `application/x-mach-o`.
    public static let machO = MIMEType(constant: "application/x-mach-o")

    /// A WebAssembly module: `application/wasm`.
    ///
    /// https://www.w3.org/TR/wasm-core-2/
    public static let webAssembly = MIMEType(constant: "application/wasm")

    /// A compiled Java class: `application/x-java`.
    public static let javaClass = MIMEType(constant: "application/x-java")

    /// An SQLite database: `application/vnd.sqlite3`.
    public static let sqlite = MIMEType(constant: "application/vnd.sqlite3")

    /// A table in the Apache Parquet format: `application/vnd.apache.parquet`.
    public static let parquet = MIMEType(constant: "application/vnd.apache.parquet")

    /// A table in the Apache Arrow file format: `application/vnd.apache.arrow.file`.
    public static let arrow = MIMEType(constant: "application/vnd.apache.arrow.file")

    /// Protocol Buffers data: `application/protobuf`.
    public static let protobuf = MIMEType(constant: "application/protobuf")

    /// CBOR data: `application/cbor`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8949
    public static let cbor = MIMEType(constant: "application/cbor")

    /// MessagePack data: `application/vnd.msgpack`.
    public static let messagePack = MIMEType(constant: "application/vnd.msgpack")

    /// Scientific data in the Hierarchical Data Format (HDF): `application/x-hdf`.
    public static let hdf5 = MIMEType(constant: "application/x-hdf")

    /// OpenPGP keys: `application/pgp-keys`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3156
    public static let pgpKeys = MIMEType(constant: "application/pgp-keys")

    /// A BitTorrent metafile: `application/x-bittorrent`.
    public static let torrent = MIMEType(constant: "application/x-bittorrent")

    /// A directory: `inode/directory`.
    public static let directory = MIMEType(constant: "inode/directory")
}
