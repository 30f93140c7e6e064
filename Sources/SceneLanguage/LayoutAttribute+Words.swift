import SceneModel

extension LayoutAttribute {
  /// The attribute that another language's word means: `topAnchor`, `start`, `midX`; nil for other words.
  package init?(meant word: String) {
    let bare = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    guard let found = Self(rawValue: bare) ?? Self.foreign[bare] else { return nil }
    self = found
  }

  private static let foreign: [String: LayoutAttribute] = [
    "start": .leading, "end": .trailing, "lead": .leading, "trail": .trailing, "x": .centerX, "y": .centerY,
    "midX": .centerX, "midY": .centerY, "centerx": .centerX, "centery": .centerY, "centreX": .centerX,
    "centreY": .centerY, "centerHorizontally": .centerX, "centerVertically": .centerY, "minX": .left, "maxX": .right,
    "minY": .top, "maxY": .bottom, "w": .width, "h": .height, "baseline": .firstBaseline,
  ]
}
