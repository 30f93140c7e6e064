import Foundation
import NibLoader

/// The constant of a constraint as the value of a trait: a number, or a name for one.
@MainActor
final class LayoutConstraintConstant: NSObject, @MainActor NSCoding {
  /// The number in points.
  let number: CGFloat

  /// The name of the distance, such as `NSSpace`; nil for the number.
  let symbol: String?

  required init?(coder: NSCoder) {
    number = coder.decodeCGFloat(forKey: "UINumericConstant", absent: 0)
    symbol = coder.decodeText(forKey: "UISymbolicConstant")
    super.init()
  }

  func encode(with coder: NSCoder) {
    UIRuntime.shared.warn("\(type(of: self)) cannot be written to an archive")
  }
}

extension UIKitClasses {
  static let layoutConstraintConstant = NibClass(
    LayoutConstraintConstant.self,
    parent: nil,
    name: "_NSLayoutConstraintConstant",
    properties: [
      NibProperty("number", \LayoutConstraintConstant.number),
      NibProperty("symbol", \LayoutConstraintConstant.symbol),
    ]
  )
}
