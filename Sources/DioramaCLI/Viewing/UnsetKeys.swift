import SceneDiagnostics

/// How much of what a nib sets of a class of the user's own was not set, because the class is not here.
struct UnsetKeys {
  /// A class, and what its objects were loaded as.
  struct Class: Hashable {
    var name: String
    var loadedAs: String
  }

  var owner: Class
  var outlets = 0
  var attributes = 0

  init(_ owner: Class) {
    self.owner = owner
  }

  /// The numbers in words: `Shop.BadgeView (loaded as UIView): 2 outlets not set; --verbose lists them`.
  var line: String {
    let parts = [(outlets, "outlet"), (attributes, "attribute")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return "\(VisibleText.shown(owner.name)) (loaded as \(VisibleText.shown(owner.loadedAs))): "
      + "\(parts.joined(separator: ", ")) not set; --verbose lists \(outlets + attributes == 1 ? "it" : "them")"
  }
}
