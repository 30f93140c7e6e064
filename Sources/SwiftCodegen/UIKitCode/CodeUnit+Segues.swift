import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel

// What triggers the segues of a storyboard's scene.
extension CodeUnit {
  /// The statements that have an object trigger its segues, which a method of the scene's controller performs.
  func segueStatements(_ id: ObjectID, _ access: String) -> [CodeStatement] {
    let schema = context.schema(id)
    guard !schema.isKind(of: .viewController) else { return [] }
    return scene[id].segues.flatMap { index -> [CodeStatement] in
      guard let method = context.segueMethods[index] else { return [] }
      let segue = scene.segues[index]
      let action = Code.text("#selector(\(context.controllerClass).\(method)(_:))")
      if schema.isKind(of: .control) {
        // The controller is up the responder chain.
        return [
          CodeStatement(
            "",
            .call(
              access + "addTarget",
              [.init("", "nil"), .init("action", action), .init("for", .text(".\(event(of: segue, schema))"))]
            ),
            at: segue.range
          )
        ]
      }
      if schema.isKind(of: .gestureRecognizer), let target = isCell ? nil : has(owner) ? "self" : "owner" {
        return [
          CodeStatement(
            "",
            .call(access + "addTarget", [.init("", .text(target)), .init("action", action)]),
            at: segue.range
          )
        ]
      }
      if schema.isKind(of: .barButtonItem) {
        let target = has(owner) ? "self" : "nil"
        var statements: [CodeStatement] = []
        if target != "nil" { statements.append(CodeStatement("\(access)target = ", .text(target))) }
        return statements + [CodeStatement("\(access)action = ", action, at: segue.range)]
      }
      context.note(
        "the segue of a \(schema.name) is not triggered in code",
        at: segue.range,
        hint: "call \(method)(_:) where the delegate is told of the selection"
      )
      return []
    }
  }

  private func event(of segue: SceneSegue, _ schema: ClassSchema) -> String {
    if case .event(let name, _)? = segue.trigger?.value { return name }
    return schema.sentEvents.first ?? "touchUpInside"
  }
}
