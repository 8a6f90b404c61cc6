import MIMETypes

extension MIMEType {
    /// Checks whether the essence starts with one of some prefixes, such as `image/`.
    func hasPrefix(in prefixes: [StaticString]) -> Bool {
        withEssenceBytes { name in
            let name = UnsafeRawBufferPointer(name)
            return prefixes.contains { name.has($0, at: 0) }
        }
    }
}
