#if Server
/// What all pages have around their content.
enum PageFrame {
    /// Puts content below the heading, as HTML, and names the path of a script if there is one.
    static func html(_ content: String, script: String? = nil) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>What type is it?</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/page.css">
        <main>
        <h1>What type is it?</h1>
        \(content)
        </main>
        \(script.map { "<script src=\"\($0)\"></script>\n" } ?? "")</html>

        """
    }
}
#endif
