#if Server
/// A problem as a page, for a browser that runs no scripts.
struct ProblemPage {
    let error: ServiceError
    let frame: PageFrame

    var html: String {
        frame.html(
            """
            <div class="row lies problem"><p class="conflict"><strong>\(HTML.escaped(error.kind.title)).</strong>
            \(HTML.escaped(error.detail))</p></div>
            <p><a href="\(frame.basePath)/">Ask again</a></p>
            """)
    }
}
#endif
