package import SceneCompiler
package import SceneDiagnostics
import SceneModel

/// A scene that Swift is generated for.
package struct NamedScene: Sendable {
  /// The name of the scene's file without its endings, which is the nib's name.
  package var name: String
  package var scene: ValidatedScene

  /// Makes a named scene.
  package init(name: String, scene: ValidatedScene) {
    self.name = name
    self.scene = scene
  }
}

/// A storyboard that Swift is generated for.
package struct NamedStoryboard: Sendable {
  /// The name of the storyboard's file without its endings.
  package var name: String
  package var storyboard: ValidatedStoryboard
  /// What code can know the storyboard by.
  package let interface: StoryboardInterface

  /// Makes a named storyboard.
  package init(name: String, storyboard: ValidatedStoryboard) {
    self.name = name
    self.storyboard = storyboard
    interface = StoryboardInterface(storyboard)
  }
}

/// A Swift file that was generated.
package struct GeneratedFile: Hashable, Sendable {
  /// The file's name, without a folder.
  package var name: String
  package var text: String
}

/// What generating Swift gave.
package struct GeneratedSwift: Sendable {
  /// The files, that of the classes last; empty where there are errors.
  package var files: [GeneratedFile] = []
  /// What is wrong, by scene in the order of their names and sorted by location; scenes without findings are left out.
  package var diagnostics: [SourceDiagnostics] = []
}
