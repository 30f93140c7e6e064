/// How numbers are shown.
package enum NumberText {
  /// A number with at most three decimals, and without any where it is whole.
  package static func text(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    // Beyond this, a double has no decimals left to cut off.
    guard thousandths.magnitude < 1e15 else { return "\(number)" }
    let rounded = thousandths / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
