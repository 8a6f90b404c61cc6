#if Server
/// The page that looks up names and takes files; it works without its script as well.
enum IndexPage {
    static func html(nonce: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>What type is it?</title>
        <link rel="icon" href="data:,">
        <style nonce="\(nonce)">\(PageStyle.css)</style>
        <main>
        <h1>What type is it?</h1>
        <form action="/v1/lookup" id="lookup">
        <label for="name">The name of a file</label>
        <input type="text" id="name" name="name" placeholder="photo.jpg" autocomplete="off" autocapitalize="off"
          spellcheck="false" maxlength="255" required autofocus>
        <noscript><button>Look up</button></noscript>
        </form>
        <div id="named" aria-live="polite"></div>
        <h2>Files</h2>
        <form action="/v1/detect" method="post" enctype="multipart/form-data" id="upload">
        <div class="drop" id="drop">
        <label for="files">Drop files here, or choose some.</label>
        <input type="file" id="files" name="files" multiple required>
        <p class="note" id="note">Files are sent as a whole, looked at and not kept.</p>
        <noscript><button>Send</button></noscript>
        </div>
        </form>
        <progress id="progress" hidden aria-label="Files answered"></progress>
        <div id="results" aria-live="polite"></div>
        </main>
        <script nonce="\(nonce)">\(IndexScript.javaScript)</script>
        </html>
        """
    }
}
#endif
