#if Server
/// Results as a page, for a browser that runs no scripts.
struct ResultPage {
    let cards: [ResultCard]

    var html: String {
        PageFrame.html(
            """
            \(cards.map(\.html).joined(separator: "\n"))
            <p><a href="/">Ask again</a></p>
            """)
    }
}
#endif
