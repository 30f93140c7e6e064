import SceneSyntax

/// Recognizes actions in the notation of Swift and Objective-C.
enum CodeAction {
  /// `owner.go` for `#selector(owner.go)`, `@selector(go:)`, `Selector("go:")` and `@IBAction func go(_ sender: Any)`; nil for
  /// other texts.
  static func message(in text: String) -> String? {
    guard text.utf8.count <= 120 else { return nil }
    var inner = text
    var isCode = false
    for opening in ["#selector(", "@selector(", "NSSelectorFromString(", "Selector("] where inner.hasPrefix(opening) {
      inner = String(inner.dropFirst(opening.count))
      if inner.hasSuffix(")") { inner = String(inner.dropLast()) }
      isCode = true
    }
    for opening in ["@objc ", "@IBAction ", "func "] where inner.hasPrefix(opening) {
      inner = String(inner.dropFirst(opening.count))
      isCode = true
    }
    for opening in ["- (IBAction)", "-(IBAction)", "- (void)", "-(void)"] where inner.hasPrefix(opening) {
      inner = withoutParameters(inner.dropFirst(opening.count))
      isCode = true
    }
    if inner.hasSuffix("{") { inner = String(inner.dropLast().reversed().drop { $0 == " " }.reversed()) }
    guard isCode else { return nil }
    inner = inner.filter { $0 != "\"" && $0 != "@" }
    // `HomeViewController.go` and `self.go` are the owner's.
    let parts = inner.prefix { $0 != "(" }.split(separator: ".")
    let first = parts.first.map(String.init) ?? ""
    let isReceiver = parts.count > 1 && first != "self" && first.first?.isUppercase != true
    let name = parts.last.map(String.init) ?? ""
    var method = name + inner[(inner.firstIndex(of: "(") ?? inner.endIndex)...]
    if let short = MethodSpelling.withoutParameters(method) { method = short }
    if method.hasSuffix("()") { method = String(method.dropLast(2)) }
    if method.hasSuffix(":") { method = MethodSpelling.swift(selector: method) }
    guard SelectorSpelling(method).isSelector else { return nil }
    return "\(isReceiver ? first : "owner").\(method)"
  }

  /// `go:with:` for `go:(id)sender with:(UIEvent *)event`, a declaration of Objective-C.
  private static func withoutParameters(_ declaration: Substring) -> String {
    var selector = ""
    var rest = declaration
    while let colon = rest.firstIndex(of: ":") {
      // The label is the last word in front of the colon, behind the name of the parameter before.
      let label = rest[..<colon].split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      selector += "\(label):"
      rest = rest[rest.index(after: colon)...].drop { $0 != ")" }.dropFirst()
    }
    return selector.isEmpty ? String(declaration) : selector
  }
}
