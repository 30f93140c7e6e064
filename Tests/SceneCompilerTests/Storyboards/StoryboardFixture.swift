import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import TestSupport

/// A storyboard on disk with the scenes in the folder beside it.
struct StoryboardFixture {
  var manifest: SourceText
  var members: [StoryboardMember]

  /// Reads a storyboard by its path from the root.
  init(_ path: String) throws {
    manifest = SourceText(path: path, bytes: try Repository.bytes(path))
    members = try Fixtures.members(of: path).map { member in
      StoryboardMember(
        name: member.name,
        source: SourceText(path: member.path, bytes: try Repository.bytes(member.path))
      )
    }
  }

  /// A storyboard of texts.
  init(text manifest: String, members: [String: String] = [:]) {
    self.manifest = SourceText(path: "Main.storyboard.yaml", text: manifest)
    self.members = members.sorted { $0.key < $1.key }.map { name, text in
      StoryboardMember(name: name, source: SourceText(path: "Main/\(name).scene.yaml", text: text))
    }
  }

  /// What the language says of it.
  func checked(_ pipeline: Pipeline = Pipeline()) -> CheckedStoryboard {
    pipeline.checkedStoryboard(manifest: manifest, members: members)
  }
}

extension CheckedStoryboard {
  /// Everything found, each with its file and line.
  var lines: [String] {
    texts.flatMap { text in
      let source = text.tree.source
      return text.diagnostics.map {
        "\(source.path):\(source.position(at: $0.range.lowerBound).line): \($0.id): \($0.message)"
      }
    }
  }
}
