#if FUZZING
import Foundation

/// libFuzzer's way in: `FUZZ_TARGET` names what the bytes are given to.
///
/// https://llvm.org/docs/LibFuzzer.html
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.run(UnsafeBufferPointer(start: start, count: count))
    return 0
}

/// Turns the program into the decompressor that its oracle compares: `--inflate FILE...` writes, for each file, the
/// number of bytes that come out as a line, and the bytes.
@_cdecl("LLVMFuzzerInitialize")
func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    let words = CommandLine.arguments
    guard words.count > 1, words[1] == "--inflate" else { return 0 }
    for path in words.dropFirst(2) {
        let output = FuzzTarget.inflated([UInt8](FileManager.default.contents(atPath: path) ?? Data()))
        FileHandle.standardOutput.write(Data("\(output.count)\n".utf8) + output)
    }
    exit(0)
}
#else
/// A build without the fuzzer can only say how it is made.
@main
enum Fuzz {
    static func main() {
        print("fuzz: built without the fuzzer; run Tests/Fuzzing/run")
    }
}
#endif
