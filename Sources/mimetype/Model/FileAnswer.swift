import MIMEDetection
import MIMETypes

/// What came out for one file.
struct FileAnswer {
    let path: [UInt8]
    /// The number of bytes, where it is known.
    let size: Int?
    let detection: Detection
    /// Why the file is not what is expected, where that was asked strictly.
    var refusal: UploadRefusal?
}
