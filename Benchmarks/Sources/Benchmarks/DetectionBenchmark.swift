struct DetectionBenchmark { let folder: String; func run() {} }
