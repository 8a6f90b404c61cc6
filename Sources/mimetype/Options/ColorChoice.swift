/// The user's choice about when colours are used.
enum ColorChoice: String, CaseIterable {
    case auto, always, never
}
