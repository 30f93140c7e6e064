import SceneCatalog
import SceneDiagnostics
import SceneModel

extension LintRule {
  /// Whatever acts as a button can be spoken.
  static let accessibilityLabel = LintRule(
    "accessibility-label",
    .accessibility,
    "A control that shows only an image has no label for VoiceOver."
  ) { context, _ in
    context.objects.compactMap { id -> LintFinding? in
      guard context.isSilent(id), !context.hasSpokenLabel(id) else { return nil }
      return LintFinding(
        "\(context.name(of: id)) has no accessibility label",
        at: context.reportedRange(of: id),
        hint: context.isKind(id, of: .imageView)
          ? "set 'isAccessibilityElement: true' and an 'accessibilityLabel'" : "set an 'accessibilityLabel'"
      )
    }
  }
}

extension LintContext {
  /// Whether an object acts as a button and has no text of its own.
  fileprivate func isSilent(_ id: ObjectID) -> Bool {
    guard !isCustom(id) else { return false }
    if isKind(id, of: .button) { return isSilentButton(id) }
    if isKind(id, of: .imageView) {
      return recognizers(of: id).contains { isKind($0, of: .tapGestureRecognizer) }
    }
    if isKind(id, of: .barButtonItem) {
      return isNull(.barButtonSystemItem, of: id)
        && children(in: "customView", of: id).isEmpty
        && hasAssetImage(.image, of: id) && !hasText(.title, of: id)
    }
    return isKind(id, of: .segment) && hasAssetImage(.image, of: id)
  }

  private func isSilentButton(_ id: ObjectID) -> Bool {
    // The buttons of the system have labels of their own.
    guard ["custom", "system", "roundedRect", "plain"].contains(caseName(.buttonType, of: id) ?? "custom"),
      flag(.isUserInteractionEnabled, of: id) == true, children(in: "subviews", of: id).isEmpty,
      !([.title, .attributedTitle, .configuration] as [PropertyName]).contains(where: { hasText($0, of: id) })
    else { return false }
    let images = ([.image, .configuration] as [PropertyName]).flatMap { value($0, of: id)?.images ?? [] }
    if !images.isEmpty { return images.allSatisfy { if case .asset = $0 { true } else { false } } }
    // Without an image a title may come at run time.
    return !isReached(id) && !actions(of: id).isEmpty
  }

  /// Symbols are left out: the system speaks their names.
  private func hasAssetImage(_ property: PropertyName, of id: ObjectID) -> Bool {
    if case .image(.asset)? = value(property, of: id) { true } else { false }
  }

  /// Whether an object, or one around it, is spoken instead, or hidden on purpose.
  fileprivate func hasSpokenLabel(_ id: ObjectID) -> Bool {
    if hasText(.accessibilityLabel, of: id) || flag(.isAccessibilityElement, of: id) == false { return true }
    // A category of the application can turn any attribute into a title or a label.
    if attributes(of: id).contains(where: { !$0.keyPath.value.hasPrefix("layer.") }) { return true }
    return ancestors(of: id).contains { flag(.isAccessibilityElement, of: $0) == true }
  }
}
