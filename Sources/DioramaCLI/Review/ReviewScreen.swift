import DioramaDriver
import DioramaUI
import NibLoader
import SceneDiagnostics
import SceneModel

/// What a review shows of a file, or of a scene of a storyboard.
@MainActor
struct ReviewScreen {
  /// A root that differs for a variant.
  struct Shown {
    /// The name of the variant.
    var variant: String
    /// Which root of the screen it is, from 1; nil for the only one.
    var root: Int?
    var pictures: DrawnDifference
    /// What differs there and in no picture before it, in words.
    var words: [String]
  }

  /// The path below the folders, with the scene of a storyboard behind a comma.
  let path: String
  /// What changed in the file, a change a line.
  let lines: [String]
  /// The smallest set of pictures that shows each difference once.
  private(set) var shown: [Shown] = []
  /// The variants that show nothing more than those.
  private(set) var alike: [String] = []
  /// The variants in which no pixel differs.
  private(set) var equal: [String] = []
  /// The elements that VoiceOver reads no more, and those that it reads now, in a line each: `- "Sign in" [button]`.
  private(set) var spoken: [String] = []
  /// Findings that the change brings, and those that it ends, in a line each: `+ [clipped-text] …`.
  var findings: [String] = []
  /// Why there is no picture; nil where there is one.
  private(set) var problem: String?

  /// Whether nothing is seen, heard or found of the change, and no line tells of it.
  var isEmpty: Bool {
    lines.isEmpty && shown.isEmpty && alike.isEmpty && spoken.isEmpty && findings.isEmpty && problem == nil
  }

  /// The number of pixels a point.
  static let scale = 2.0

  /// More pictures than a person compares of one screen.
  private static let most = 24

  /// Draws both sides of a file for all variants, and keeps those that show something new.
  init(_ file: ReviewedFile, _ screens: [(name: String, size: PictureSize?)], in run: ToolRun) {
    (path, lines) = (file.path, file.lines)
    guard file.before != nil || file.after != nil else { return }
    let sides = [file.before, file.after].map { $0.map { Side($0, in: run) } }
    let languages = Set(sides.flatMap { $0?.languages ?? [] }).sorted()
    var covered: [Int: Set<RootDifference.Part>] = [:]
    var isFirst = true
    let configured =
      screens.isEmpty ? (file.after ?? file.before)?.configuredScreens ?? [] : screens
    for variant in ReviewVariant.all(configured, languages: languages) {
      do {
        let before = try sides[0]?.roots(for: variant.choice, nil, in: run) ?? []
        let after = try sides[1]?.roots(for: variant.choice, file.oldObjects, in: run) ?? []
        if isFirst { takeSpoken(before, after) }
        isFirst = false
        compare(before, after, variant.name, &covered)
      } catch {
        problem = "\(error)"
        return
      }
    }
  }

  /// One side of a file, with its translations.
  @MainActor
  private struct Side {
    let input: NibInput
    let languages: [String]
    let texts: LocaleTexts?

    init(_ input: NibInput, in run: ToolRun) {
      self.input = input
      languages = input.languages(in: run)
      texts = languages.isEmpty ? nil : input.texts(in: languages, catalog: nil, run)
    }

    func roots(
      for choice: PictureChoice,
      _ oldObjects: [ObjectID: ObjectID]?,
      in run: ToolRun
    ) throws(NibLoadingError) -> [DrawnRoot] {
      try DrawnRoot.roots(of: input, for: choice, texts?.shown(in: choice.locale), oldObjects, in: run)
    }
  }

  private mutating func compare(
    _ before: [DrawnRoot],
    _ after: [DrawnRoot],
    _ variant: String,
    _ covered: inout [Int: Set<RootDifference.Part>]
  ) {
    let count = max(before.count, after.count)
    var differs = false
    for index in 0..<count {
      let old = before.indices.contains(index) ? before[index] : nil
      let new = after.indices.contains(index) ? after[index] : nil
      guard let difference = RootDifference(old, new) else { continue }
      let parts = difference.parts.subtracting(covered[index] ?? [])
      guard !parts.isEmpty, shown.count < Self.most else {
        differs = true
        continue
      }
      let pictures: DrawnDifference
      switch difference.drawn(scale: Self.scale) {
      case .same: continue
      case .tooLarge:
        problem = "a picture has too many pixels to be compared"
        differs = true
        continue
      case .different(let found): pictures = found
      }
      differs = true
      covered[index, default: []].formUnion(parts)
      shown.append(
        Shown(
          variant: variant,
          root: count > 1 ? index + 1 : nil,
          pictures: pictures,
          words: difference.words(of: parts)
        )
      )
    }
    if !differs {
      equal.append(variant)
    } else if !shown.contains(where: { $0.variant == variant }) {
      alike.append(variant)
    }
  }

  private mutating func takeSpoken(_ before: [DrawnRoot], _ after: [DrawnRoot]) {
    let (old, new) = (before.flatMap(\.spoken), after.flatMap(\.spoken))
    let difference = new.difference(from: old)
    spoken =
      difference.removals.map { if case .remove(_, let line, _) = $0 { "- \(line)" } else { "" } }
      + difference.insertions.map { if case .insert(_, let line, _) = $0 { "+ \(line)" } else { "" } }
  }
}

extension RootDifference {
  /// Parts in words, one line a kind: `moved: title, 3 × UILabel`.
  func words(of parts: Set<Part>) -> [String] {
    Kind.allCases.compactMap { kind in
      let objects = parts.filter { $0.kind == kind }
      guard !objects.isEmpty else { return nil }
      var counts: [String: Int] = [:]
      for part in objects {
        guard let label = (after?.objects[part.object] ?? before?.objects[part.object])?.label else { continue }
        counts[label, default: 0] += 1
      }
      let names = counts.keys.sorted().map { name in counts[name] == 1 ? name : "\(counts[name] ?? 0) × \(name)" }
      guard !names.isEmpty else { return kind.rawValue }
      let more = names.count > 8 ? " and \(names.count - 8) more" : ""
      return "\(kind.rawValue): \(names.prefix(8).joined(separator: ", "))\(more)"
    }
  }
}
