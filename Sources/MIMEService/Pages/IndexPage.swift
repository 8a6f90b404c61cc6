#if Server
/// The page that looks up names and accepts files; it also works without its script.
enum IndexPage {
    static func html(_ frame: PageFrame) -> String {
        frame.html(
            """
            <p class="lead">See what a file really is, regardless of its name.</p>
            <div class="ask">
            <form action="\(frame.basePath)/v1/detect" method="post" enctype="multipart/form-data" id="upload">
            \(icon)
            <p class="invitation scripted">Drop files or folders here</p>
            <div class="choices">
            <input type="file" id="files" name="files" multiple required aria-label="Files to check">
            <label for="files" class="button">Choose files</label>
            <span class="scripted folder"><input type="file" id="folder" webkitdirectory>
            <label for="folder" class="button quiet">Choose a folder</label></span>
            <noscript><button>Check</button></noscript>
            </div>
            <p class="note" id="note">Files are sent completely, checked, and not stored.</p>
            </form>
            <div class="scripted samples" role="group" aria-labelledby="samples-title">
            <span id="samples-title">Or try one:</span>
            \(samples)
            </div>
            <form action="\(frame.basePath)/v1/lookup" id="lookup">
            <label for="name">Only a name</label>
            <div class="field">
            <input type="text" id="name" name="name" placeholder="photo.jpg" autocomplete="off" autocapitalize="off"
              spellcheck="false" maxlength="255" required>
            <noscript><button>Look up</button></noscript>
            </div>
            </form>
            </div>
            <div id="named" aria-live="polite"></div>
            <section id="checked" hidden aria-label="Checked files">
            <p class="summary" id="summary" role="status"></p>
            <progress id="progress" hidden aria-label="Files checked"></progress>
            <div class="tools" id="tools">
            <span id="filters" role="group" aria-label="Show"></span>
            <span><button type="button" class="quiet" id="download">Download CSV</button>
            <button type="button" class="quiet" id="csv">Copy CSV</button>
            <button type="button" class="quiet" id="json">Copy JSON</button>
            <button type="button" class="quiet" id="clear">Clear</button></span>
            </div>
            <div class="rows" id="rows"></div>
            </section>
            <div id="overlay" hidden><p>Drop to check</p></div>
            <footer>
            <p>For programs: <code>curl -T photo.jpg <span id="origin">localhost:8080\(frame.basePath)</span>/v1/detect/</code>
            · <a href="\(frame.basePath)/api">API</a> · <a href="\(frame.basePath)/openapi.json">openapi.json</a></p>
            </footer>
            """, script: "page.js")
    }

    /// The icon: a sheet of paper below a magnifying glass.
    private static let icon = """
        <svg class="icon scripted" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" \
        stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">\
        <path d="M26 44H10V4h18l10 10v8M28 4v10h10"/><circle cx="33" cy="32" r="7"/><path d="m38 37 6 6"/></svg>
        """

    /// The sample files that demonstrate each verdict; the script makes them.
    private static let samples = [
        ("page", "a PNG that is a page"), ("php", "a picture with PHP in it"), ("pdf", "an honest PDF"),
        ("docx", "a PDF called .docx"), ("noise", "unknown data"), ("empty", "an empty file"),
    ].map { "<button type=\"button\" class=\"quiet sample\" data-sample=\"\($0.0)\">\($0.1)</button>" }
        .joined(separator: "\n")
}
#endif
