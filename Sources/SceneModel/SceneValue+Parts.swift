extension SceneValue {
  /// The attributes of a text that is said elsewhere.
  package static func textAttributes(_ attributes: [FactoryArgument]) -> SceneValue {
    .factory(name: textAttributesName, arguments: attributes)
  }

  /// The name of the factory of such attributes, which a scene does not write.
  package static let textAttributesName = "textAttributes"

  /// The value and all values inside it, in order: those for states, in lists, of factories, of attributed runs, and the
  /// colors of symbols.
  package var parts: [SceneValue] {
    var found: [SceneValue] = []
    _ = hasPart { part in
      found.append(part)
      return false
    }
    return found
  }

  /// Whether some of `parts` is as a condition asks.
  package func hasPart(where isMeant: (SceneValue) -> Bool) -> Bool {
    if isMeant(self) { return true }
    return switch self {
    case .list(let values): values.contains { $0.hasPart(where: isMeant) }
    case .keyed(let values): values.contains { $0.value.hasPart(where: isMeant) }
    case .factory(_, let arguments): arguments.contains { $0.value.hasPart(where: isMeant) }
    case .image(.system(_, let configuration?)): configuration.colors.contains { isMeant(.color($0)) }
    case .attributedText(let runs): runs.contains { $0.attributes.contains { $0.value.hasPart(where: isMeant) } }
    default: false
    }
  }

  /// The value in the normal state, where there is one for each.
  package var normal: SceneValue? {
    guard case .keyed(let values) = self else { return self }
    return values.first { $0.raw == 0 }?.value
  }

  /// Whether some text in the value can be read.
  package var hasText: Bool {
    hasPart { part in
      switch part {
      case .text(let text), .localizedText(let text, _): Self.isReadable(text)
      case .attributedText(let runs): runs.contains { Self.isReadable($0.text) }
      default: false
      }
    }
  }

  private static func isReadable(_ text: String) -> Bool {
    // What a letter of ASCII begins needs no look at Unicode's tables.
    if let first = text.utf8.first, first > UInt8(ascii: " "), first < 0x7F { return true }
    return text.contains { !$0.isWhitespace }
  }

  /// The images in the value.
  package var images: [SceneImage] {
    parts.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }
}
