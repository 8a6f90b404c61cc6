#if Server
/// The page that looks up names and takes files; it works without its script as well.
enum IndexPage {
    static let html = PageFrame.html(
        """
        <p class="lead">Name a file, or drop one here. The answer says what it is, and why.</p>
        <form action="/v1/lookup" id="lookup">
        <label for="name">Name of a file</label>
        <div class="field">
        <input type="text" id="name" name="name" placeholder="photo.jpg" autocomplete="off" autocapitalize="off"
          spellcheck="false" maxlength="255" required autofocus>
        <noscript><button>Look up</button></noscript>
        </div>
        </form>
        <div id="named" aria-live="polite"></div>
        <form action="/v1/detect" method="post" enctype="multipart/form-data" id="upload">
        <div class="drop" id="drop">
        \(icon)
        <input type="file" id="files" name="files" multiple required>
        <label for="files" class="choose">Choose files</label>
        <p class="note"><span class="hint">or drop them anywhere on this page</span></p>
        <p class="note" id="note">Files are sent as a whole, looked at and not kept.</p>
        <noscript><button>Send</button></noscript>
        </div>
        </form>
        <progress id="progress" hidden aria-label="Files answered"></progress>
        <div id="results" aria-live="polite"></div>
        <footer>
        <p>For programs: <code>curl -T photo.jpg <span id="origin">localhost:8080</span>/v1/detect</code></p>
        <p><a href="/openapi.json">Description of the interface</a></p>
        </footer>
        """, script: "/page.js")

    private static let icon = """
        <svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5"
          stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
        <path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z"/><path d="M14 3v5h5M12 18v-6M9.5 14.5 12 12l2.5 2.5"/>
        </svg>
        """
}
#endif
