import Foundation
import NibArchive
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// The keys of every object stand in the order that Apple's compiler writes them in.
@Suite struct KeyOrderTests {
  private static let listPath = Repository.root.deletingLastPathComponent()
    .appendingPathComponent("shared/data/nib-key-order.txt").path

  /// Pairs of keys that the list has the other way round.
  ///
  /// It was made from nibs in which the two never meet, so that their order in it is
  /// accidental; where they do meet, in the nibs of the corpus, they stand as they do here (`keysObeyGenuineNibs`).
  private static let accidental: Set<[String]> = [
    ["UIAlpha", "UIClearsContextBeforeDrawing"], ["UIAlpha", "UIClipsToBounds"],
    ["UIClipsToBounds", "UIClearsContextBeforeDrawing"], ["UIClearsContextBeforeDrawing", "UIClipsToBounds"],
    ["UIOpaque", "UIMultipleTouchEnabled"], ["UIClipsToBounds", "UITintColor"],
    ["UIViewAutolayoutConstraints", "UIViewContentHuggingPriority"],
    ["UIClearsContextBeforeDrawing", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"],
    ["UITintColor", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"],
    ["UIAccessibilityLabel", "UIAccessibilityTraits"], ["UIFont", "UIAdjustsFontForContentSizeCategory"],
    ["UIMinimumFontSize", "UILineBreakMode"], ["NSPriority", "NSLayoutIdentifier"],
    ["UIScrollViewIndicatorInsetAdjustmentBehavior", "UIShowsHorizontalScrollIndicator"],
    ["UIAdjustsFontSizeToFit", "UILineBreakMode"],
    ["UIContentEdgeInsets", "UIButtonConfiguration"], ["UITintColor", "UIViewSemanticContentAttribute"],
    ["UITintColor", "UIViewLargeContentStoredProperties"],
  ]

  // Skipped with this word where ../shared is absent: the list is no part of the project.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: listPath), "../shared/data is absent"),
    arguments: Repository.scenes
  )
  func keysObeyTheList(path: String) throws {
    let orders = try Self.orders()
    let source = SourceText(path: path, bytes: try Repository.bytes(path))
    let archive = try #require(Pipeline().compiled(source).value)
    for index in archive.objects.indices {
      guard let order = orders[archive.className(of: index)] else { continue }
      let indexes = archive.values(of: index).compactMap { value in order[value.key].map { (value.key, $0) } }
      for (earlier, later) in zip(indexes, indexes.dropFirst()) where earlier.1 > later.1 {
        let isAccidental = Self.accidental.contains([earlier.0, later.0])
        #expect(isAccidental, "\(archive.className(of: index)): \(earlier.0) before \(later.0)")
      }
    }
  }

  private static let corpus = Repository.root.deletingLastPathComponent().appendingPathComponent("shared/corpus/pairs")

  /// No two keys of an object stand the other way round than in the nibs that Apple's compiler made.
  // Skipped with this word where ../shared is absent: the nibs are no part of the project.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path), "../shared/corpus is absent"))
  func keysObeyGenuineNibs() throws {
    let genuine = try Self.genuineOrders()
    for path in Repository.scenes {
      let archive = try #require(Pipeline().compiled(SourceText(path: path, bytes: try Repository.bytes(path))).value)
      for index in archive.objects.indices {
        guard let followers = genuine[archive.className(of: index)] else { continue }
        let keys = archive.values(of: index).map(\.key).filter { $0 != "UINibEncoderEmptyKey" }
        for (position, key) in keys.enumerated() {
          for later in keys[(position + 1)...] where followers[later]?.contains(key) == true {
            let isAlsoSeen = followers[key]?.contains(later) == true
            #expect(isAlsoSeen, "\(archive.className(of: index)): \(key) before \(later)")
          }
        }
      }
    }
  }

  /// For each class and key, the keys that have stood after it in some object.
  private static func genuineOrders() throws -> [String: [String: Set<String>]] {
    var orders: [String: [String: Set<String>]] = [:]
    let files = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
    for file in files where file.hasSuffix(".nib") {
      let bytes = try Array(Data(contentsOf: corpus.appendingPathComponent(file)))
      guard let archive = try? NibArchive(decoding: bytes), archive.coderVersion == 10 else { continue }
      for index in archive.objects.indices {
        let name = archive.className(of: index)
        let keys = archive.values(of: index).map(\.key)
        if name.hasPrefix("NS"), name != "NSLayoutConstraint" { continue }
        for (position, key) in keys.enumerated() {
          orders[name, default: [:]][key, default: []].formUnion(keys[(position + 1)...])
        }
      }
    }
    return orders
  }

  /// The index of each key in its class's list.
  private static func orders() throws -> [String: [String: Int]] {
    let text = try String(contentsOfFile: listPath, encoding: .utf8)
    var orders: [String: [String: Int]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let keys = parts[1].split(separator: " ").map(String.init)
      orders[String(parts[0])] = Dictionary(zip(keys, 0...)) { first, _ in first }
    }
    return orders
  }
}
