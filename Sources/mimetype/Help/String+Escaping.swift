extension String {
    /// Replaces characters by texts.
    ///
    /// The standard library's `replacing` would do, but links an engine of regular expressions, for which every start
    /// of the command pays.
    func replacing(_ texts: [Character: String]) -> String {
        reduce(into: "") { result, character in
            if let text = texts[character] { result += text } else { result.append(character) }
        }
    }
}
