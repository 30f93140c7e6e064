import Backports
import SceneCatalog
import SceneDiagnostics
import SceneModel

/// Names for objects that the scene gives none.
enum CodeNames {
  /// A name that is made of the text that an object shows, and of what it is: `ingredientsLabel`, `flexibleSpaceItem`.
  static func name(of id: ObjectID, _ context: CodeContext) -> String {
    let noun = noun(of: context.schema(id))
    let object = context.scene[id]
    guard let words = object.properties.lazy.compactMap({ words(of: $0) }).first, !words.isEmpty else { return noun }
    // A label that shows "Label" is a label.
    guard SwiftName.isIdentifier(words), words.lowercased() != noun.lowercased() else { return noun }
    return words + noun.capitalizedFirst
  }

  /// What an object is called by its class: `label`, `imageView`, `barButtonItem`.
  static func noun(of schema: ClassSchema) -> String {
    if schema.isKind(of: "UIGestureRecognizer") {
      let kind = schema.archivedName.dropFirst(2).replacing("GestureRecognizer", with: "")
      return kind.isEmpty ? "recognizer" : String(kind).lowercasedFirst
    }
    let name = schema.isCustom ? String(schema.name.split(separator: ".").last ?? "object") : schema.name
    if name == "UIBarButtonItem" { return "item" }
    let bare = ["UI", "WK", "MK", "NS", "_UI"].first { name.hasPrefix($0) && name.count > $0.count + 2 }
    return SwiftName.member(String(name.dropFirst(bare?.count ?? 0))) ?? "object"
  }

  /// Other names for an object whose own is taken: `load` or `loadButton` for `loadButton`, `titleLabel` for `title`.
  static func alternatives(_ name: String, _ noun: String) -> [String] {
    var choices: [String] = []
    let words = [noun, noun.replacing("Text", with: ""), "View"].map(\.capitalizedFirst)
    for word in words where name.hasSuffix(word) && name.count > word.count {
      choices.append(String(name.dropLast(word.count)))
    }
    return choices + [name + noun.capitalizedFirst]
  }

  private static let shown: Set = [
    "text", "title", "placeholder", "accessibilityLabel", "image", "barButtonSystemItem", "accessibilityIdentifier",
  ]

  private static func words(of property: SceneProperty) -> String? {
    guard shown.contains(property.name.value), let value = property.value.value.normal else { return nil }
    switch value {
    case .text(let text), .localizedText(let text, _), .image(.asset(let text)), .image(.system(let text, _)),
      .enumeration(let text, _):
      return words(of: text)
    default: return nil
    }
  }

  /// The first words of a text as the beginning of a name; nil for a text without letters that any keyboard has.
  private static func words(of text: String) -> String? {
    var result = ""
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard parts.first?.first?.isLetter == true else { return nil }
    for part in parts.prefix(3) {
      guard result.count + part.count <= 20 else { break }
      let isShouted = part.allSatisfy { $0.isUppercase || $0.isNumber }
      let word = isShouted ? part.lowercased() : String(part)
      result += result.isEmpty ? word.lowercasedFirst : word.capitalizedFirst
    }
    return result.isEmpty ? nil : result
  }
}

extension String {
  /// The text with a capital letter at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small letter at its start.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Names that members of a class have already.
enum CodeReserved {
  /// The names that the members of a subclass cannot have.
  static func names(of schema: ClassSchema?) -> Set<String> {
    guard let schema else { return ownNames.union(objectNames) }
    var names = ownNames.union(objectNames).union(schema.slotNames).union(schema.outletNames)
    for name in schema.propertyNames { names.insert(name.split(separator: ".").first.map(String.init) ?? name) }
    if schema.isKind(of: "UIResponder") { names.formUnion(responderNames) }
    if schema.isKind(of: .view) { names.formUnion(viewNames) }
    if schema.isKind(of: .viewController) { names.formUnion(controllerNames) }
    if schema.isKind(of: .button) { names.formUnion(["titleLabel", "imageView", "currentTitle", "currentImage"]) }
    if schema.isKind(of: .control) { names.formUnion(["state", "allTargets", "isTracking"]) }
    return names
  }

  private static let ownNames: Set = ["owner", "coder", "view", "views"]
  private static let objectNames: Set = [
    "description", "debugDescription", "hash", "superclass", "copy", "mutableCopy", "zone", "observationInfo",
  ]
  private static let responderNames: Set = [
    "next", "undoManager", "inputView", "inputAccessoryView", "editingInteractionConfiguration", "keyCommands",
    "textInputMode", "userActivity", "isFirstResponder", "canBecomeFirstResponder", "pasteConfiguration",
  ]
  private static let viewNames: Set = [
    "layer", "window", "superview", "subviews", "constraints", "traitCollection", "safeAreaInsets", "interactions",
    "motionEffects", "maskView", "mask", "effectiveUserInterfaceLayoutDirection", "isFocused", "inputViewController",
    "gestureRecognizers", "layoutGuides", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor",
    "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide",
    "intrinsicContentSize", "alignmentRectInsets", "overrideUserInterfaceStyle", "tintAdjustmentMode",
    "largeContentTitle", "largeContentImage", "canBecomeFocused", "anchorPoint", "contentScaleFactor", "screen",
    "hasAmbiguousLayout", "focusGroupIdentifier", "transform3D", "traitOverrides", "viewForLastBaselineLayout",
    "layoutMargins", "directionalLayoutMargins", "tintColor", "forFirstBaselineLayout",
  ]
  private static let controllerNames: Set = [
    "view", "viewIfLoaded", "parent", "children", "title", "storyboard", "tabBarController", "navigationController",
    "splitViewController", "presentedViewController", "presentingViewController", "isEditing", "editButtonItem",
    "nibBundle", "nibName", "presentationController", "transitionCoordinator", "isBeingPresented", "traitCollection",
    "searchDisplayController", "extensionContext", "popoverPresentationController", "isViewLoaded", "tableView",
    "collectionView", "topLayoutGuide", "bottomLayoutGuide", "transitioningDelegate", "sheetPresentationController",
  ]
}
