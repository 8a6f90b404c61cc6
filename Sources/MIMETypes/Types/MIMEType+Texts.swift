/// Text, pages, data in text, and programs as they are written.
extension MIMEType {
    /// A page in XML: `application/xhtml+xml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3236
    public static let xhtml = MIMEType(constant: "application/xhtml+xml")

    /// Style sheets: `text/css`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2318
    public static let css = MIMEType(constant: "text/css")

    /// A script in JavaScript: `text/javascript`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9239
    public static let javaScript = MIMEType(constant: "text/javascript")

    /// XML of no known vocabulary: `application/xml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7303
    public static let xml = MIMEType(constant: "application/xml")

    /// Linked data in JSON: `application/ld+json`.
    ///
    /// https://www.w3.org/TR/json-ld11/
    public static let jsonLD = MIMEType(constant: "application/ld+json")

    /// JSON, one value a line: `application/x-ndjson`.
    public static let jsonLines = MIMEType(constant: "application/x-ndjson")

    /// Geographic features: `application/geo+json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7946
    public static let geoJSON = MIMEType(constant: "application/geo+json")

    /// What a web app says about itself: `application/manifest+json`.
    ///
    /// https://www.w3.org/TR/appmanifest/
    public static let webManifest = MIMEType(constant: "application/manifest+json")

    /// What went wrong with a request: `application/problem+json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9457
    public static let problemJSON = MIMEType(constant: "application/problem+json")

    /// Data in YAML: `application/yaml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9512
    public static let yaml = MIMEType(constant: "application/yaml")

    /// Settings in TOML: `application/toml`.
    public static let toml = MIMEType(constant: "application/toml")

    /// News of a site in RSS: `application/rss+xml`.
    public static let rss = MIMEType(constant: "application/rss+xml")

    /// News of a site in Atom: `application/atom+xml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4287
    public static let atom = MIMEType(constant: "application/atom+xml")

    /// Subtitles of a video: `text/vtt`.
    ///
    /// https://www.w3.org/TR/webvtt1/
    public static let webVTT = MIMEType(constant: "text/vtt")

    /// Subtitles in SubRip: `application/x-subrip`.
    public static let subRip = MIMEType(constant: "application/x-subrip")

    /// A table whose values are separated by tabs: `text/tab-separated-values`.
    public static let tsv = MIMEType(constant: "text/tab-separated-values")

    /// Differences between files: `text/x-patch`.
    public static let patch = MIMEType(constant: "text/x-patch")

    /// A script of a shell: `text/x-shellscript`.
    public static let shellScript = MIMEType(constant: "text/x-shellscript")

    /// A program in Python: `text/x-python`.
    public static let python = MIMEType(constant: "text/x-python")

    /// A program in Swift: `text/x-swift`.
    public static let swift = MIMEType(constant: "text/x-swift")

    /// A program in C: `text/x-csrc`.
    public static let c = MIMEType(constant: "text/x-csrc")

    /// A program in C++: `text/x-c++src`.
    public static let cPlusPlus = MIMEType(constant: "text/x-c++src")

    /// A program in Java: `text/x-java`.
    public static let java = MIMEType(constant: "text/x-java")

    /// A program in Rust: `text/rust`.
    public static let rust = MIMEType(constant: "text/rust")

    /// A program in Go: `text/x-go`.
    public static let go = MIMEType(constant: "text/x-go")

    /// A page with a program in PHP: `application/x-php`.
    public static let php = MIMEType(constant: "application/x-php")

    /// A program in Ruby: `application/x-ruby`.
    public static let ruby = MIMEType(constant: "application/x-ruby")

    /// A program in TypeScript: `application/typescript`.
    public static let typeScript = MIMEType(constant: "application/typescript")

    /// Statements for a database: `application/sql`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6922
    public static let sql = MIMEType(constant: "application/sql")

    /// A text for TeX: `text/x-tex`.
    public static let latex = MIMEType(constant: "text/x-tex")
}
