/// Times what a closure does, per call, in nanoseconds: the median of several rounds.
func nanoseconds(calls: Int, rounds: Int = 11, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    body()
    let times = (0..<rounds).map { _ in
        let time = clock.measure { for _ in 0..<calls { body() } }
        return Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    }
    return times.sorted()[rounds / 2] / Double(calls)
}

/// Keeps the compiler from dropping a computation whose result nobody reads.
@inline(never)
func blackHole<Value>(_ value: Value) {}
