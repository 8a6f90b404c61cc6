extension String {
    /// Returns the string with some characters replaced by strings.
    ///
    /// The standard library's `replacing` would link a regular expression engine, which makes every start of the
    /// command slower.
    func replacing(_ texts: [Character: String]) -> String {
        reduce(into: "") { result, character in
            if let text = texts[character] { result += text } else { result.append(character) }
        }
    }
}
