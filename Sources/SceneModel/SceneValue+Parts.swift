extension SceneValue {
  /// The attributes of a text that is said elsewhere.
  package static func textAttributes(_ attributes: [FactoryArgument]) -> SceneValue {
    .factory(name: textAttributesName, arguments: attributes)
  }

  /// The name of the factory of such attributes, which a scene does not write.
  package static let textAttributesName = "textAttributes"

  /// The value and all values inside it, in order: those for states, in lists, of factories, of attributed runs, and the colors of symbols.
  package var parts: [SceneValue] {
    var found: [SceneValue] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      switch next {
      case .list(let values): waiting += values.reversed()
      case .keyed(let values): waiting += values.map(\.value).reversed()
      case .factory(_, let arguments): waiting += arguments.map(\.value).reversed()
      case .image(.system(_, let configuration?)):
        waiting += configuration.colors.map { .color($0) }.reversed()
      case .attributedText(let runs): waiting += runs.flatMap(\.attributes).map(\.value).reversed()
      default: break
      }
    }
    return found
  }

  /// The value in the normal state, where there is one for each.
  package var normal: SceneValue? {
    guard case .keyed(let values) = self else { return self }
    return values.first { $0.raw == 0 }?.value
  }

  /// Whether some text in the value can be read.
  package var hasText: Bool {
    parts.contains { part in
      switch part {
      case .text(let text), .localizedText(let text, _): text.contains { !$0.isWhitespace }
      case .attributedText(let runs): runs.contains { $0.text.contains { !$0.isWhitespace } }
      default: false
      }
    }
  }

  /// The images in the value.
  package var images: [SceneImage] {
    parts.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}
