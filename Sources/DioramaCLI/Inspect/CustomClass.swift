import NibArchive

/// A user's class in a nib, and the UIKit class that its objects are archived as.
package struct CustomClass: Hashable {
  /// The name at run time: `_TtC4Shop9BadgeView` for a Swift class.
  package var name: String
  /// Such as `UIView`, or `UICustomObject` for what is no view.
  package var archivedAs: String

  /// Takes a name at run time and the class that objects are archived as.
  package init(name: String, archivedAs: String) {
    (self.name, self.archivedAs) = (name, archivedAs)
  }

  /// The name as it is written in Swift: `Shop.BadgeView`.
  package var swiftName: String { SwiftClassName.demangled(name) }
}
