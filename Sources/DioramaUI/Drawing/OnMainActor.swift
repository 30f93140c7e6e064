import Dispatch

/// Does on the main actor what UIKit lets any thread do, such as measuring and drawing into images; another thread waits.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
  nonisolated(unsafe) var values: [Value] = []
  func run() { MainActor.assumeIsolated { values.append(body()) } }
  if MainActorText.isOnMainActor { run() } else { DispatchQueue.main.sync { run() } }
  return values[0]
}
