extension Diagnostic {
  /// The fix that is made unasked: the only certain one; nil where there is none, or a choice.
  package var certainFix: FixIt? {
    let certain = fixIts.filter(\.isCertain)
    return certain.count == 1 ? certain[0] : nil
  }
}
