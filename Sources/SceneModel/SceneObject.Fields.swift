import SceneDiagnostics

extension SceneObject {
  /// What is held of every object.
  struct Fields: Sendable {
    var kind: SceneObject.Kind
    var range: SourceRange
    var className: Located<String>
    var identifier: Located<String>?
    var parent: ObjectID?
    var slotName: String?
    var properties: [SceneProperty] = []
    var slots: [SceneSlot] = []
    var outlets: [SceneOutlet] = []
    var actions: [SceneAction] = []
    var isInstalled: Bool = true
    var interfaceBuilderID: String?
    /// What few objects have, together; empty where an object has none of it.
    var rare: [RareFields] = []
  }
}
