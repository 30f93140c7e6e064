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

/// A line of JSON for each comparison, as `bench.py` reads them; one without an aim says why another is missed.
func report(_ measured: String, _ time: Double, against base: String, _ baseTime: Double, atMost aim: Double? = nil) {
  let aim = aim.map { ", \"atMost\": \($0)" } ?? ""
  print("{\"measured\": \"\(measured)\", \"time\": \(time), \"against\": \"\(base)\", \"base\": \(baseTime)\(aim)}")
}

func chains(_ depth: Int, _ count: Int) -> SourceText {
  SourceText(path: "Nested.scene.yaml", text: Scenes.nested(depth: depth, chains: count))
}

func file(_ path: String) -> SourceText {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("CompileBenchmarks: cannot read \(path)")
    exit(2)
  }
  return SourceText(path: path, text: text)
}

let arguments = CommandLine.arguments.dropFirst()
// A scene of a file, and libyaml's loop over it.
if arguments.count == 2, let path = arguments.last, arguments.first == "compare" {
  let source = file(path)
  let (loop, time) = (shortest(of: 5) { readEvents(source) }, shortest(of: 5) { _ = compile(source) })
  report("compile", time, against: "libyaml's event loop", loop)
  exit(0)
}
// Loops for profilers: CompileBenchmarks profile OBJECTS ROUNDS, CompileBenchmarks profile-chains DEPTH CHAINS
if let mode = arguments.first, mode.hasPrefix("profile") {
  let numbers = arguments.dropFirst().map { Int($0) ?? 0 }
  let (first, second) = (numbers.first, numbers.dropFirst().first)
  let isOfChains = mode == "profile-chains"
  let source = isOfChains ? chains(first ?? 120, second ?? 500) : rows(first ?? 10_000)
  for _ in 0..<(isOfChains ? 1 : max(second ?? 10, 0)) { _ = compile(source) }
  exit(0)
}

let (small, middle) = (rows(10_000), rows(100_000))
let loop = shortest(of: 5) { readEvents(middle) }
let smallTime = shortest(of: 5) { _ = compile(small) }
let middleTime = shortest(of: 5) { _ = compile(middle) }
report("compile, 100,000 objects", middleTime, against: "libyaml's event loop", loop, atMost: 3)
report("compile, 100,000 objects", middleTime, against: "10,000 objects", smallTime, atMost: 11)
let large = rows(1_000_000)
let largeTime = seconds { _ = compile(large) }
report("compile, 1,000,000 objects", largeTime, against: "100,000 objects", middleTime, atMost: 11)
// In flow style libyaml's own loop grows with the square of the depth, so that it is what chains are compared with.
let deep = chains(120, 500)
report(
  "compile, 500 chains of views 120 deep",
  shortest(of: 3) { _ = compile(deep) },
  against: "libyaml's event loop",
  shortest(of: 3) { readEvents(deep) },
  atMost: 2
)
