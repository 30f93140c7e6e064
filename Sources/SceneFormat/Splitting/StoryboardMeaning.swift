import SceneCompiler
import SceneDiagnostics
import SceneModel

/// What a storyboard says, without where it says it.
struct StoryboardMeaning: Equatable {
  private let parts: [String]

  init(_ checked: CheckedStoryboard) {
    let storyboard = checked.lowered
    var parts = storyboard.dump().components.map { part in
      part.map { line in
        var line = line
        if let mark = line.lastIndex(of: "@"), line[..<mark].hasSuffix("  ") { line = line[..<mark].dropLast(2) }
        return line.hasSuffix(" (file)") ? String(line.dropLast(7)) : String(line)
      }.joined(separator: "\n")
    }.sorted()
    parts.append(Self.settings(storyboard.colors, storyboard.assets, storyboard.canvasSize))
    // What a file shares with the storyboard, and has itself, comes to the same.
    parts += storyboard.scenes.map { scene in
      let text = Self.settings(scene.scene.colors, [], scene.scene.canvasSize)
      return "\(scene.name.value) \(text)"
    }.sorted()
    self.parts = parts
  }

  private static func settings(
    _ colors: [String: SceneColor],
    _ assets: [Located<String>],
    _ size: (width: Double, height: Double)?
  ) -> String {
    let colors = colors.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(colors) \(assets.map(\.value)) \(size.map { "\($0.width) \($0.height)" } ?? "")"
  }
}

extension String {
  /// The paragraphs of a text, each as its lines.
  fileprivate var components: [[Substring]] {
    split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map(Array.init)
  }
}
