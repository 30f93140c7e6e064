#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// What the controllers were told, in order, and which of them are alive.
@MainActor
enum Journal {
  private(set) static var lines: [String] = []
  private static var controllers: [(name: String, isAlive: () -> Bool)] = []

  static func write(_ line: String) { lines.append(line) }

  /// Remembers a controller without keeping it alive.
  static func opened(_ controller: UIViewController) {
    controllers.append((name(of: controller), { [weak controller] in controller != nil }))
  }

  /// Notes a call that a controller gets.
  static func note(_ call: String, of controller: UIViewController) { write("\(name(of: controller)) \(call)") }

  /// The names of the controllers that are alive, in the order in which they were made.
  static var alive: [String] { controllers.filter { $0.isAlive() }.map(\.name) }

  private static func name(of controller: UIViewController) -> String {
    String("\(type(of: controller))".dropLast("ViewController".count))
  }
}
