/// A choice of when colours are used.
enum ColorChoice: String, CaseIterable {
    case auto, always, never
}
