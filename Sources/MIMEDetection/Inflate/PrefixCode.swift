/// A code in which no symbol's code begins with that of another.
protocol PrefixCode {
    /// Takes the next code and returns its symbol; nil if there is none.
    func next(from reader: inout BitReader) -> Int?
}
