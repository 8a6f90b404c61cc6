extension MIMEType {
    /// Bytes of no known format: `application/octet-stream`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2046#section-4.5.1
    public static let octetStream = MIMEType(constant: "application/octet-stream")

    /// Text of no known format: `text/plain`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2046#section-4.1.3
    public static let plainText = MIMEType(constant: "text/plain")

    /// A form with files: `multipart/form-data`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7578
    public static let multipartFormData = MIMEType(constant: "multipart/form-data")

    /// A form without files: `application/x-www-form-urlencoded`.
    ///
    /// https://url.spec.whatwg.org/#application/x-www-form-urlencoded
    public static let urlEncodedForm = MIMEType(constant: "application/x-www-form-urlencoded")

    /// JSON: `application/json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc8259#section-11
    public static let json = MIMEType(constant: "application/json")

    /// A file without a single byte: `application/x-zerosize`.
    public static let emptyFile = MIMEType(constant: "application/x-zerosize")
}
