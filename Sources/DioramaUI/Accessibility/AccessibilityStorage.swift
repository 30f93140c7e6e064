/// What a program told assistive software about one object.
///
/// Every nil means that the object's class decides. Few objects have one, so it is a box that a responder makes on
/// demand.
final class AccessibilityStorage {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var elementsHidden = false
  var viewIsModal = false
  var shouldGroupChildren = false
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
}

/// What a class is for assistive software, unless a program says otherwise.
struct AccessibilityDefaults {
  var isElement: Bool
  var traits: UIAccessibilityTraits

  /// An object that is no element of its own.
  static let container = AccessibilityDefaults(isElement: false, traits: .none)
}
