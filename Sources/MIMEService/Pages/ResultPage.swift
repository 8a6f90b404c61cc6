#if Server
/// Results as a page, for a browser that runs no scripts.
struct ResultPage {
    let cards: [ResultCard]

    var html: String {
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
        \(cards.map(\.html).joined(separator: "\n"))
        <p><a href="/">Ask again</a></p>
        </main>
        </html>

        """
    }
}
#endif
