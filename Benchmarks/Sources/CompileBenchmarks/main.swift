import CEventLoop
import DioramaCompiler
import Foundation

// A loop for profilers: CompileBenchmarks profile OBJECTS ROUNDS
if CommandLine.arguments.dropFirst().first == "profile", CommandLine.arguments.count == 4 {
  let source = SourceText(path: "Rows.scene.yaml", text: Scenes.rows(objects: Int(CommandLine.arguments[2]) ?? 1000))
  let compiler = NibCompiler()
  for _ in 0..<(Int(CommandLine.arguments[3]) ?? 1) {
    let start = ContinuousClock().now
    let bytes = compiler.compile(source).value?.count ?? 0
    let time = ContinuousClock().now - start
    let loop = ContinuousClock().measure {
      precondition(source.bytes.withUnsafeBufferPointer { event_loop($0.baseAddress, $0.count) } > 0)
    }
    print(bytes, time, loop, time / loop)
  }
  exit(0)
}
