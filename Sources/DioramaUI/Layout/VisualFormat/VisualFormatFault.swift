/// Why a visual format cannot be read, and where.
struct VisualFormatFault: Error, Hashable {
  /// What is wrong, in UIKit's words.
  var message: String

  /// How many characters stand before the place where reading stopped; nil where the text as a whole is wrong.
  var position: Int?

  /// The text of UIKit's exception, with the format and a mark below the place.
  func text(of format: String) -> String {
    let prefix = "Unable to parse constraint format: "
    guard let position else { return prefix + message }
    return "\(prefix)\n\(message) \n\(format) \n" + String(repeating: " ", count: position) + "^"
  }
}
