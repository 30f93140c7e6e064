/// How numbers are written in scenes, dumps and messages.
package enum SceneNumber {
  /// The shortest text that reads back as the same number, without a fraction where there is none.
  package static func text(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
    return number.description
  }
}
