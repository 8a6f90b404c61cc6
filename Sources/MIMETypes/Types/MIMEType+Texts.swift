/// Types of text, web pages, textual data and source code.
extension MIMEType {
    /// An XHTML page: `application/xhtml+xml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc3236
    public static let xhtml = MIMEType(constant: "application/xhtml+xml")

    /// A CSS style sheet: `text/css`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc2318
    public static let css = MIMEType(constant: "text/css")

    /// A JavaScript program: `text/javascript`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9239
    public static let javaScript = MIMEType(constant: "text/javascript")

    /// XML with an unknown vocabulary: `application/xml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7303
    public static let xml = MIMEType(constant: "application/xml")

    /// Linked data in JSON (JSON-LD): `application/ld+json`.
    ///
    /// https://www.w3.org/TR/json-ld11/
    public static let jsonLD = MIMEType(constant: "application/ld+json")

    /// JSON Lines, with one JSON value per line: `application/x-ndjson`.
    public static let jsonLines = MIMEType(constant: "application/x-ndjson")

    /// Geographic features in JSON (GeoJSON): `application/geo+json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc7946
    public static let geoJSON = MIMEType(constant: "application/geo+json")

    /// The manifest of a web app: `application/manifest+json`.
    ///
    /// https://www.w3.org/TR/appmanifest/
    public static let webManifest = MIMEType(constant: "application/manifest+json")

    /// A description of an HTTP error in JSON: `application/problem+json`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9457
    public static let problemJSON = MIMEType(constant: "application/problem+json")

    /// YAML data: `application/yaml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc9512
    public static let yaml = MIMEType(constant: "application/yaml")

    /// A TOML file, usually with settings: `application/toml`.
    public static let toml = MIMEType(constant: "application/toml")

    /// An RSS feed: `application/rss+xml`.
    public static let rss = MIMEType(constant: "application/rss+xml")

    /// An Atom feed: `application/atom+xml`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc4287
    public static let atom = MIMEType(constant: "application/atom+xml")

    /// WebVTT subtitles: `text/vtt`.
    ///
    /// https://www.w3.org/TR/webvtt1/
    public static let webVTT = MIMEType(constant: "text/vtt")

    /// SubRip subtitles: `application/x-subrip`.
    public static let subRip = MIMEType(constant: "application/x-subrip")

    /// A table of tab-separated values: `text/tab-separated-values`.
    public static let tsv = MIMEType(constant: "text/tab-separated-values")

    /// A patch, which lists the differences between files: `text/x-patch`.
    public static let patch = MIMEType(constant: "text/x-patch")

    /// A shell script: `text/x-shellscript`.
    public static let shellScript = MIMEType(constant: "text/x-shellscript")

    /// A Python program: `text/x-python`.
    public static let python = MIMEType(constant: "text/x-python")

    /// A Swift program: `text/x-swift`.
    public static let swift = MIMEType(constant: "text/x-swift")

    /// A C program: `text/x-csrc`.
    public static let c = MIMEType(constant: "text/x-csrc")

    /// A C++ program: `text/x-c++src`.
    public static let cPlusPlus = MIMEType(constant: "text/x-c++src")

    /// A Java program: `text/x-java`.
    public static let java = MIMEType(constant: "text/x-java")

    /// A Rust program: `text/rust`.
    public static let rust = MIMEType(constant: "text/rust")

    /// A Go program: `text/x-go`.
    public static let go = MIMEType(constant: "text/x-go")

    /// A PHP program: `application/x-php`.
    public static let php = MIMEType(constant: "application/x-php")

    /// A Ruby program: `application/x-ruby`.
    public static let ruby = MIMEType(constant: "application/x-ruby")

    /// A TypeScript program: `application/typescript`.
    public static let typeScript = MIMEType(constant: "application/typescript")

    /// SQL statements: `application/sql`.
    ///
    /// https://www.rfc-editor.org/rfc/rfc6922
    public static let sql = MIMEType(constant: "application/sql")

    /// A TeX or LaTeX document: `text/x-tex`.
    public static let latex = MIMEType(constant: "text/x-tex")
}
