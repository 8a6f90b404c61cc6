/// The constants of libmagic's interface that are used here, so that its header is not required to build.
///
/// See libmagic(3), https://man7.org/linux/man-pages/man3/libmagic.3.html
enum MagicFlags {
    private static let mimeType: CInt = 0x0000010
    private static let noCheckCompress: CInt = 0x0001000
    private static let noCheckText: CInt = 0x0020000
    private static let noCheckCSV: CInt = 0x0080000
    private static let noCheckTokens: CInt = 0x0100000
    private static let noCheckEncoding: CInt = 0x0200000
    private static let noCheckJSON: CInt = 0x0400000

    /// Flags to detect the type of any bytes, without examining the content of compressed ones.
    static let all = mimeType | noCheckCompress
    /// The same flags without the tests for text.
    static let binary = all | noCheckText | noCheckCSV | noCheckTokens | noCheckEncoding | noCheckJSON

    /// Limits for libmagic on malicious input; most are its own defaults, made explicit so that all versions agree.
    static let limits: [(name: CInt, value: Int)] = [
        (0, 15),  // MAGIC_PARAM_INDIR_MAX
        (1, 50),  // MAGIC_PARAM_NAME_MAX
        (2, 2048),  // MAGIC_PARAM_ELF_PHNUM_MAX
        (3, 32768),  // MAGIC_PARAM_ELF_SHNUM_MAX
        (4, 256),  // MAGIC_PARAM_ELF_NOTES_MAX
        (5, 8192),  // MAGIC_PARAM_REGEX_MAX
        (6, 1 << 20),  // MAGIC_PARAM_BYTES_MAX
    ]
}
