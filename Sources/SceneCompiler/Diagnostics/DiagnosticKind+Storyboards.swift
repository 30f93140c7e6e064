package import SceneDiagnostics

extension DiagnosticKind {
  package static let containerContent = DiagnosticKind(
    "container-content",
    "A container has a controller that it cannot show.",
    isSuppressible: true
  )
  package static let duplicateScene = DiagnosticKind(
    "duplicate-scene",
    "Two scenes, or a scene and a reference, have the same name."
  )
  package static let duplicateSegueIdentifier = DiagnosticKind(
    "duplicate-segue-identifier",
    "Two segues of a controller have the same identifier.",
    isSuppressible: true
  )
  package static let duplicateStoryboardIdentifier = DiagnosticKind(
    "duplicate-storyboard-identifier",
    "Two controllers have the same storyboard identifier.",
    isSuppressible: true
  )
  package static let endlessContainment = DiagnosticKind("endless-containment", "A scene contains itself.")
  package static let launchScreen = DiagnosticKind(
    "launch-screen",
    "A launch screen has something that needs code.",
    isSuppressible: true
  )
  package static let missingDestination = DiagnosticKind(
    "missing-destination",
    "A segue or reference does not say where it leads."
  )
  package static let missingEntry = DiagnosticKind(
    "missing-entry",
    .warning,
    "A storyboard has neither an initial controller nor an identifier."
  )
  package static let popoverAnchor = DiagnosticKind(
    "popover-anchor",
    "A popover does not say what it points at.",
    isSuppressible: true
  )
  package static let sceneBoundary = DiagnosticKind("scene-boundary", "A connection leads from one scene to another.")
  package static let sceneForm = DiagnosticKind("scene-form", "A scene of a storyboard is written like another scene.")
  package static let segueKey = DiagnosticKind(
    "segue-key",
    "A segue has a key of another kind, or lacks one of its own."
  )
  package static let segueSource = DiagnosticKind("segue-source", "A segue is on something that cannot trigger it.")
  package static let strayScene = DiagnosticKind(
    "stray-scene",
    "A scene of a storyboard is in no storyboard's folder."
  )
  package static let undeclaredUnwindAction = DiagnosticKind(
    "undeclared-unwind-action",
    .warning,
    "No controller declares the action of an unwind segue."
  )
  package static let unknownScene = DiagnosticKind("unknown-scene", "A name is that of no scene or reference.")
  package static let unknownStoryboard = DiagnosticKind(
    "unknown-storyboard",
    "A reference names something that another storyboard does not have."
  )
  package static let unreachableScene = DiagnosticKind(
    "unreachable-scene",
    .warning,
    "Nothing leads to a scene, and it has no identifier."
  )
}

extension DiagnosticRegistry {
  /// The problems of storyboards.
  static let storyboards = DiagnosticRegistry(
    StoryboardRule.all.flatMap(\.kinds) + [.missingDestination, .sceneForm, .segueKey, .strayScene]
  )
}
