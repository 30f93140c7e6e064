import NibArchive

/// What a document's author chose and no compiler can invent: texts, names of images and colors, identifiers, selectors, and which objects are
/// elements of accessibility.
///
/// A compiler takes these over or leaves them out by rules about keys, never by rules about values. Where a nib says another of them than
/// the document, one of the two was changed after the nib was made.
struct AuthoredValues: Sendable {
  /// How often each is in the nib, by its key.
  private var counts: [String: Int] = [:]

  /// The keys whose texts are an author's, by what they are.
  private static let texts: [String: String] = [
    "UIText": "text", "UIPlaceholder": "text", "UITitle": "text", "UIPrompt": "text", "UISegmentInfo": "text",
    "UIResourceName": "image", "UIDynamicCatalogName": "color", "UIReuseIdentifier": "identifier",
    "UIRestorationIdentifier": "identifier", "UIStoryboardIdentifier": "identifier",
    "UIAccessibilityIdentifier": "identifier", "UIAccessibilityLabel": "text", "UIAccessibilityHint": "text",
  ]
  /// The classes whose label is the name of an outlet or a selector.
  private static let connections: Set = [
    "UIRuntimeOutletConnection", "UIRuntimeEventConnection", "UIRuntimeOutletCollectionConnection",
  ]
  /// Whether an object is an element of accessibility, and of which kind.
  private static let accessibility: Set = ["UIIsAccessibilityElement", "UIAccessibilityTraits"]

  /// Takes up what a nib says, and those that it holds.
  init(_ archive: NibArchive) { take(archive) }

  private mutating func take(_ archive: NibArchive) {
    for object in archive.objects.indices {
      let className = archive.className(of: object)
      for (key, payload) in archive.values(of: object) {
        if case .data(let bytes) = payload, let nested = try? NibArchive(decoding: bytes) { take(nested) }
        guard case .object(let target) = payload else { continue }
        if let kind = Self.texts[key], let text = Self.text(target, archive) {
          counts["\(kind) '\(text)'", default: 0] += 1
        } else if key == "UILabel", Self.connections.contains(className), let text = Self.text(target, archive) {
          counts["connection '\(text)'", default: 0] += 1
        } else if Self.accessibility.contains(key) {
          counts["accessibility \(key)", default: 0] += 1
        }
      }
    }
  }

  private static func text(_ object: Int, _ archive: NibArchive) -> String? {
    for case ("NS.bytes", .data(let bytes)) in archive.values(of: object) where !bytes.isEmpty {
      return String(decoding: bytes, as: UTF8.self)
    }
    return nil
  }

  /// What one of two says and the other does not, or not as often; in order.
  func differences(from other: AuthoredValues) -> [String] {
    Set(counts.keys).union(other.counts.keys).filter { counts[$0] != other.counts[$0] }.sorted()
  }
}
