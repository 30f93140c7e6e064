import Foundation

// Rows read by key path, and a key path cannot take a state: each gives what was set, by the raw value of the state.
extension UIButton {
  var titles: [UInt: String] { contents.compactMapValues(\.title) }
  var attributedTitles: [UInt: NSAttributedString] { contents.compactMapValues(\.attributedTitle) }
  var titleColors: [UInt: UIColor] { contents.compactMapValues(\.titleColor) }
  var titleShadowColors: [UInt: UIColor] { contents.compactMapValues(\.titleShadowColor) }
  var images: [UInt: UIImage] { contents.compactMapValues(\.image) }
  var backgroundImages: [UInt: UIImage] { contents.compactMapValues(\.backgroundImage) }
}
