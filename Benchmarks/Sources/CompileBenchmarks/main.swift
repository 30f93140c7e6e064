import CEventLoop
import DioramaCompiler
import Foundation

let compiler = NibCompiler()

/// The bytes of a scene's nib; every scene here is right.
func compile(_ source: SourceText) -> Int {
  let compiled = compiler.compile(source)
  precondition(compiled.value != nil, "\(compiled.diagnostics.first.map { "\($0)" } ?? "no nib")")
  return compiled.value?.count ?? 0
}

func readEvents(_ source: SourceText) {
  precondition(source.bytes.withUnsafeBufferPointer { event_loop($0.baseAddress, $0.count) } > 0)
}

func rows(_ objects: Int) -> SourceText { SourceText(path: "Rows.scene.yaml", text: Scenes.rows(objects: objects)) }

/// Seconds of this process's own time, which another process on the machine does not lengthen.
func seconds(_ body: () -> Void) -> Double {
  let start = clock()
  body()
  return Double(clock() - start) / Double(CLOCKS_PER_SEC)
}

func shortest(of rounds: Int, _ body: () -> Void) -> Double { (0..<rounds).map { _ in seconds(body) }.min() ?? 0 }

/// A line of JSON for each comparison, as `bench.py` reads them.
func report(_ measured: String, _ time: Double, against base: String, _ baseTime: Double, atMost aim: Double) {
  print(
    "{\"measured\": \"\(measured)\", \"time\": \(time), \"against\": \"\(base)\", \"base\": \(baseTime), \"atMost\": \(aim)}"
  )
}

let arguments = CommandLine.arguments.dropFirst()
// A loop for profilers: CompileBenchmarks profile OBJECTS ROUNDS
if arguments.first == "profile" {
  let source = rows(arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000)
  for _ in 0..<(arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10) { _ = compile(source) }
  exit(0)
}

let (small, middle) = (rows(10_000), rows(100_000))
let loop = shortest(of: 5) { readEvents(middle) }
let smallTime = shortest(of: 5) { _ = compile(small) }
let middleTime = shortest(of: 5) { _ = compile(middle) }
report("compile, 100,000 objects", middleTime, against: "libyaml's event loop", loop, atMost: 1.5)
report("compile, 100,000 objects", middleTime, against: "10,000 objects", smallTime, atMost: 11)
let large = rows(1_000_000)
let largeTime = seconds { _ = compile(large) }
report("compile, 1,000,000 objects", largeTime, against: "100,000 objects", middleTime, atMost: 11)
let shallow = SourceText(path: "Nested.scene.yaml", text: Scenes.nested(depth: 12, chains: 500))
let deep = SourceText(path: "Nested.scene.yaml", text: Scenes.nested(depth: 120, chains: 500))
report(
  "compile, 500 chains of views 120 deep",
  shortest(of: 3) { _ = compile(deep) },
  against: "12 deep",
  shortest(of: 3) { _ = compile(shallow) },
  atMost: 11
)
