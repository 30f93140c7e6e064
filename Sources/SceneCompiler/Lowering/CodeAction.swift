import SceneSyntax

/// Recognizes actions as code has them.
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
    for opening in ["@objc ", "@IBAction ", "func ", "- (IBAction)", "-(IBAction)"] where inner.hasPrefix(opening) {
      inner = String(inner.dropFirst(opening.count))
      isCode = true
    }
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
    if method.hasSuffix(":") {
      let labels = method.dropLast().split(separator: ":", omittingEmptySubsequences: false)
      method = "\(labels[0])(_:\(labels.dropFirst().map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
    }
    guard SelectorSpelling(method).isSelector else { return nil }
    return "\(isReceiver ? first : "owner").\(method)"
  }
}
