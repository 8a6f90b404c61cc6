/// Finds the word that was probably meant by a misspelled word.
enum Spelling {
    /// Returns the nearest known word; nil if no word is near enough.
    ///
    /// A word is near enough if it starts with the misspelled word. Otherwise, one letter or up to a third of the
    /// letters may be wrong, missing, added, or swapped.
    static func nearest(to word: String, among words: [String]) -> String? {
        let beginnings = words.filter { $0.hasPrefix(word) }
        if word.count > 1, let shortest = beginnings.min(by: { $0.count < $1.count }) { return shortest }
        // A longer word is not a typing error.
        guard word.utf8.count <= 64 else { return nil }
        let distances = words.map { (word: $0, distance: distance(word, $0)) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, word.count / 3) ? best.word : nil
    }

    /// Returns the number of letters that must be changed, added, removed, or swapped with the next letter to turn one
    /// word into another.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        var rows = [Array(0...right.count)]
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                var cost = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    cost = min(cost, rows[i - 1][j - 1] + 1)
                }
                row.append(cost)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
