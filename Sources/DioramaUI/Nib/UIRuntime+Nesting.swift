extension UIRuntime {
  /// How many calls of methods that an application may have overridden stand inside each other.
  ///
  /// What lies deeper is walked over as if nothing were overridden, because the stack ends somewhere.
  private static let nestingLimit = 500

  /// Whether a class is one of this module's, whose overrides are known.
  func isOwn(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = ownClasses[key] { return known }
    let isOwn = String(reflecting: type).hasPrefix("DioramaUI.")
    ownClasses[key] = isOwn
    return isOwn
  }

  var isNestedTooDeep: Bool { nesting >= Self.nestingLimit }

  /// Calls a method that calls itself for what lies inside or behind.
  func nested<Result>(_ call: () -> Result) -> Result {
    nesting += 1
    defer { nesting -= 1 }
    return call()
  }
}
