// swift-format-ignore-file
// From Documentation/Guide/04-Wiring.md, which is where to change it.

import DioramaUI

@MainActor
func loadCounter() throws -> Counter {
  Scenes.register()                        // once, when the program starts
  return try Counter.load(owner: CounterController())
}
