import Foundation
import Testing

@testable import generate_tables

/// Tables written by hand are sorted, so that changes don't meet and lines about one subject are neighbours.
struct TableOrderTests {
    private static let data = DataFolder(
        url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("data"))

    private let order = TableOrder(name: "own/a.tsv", columns: 2)

    @Test(arguments: TableOrder.all.map(\.name)) func tablesAreSorted(_ name: String) throws {
        let order = try #require(TableOrder.all.first { $0.name == name })
        let text = try Self.data.text(name)
        #expect(order.problem(in: text) == nil)
        #expect(order.sorted(text) == text)
    }

    @Test func ownTablesAreAllChecked() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Self.data.url.appendingPathComponent("own").path)
        #expect(Set(names.map { "own/\($0)" }).isSubset(of: TableOrder.all.map(\.name)))
    }

    @Test func firstLineOutOfOrderIsNamed() {
        #expect(
            order.problem(in: "kind\tname\nb\tx\na\ty\na\tx\n")
                == "own/a.tsv:3: 'a' belongs further up; run generate-tables sort")
        #expect(order.problem(in: "kind\tname\na\ty\na\tx\n")?.hasPrefix("own/a.tsv:3:") == true)
    }

    @Test(arguments: [
        "", "kind\tname\n", "kind\tname\nz\tx\n", "kind\tname\na\tx\na\tx\n", "kind\tname\na\tx\tz\na\tx\ty\n",
    ])
    func sortedTextHasNoProblem(_ text: String) {
        #expect(order.problem(in: text) == nil)
        #expect(order.sorted(text) == text)
    }

    @Test func sortingKeepsTheFirstLineAndTheOrderOfEqualOnes() {
        #expect(
            order.sorted("z\tz\nb\tx\t1\na-b\tx\na\ty\t2\na\tx\t2\na\tx\t1\n")
                == "z\tz\na\tx\t2\na\tx\t1\na\ty\t2\na-b\tx\nb\tx\t1\n")
    }
}
