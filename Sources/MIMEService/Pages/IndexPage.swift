#if Server
/// The page that looks up names and takes files; it also works without its script.
enum IndexPage {
    static func html(_ frame: PageFrame) -> String {
        frame.html(
            """
            <p class="lead">Drop files anywhere, or name one. Each gets a verdict first, and its reasons when you ask.</p>
            <div class="ask">
            <form action="\(frame.basePath)/v1/detect" method="post" enctype="multipart/form-data" id="upload">
            <input type="file" id="files" name="files" multiple required>
            <label for="files" class="button">Choose files</label>
            <span class="scripted"><input type="file" id="folder" webkitdirectory>
            <label for="folder" class="button quiet">Choose a folder</label></span>
            <noscript><button>Check</button></noscript>
            <p class="note" id="note">Files are sent as a whole, looked at and not kept.</p>
            </form>
            <form action="\(frame.basePath)/v1/lookup" id="lookup">
            <label for="name">Or only a name</label>
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
            <span><button type="button" class="quiet" id="json">Copy JSON</button>
            <button type="button" class="quiet" id="csv">Copy CSV</button>
            <button type="button" class="quiet" id="export">Export</button>
            <button type="button" class="quiet" id="clear">Clear</button></span>
            </div>
            <div class="rows" id="rows"></div>
            </section>
            <div id="overlay" hidden><p>Drop to check</p></div>
            <footer>
            <p>For programs: <code>curl -T photo.jpg <span id="origin">localhost:8080\(frame.basePath)</span>/v1/detect/</code>
            · <a href="\(frame.basePath)/api">the interface</a> · <a href="\(frame.basePath)/openapi.json">openapi.json</a></p>
            </footer>
            """, hasScript: true)
    }
}
#endif
