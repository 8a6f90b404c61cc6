import Foundation

/// Sorts the tables written by hand.
struct SortCommand {
    let root: URL

    func run() throws {
        let data = DataFolder(url: root.appendingPathComponent("data"))
        for order in TableOrder.all {
            let text = try data.text(order.name)
            let sorted = order.sorted(text)
            if sorted != text {
                try data.write(sorted, to: order.name)
                print("sorted data/\(order.name)")
            }
        }
    }
}
