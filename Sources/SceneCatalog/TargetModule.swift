/// Names of classes of the target that a scene is compiled for: `.BadgeView` is `Shop.BadgeView` in a target with the module `Shop`.
package enum TargetModule {
  /// Whether a class is named as one of the target's module.
  package static func isNamed(by name: some StringProtocol) -> Bool { name.utf8.first == UInt8(ascii: ".") }

  /// The name of a class as a scene writes it, with the module in front of the dot at its start.
  ///
  /// Without a module, it is the name alone.
  package static func resolved(_ name: String, _ module: String?) -> String {
    guard isNamed(by: name) else { return name }
    return module.map { $0 + name } ?? String(name.dropFirst())
  }

  /// Whether a text can be the name of a module.
  package static func isModule(_ text: String) -> Bool {
    guard let first = text.first, first == "_" || first.isLetter else { return false }
    return text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}
