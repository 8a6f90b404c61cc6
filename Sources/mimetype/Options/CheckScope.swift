/// What `--check` prints.
enum CheckScope: String, CaseIterable, Sendable {
    /// Alarms, and conventions instead of the alarms that they explain.
    case alarms
    /// Every file whose content contradicts its name, and those where that is uncertain.
    case all
}
