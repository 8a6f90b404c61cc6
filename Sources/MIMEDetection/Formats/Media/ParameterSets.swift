/// The parameter sets at the start of an H.264, H.265 or H.266 stream.
///
/// https://www.itu.int/rec/T-REC-H.264 table 7-1, https://www.itu.int/rec/T-REC-H.265 table 7-1,
/// https://www.itu.int/rec/T-REC-H.266 table 5
struct ParameterSets {
    /// The type of the stream; nil if a set is missing or something else comes first.
    let type: StaticString?

    /// The maximum number of units that are examined.
    private static let most = 8

    init(_ head: UnsafeRawBufferPointer) {
        let starts = Self.units(head)
        if Self.areAVC(starts, head) {
            type = "video/h264"
        } else if Self.areHEVC(starts, head) {
            type = "video/h265"
        } else if Self.areVVC(starts, head) {
            type = "video/h266"
        } else {
            type = nil
        }
    }

    /// Returns the offsets of the first units, each of which has a header of at least two bytes.
    private static func units(_ head: UnsafeRawBufferPointer) -> [Int] {
        var (found, position) = ([Int](), 0)
        while found.count < most, position + 5 <= min(head.count, 4096) {
            if head[position] == 0, head[position + 1] == 0, head[position + 2] == 1 {
                found.append(position + 3)
                position += 3
            } else {
                position += 1
            }
        }
        return found
    }

    /// Checks whether delimiters and supplemental information are followed by a sequence parameter set with a known
    /// profile and a picture parameter set.
    private static func areAVC(_ units: [Int], _ head: UnsafeRawBufferPointer) -> Bool {
        let profiles: [UInt8] = [66, 77, 88, 100, 110, 118, 122, 128, 244]
        let kinds = units.map { head[$0] & 0x9F }
        guard let first = kinds.firstIndex(where: { $0 != 9 && $0 != 6 }), kinds[first] == 7, first + 1 < kinds.count
        else {
            return false
        }
        return kinds[first + 1] == 8 && profiles.contains(head[units[first] + 1])
    }

    /// Checks whether parameter sets for the stream, for sequences and for pictures come first, all in the lowest
    /// layer.
    private static func areHEVC(_ units: [Int], _ head: UnsafeRawBufferPointer) -> Bool {
        guard units.allSatisfy({ head[$0] & 0x81 == 0 && head[$0 + 1] & 0xF8 == 0 && head[$0 + 1] & 7 > 0 }) else {
            return false
        }
        let kinds = units.map { head[$0] >> 1 }.filter { $0 != 35 }
        return kinds.starts(with: [32, 33]) || kinds.starts(with: [33, 34]) || kinds.starts(with: [32, 39, 33])
    }

    private static func areVVC(_ units: [Int], _ head: UnsafeRawBufferPointer) -> Bool {
        guard units.allSatisfy({ head[$0] & 0xC0 == 0 && head[$0 + 1] & 7 > 0 }) else { return false }
        let kinds: [UInt8] = units.map { head[$0 + 1] >> 3 }.filter { $0 != 20 && $0 != 12 && $0 != 13 }
        return kinds.starts(with: [14, 15]) || kinds.starts(with: [15, 16]) || kinds.starts(with: [15, 17, 16])
    }
}
