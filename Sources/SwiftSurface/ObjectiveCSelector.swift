/// How Swift makes a selector of a method's name.
package enum ObjectiveCSelector {
  /// The selector of a method, such as `tapWithSender:` for `tap(sender:)`.
  ///
  /// - Parameters:
  ///   - name: The name in front of the parentheses.
  ///   - labels: The argument labels; `_` for none.
  ///   - isAsync: Whether it is asynchronous: Objective-C passes a completion handler.
  ///   - throwsErrors: Whether it throws: Objective-C passes an error, unless there is a completion handler.
  package static func make(
    _ name: String,
    labels: [String],
    isAsync: Bool = false,
    throwsErrors: Bool = false
  ) -> String {
    var labels = labels
    if isAsync { labels.append("completionHandler") } else if throwsErrors { labels.append("error") }
    guard let first = labels.first else { return name }
    // A parameter that Swift does not have is added to the name in its own words.
    if labels.count == 1, isAsync || throwsErrors {
      return name + (isAsync ? "WithCompletionHandler:" : "AndReturnError:")
    }
    var selector = name
    if first != "_" { selector += joined(first, to: name) }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// The first label as Swift adds it to the method's name: with `With`, unless it begins, or the name ends, with a
  /// preposition (`AbstractFunctionDecl::getObjCSelector` of the compiler).
  private static func joined(_ label: String, to name: String) -> String {
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let firstWord = label.prefix { !$0.isUppercase }
    let lastStart = name.lastIndex { $0.isUppercase } ?? name.startIndex
    let lastWord = name[lastStart...].lowercased()
    return prepositions.contains(String(firstWord)) || prepositions.contains(lastWord)
      ? capitalized : "With" + capitalized
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "through", "to",
    "until", "using", "via", "when", "with", "within", "without",
  ]
}
