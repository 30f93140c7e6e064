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
}
