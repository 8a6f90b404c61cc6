/// A code of symbols, none of which begins another.
protocol PrefixCode {
    /// The symbol whose code comes next; nil if there is none.
    func next(from reader: inout BitReader) -> Int?
}
