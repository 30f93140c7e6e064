import SceneLanguage
import SceneModel

/// The items and attributes of other languages, as scenes write them.
enum EquationTerm {
  /// `self.safeAreaLayoutGuide.top` for `view.safeAreaLayoutGuide.topAnchor`, `superview.safeArea.top` and the like; nil where it
  /// cannot be told.
  static func term(_ name: String) -> String? {
    var parts = name.split(separator: ".").map(String.init)
    guard let attribute = parts.popLast().flatMap({ LayoutAttribute(meant: $0)?.rawValue }) else { return nil }
    // A controller's `self.view` and a view's `self.superview` are where the constraint is written.
    if parts.first == "self", parts.count > 1, parts[1] == "view" || parts[1] == "superview" { parts.remove(at: 1) }
    if parts.count > 1, parts[1] == "superview" { parts = ["self"] + parts.dropFirst(2) }
    guard let first = parts.first else { return "self.\(attribute)" }
    if let guide = LayoutGuideName(meant: first) { return parts.count == 1 ? "self.\(guide).\(attribute)" : nil }
    if parts.count == 2, first == "view", LayoutGuideName(meant: parts[1]) != nil { parts[0] = "self" }
    if isOwnView(first) || ["this", "snp", "make"].contains(first) { parts[0] = "self" }
    parts = parts.filter { $0 != "snp" && $0 != "anchor" }
    if parts.count == 2 { return LayoutGuideName(meant: parts[1]).map { "\(parts[0]).\($0).\(attribute)" } }
    return parts.count == 1 ? "\(parts[0]).\(attribute)" : nil
  }

  /// An attribute without an item belongs to `self`; an item without an attribute has the attribute of the other side.
  static func term(word: String, other: String?) -> String? {
    if let attribute = LayoutAttribute(meant: word) { return "self.\(attribute.rawValue)" }
    guard let attribute = other?.split(separator: ".").last else { return nil }
    if let guide = LayoutGuideName(meant: word) { return "self.\(guide).\(attribute)" }
    if isOwnView(word) { return "self.\(attribute)" }
    return word.allSatisfy(EquationReader.isNameCharacter) ? "\(word).\(attribute)" : nil
  }

  /// Whether other languages call the view that has the constraints so.
  static func isOwnView(_ word: String) -> Bool {
    ["superview", "superView", "super", "parent", "container"].contains(word)
  }
}
