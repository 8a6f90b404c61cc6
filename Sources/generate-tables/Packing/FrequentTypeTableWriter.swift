/// Packs the names of the types that most tables contain into `FrequentTypeTable`, which the parser of media types
/// searches.
///
/// A record contains the length of a name, and the name.
struct FrequentTypeTableWriter {
    let types: [TypeRow]

    /// The minimum number of tables that must contain a type.
    ///
    /// This excludes types that occur only in registries, and in the tables that copy these.
    private static let minSources = 6
    /// The table whose types are frequent in any case: what a web server sends without further settings.
    private static let webServer = "nginx"
    private static let textCapacity = 6 << 10
    private static let indexCapacity = 1024

    func source() throws -> SwiftSource {
        let frequent = types.filter { $0.sources.count >= Self.minSources || $0.sources.contains(Self.webServer) }
        let names = frequent.flatMap { [$0.type] + $0.aliases }
        let pool = try RecordPool(
            names.map { ($0, Self.record($0)) }, capacity: Self.textCapacity, table: "FrequentTypeTable.text")
        let slots = try SlotTable(names, capacity: Self.indexCapacity, table: "FrequentTypeTable.index")
        var source = SwiftSource(
            type: "FrequentTypeTable", summary: "The names of frequent types, packed; `FrequentTypes` reads it.")
        source.member("text", pool.text, summary: "The records, each where its name's hash points.")
        source.constant(
            "indexMask", Self.indexCapacity - 1, summary: "The bits of a hash that choose a slot of `index`.")
        source.member(
            "index", slots.text(width: 3, numbers: pool.offsets),
            summary: "Slots of a hash table: where the record of a name starts, plus one.")
        return source
    }

    private static func record(_ name: String) -> PackedText {
        var record = PackedText()
        record.append(name.utf8.count, width: 2)
        record.append(name)
        return record
    }
}
