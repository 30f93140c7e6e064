/// How Swift's classes are called at run time.
enum RuntimeName {
  /// `Shop.BadgeView` is `_TtC4Shop9BadgeView`; a name without a module is an Objective-C class's own.
  static func mangled(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard parts.count > 1 else { return name }
    let nesting = String(repeating: "C", count: parts.count - 1)
    return "_Tt" + nesting + parts.map { "\($0.utf8.count)\($0)" }.joined()
  }
}
