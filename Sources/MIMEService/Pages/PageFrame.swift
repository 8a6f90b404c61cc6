#if Server
/// The frame around the content of every page.
struct PageFrame: Sendable {
    /// The path with which every link begins.
    let basePath: String

    /// Returns a page with HTML content below the heading, and with a script if the page has one.
    func html(_ content: String, title: String = "What type is it?", script: String? = nil) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(HTML.escaped(title))</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="\(basePath)/page.css">
        <main>
        <h1><a href="\(basePath)/">\(HTML.escaped(title))</a></h1>
        \(content)
        </main>
        \(script.map { "<script src=\"\(basePath)/\($0)\" data-base=\"\(basePath)\"></script>\n" } ?? "")</html>

        """
    }
}
#endif
