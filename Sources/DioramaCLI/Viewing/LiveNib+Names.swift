import DioramaUI
import SceneDiagnostics

extension LiveNib {
  /// The class of an object: `UILabel`, `Shop.BadgeView`, or `Shop.BadgeView (as UIView)` where only the nib knows it.
  func className(of object: NSObject) -> String {
    let name = VisibleText.shown(registeredName(of: object))
    guard let missing = missingClasses[ObjectIdentifier(object)] else { return name }
    return "\(VisibleText.shown(missing)) (as \(name))"
  }

  /// The name of the class that was made, without a module for UIKit's own.
  func registeredName(of object: NSObject) -> String {
    if object is NibStandIn { return "NSObject" }
    if let row = classes.row(of: object), row.type == type(of: object) { return row.name }
    return String(describing: type(of: object))
  }

  /// An object as the end of an arrow: by its part in the nib, or by class and text.
  func reference(to object: NSObject, from source: NSObject? = nil) -> String {
    if object === source { return "self" }
    if object === owner { return "owner" }
    if let placeholder = placeholders.first(where: { $0.standIn === object }) {
      return VisibleText.shown(placeholder.identifier)
    }
    let name = missingClasses[ObjectIdentifier(object)] ?? registeredName(of: object)
    return VisibleText.shown(name) + (ObjectText.title(of: object).map { " " + ObjectText.quoted($0) } ?? "")
  }
}
