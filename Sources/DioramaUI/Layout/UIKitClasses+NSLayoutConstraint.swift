import Foundation
import NibLoader

extension UIKitClasses {
  static let nsLayoutConstraint = NibClass(
    NSLayoutConstraint.self,
    parent: nil,
    name: "NSLayoutConstraint",
    properties: [
      NibProperty("constant", \NSLayoutConstraint.connectedConstant),
      NibProperty("priority", \NSLayoutConstraint.connectedPriority),
      NibProperty("identifier", \NSLayoutConstraint.identifier),
      NibProperty("isActive", \NSLayoutConstraint.isActive),
      NibProperty("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived),
      NibProperty("multiplier", \NSLayoutConstraint.multiplier),
      NibProperty("firstAttribute", \NSLayoutConstraint.firstAttribute),
      NibProperty("relation", \NSLayoutConstraint.relation),
      NibProperty("secondAttribute", \NSLayoutConstraint.secondAttribute),
      NibProperty("firstItem", \NSLayoutConstraint.firstItem),
      NibProperty("secondItem", \NSLayoutConstraint.secondItem),
    ]
  )
}
