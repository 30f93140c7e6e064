import SceneDiagnostics

extension Storyboard {
  /// The storyboard as stable, readable text: one line a fact, with its location.
  package func dump() -> String {
    var writer = SceneDumpWriter(scene: Scene(source: source))
    writer.line(0, "storyboard \(version)")
    if isLaunchScreen { writer.line(0, "launch screen") }
    if let name = initialViewController { writer.line(0, "initial \(name.value)", at: name.range) }
    for reference in references {
      let parts =
        ["name \(reference.storyboardName.value)"] + (reference.identifier.map { ["identifier \($0.value)"] } ?? [])
        + (reference.bundle.map { ["bundle \($0.value)"] } ?? [])
      writer.line(0, "reference \(reference.name.value): \(parts.joined(separator: ", "))", at: reference.name.range)
    }
    var text = writer.text
    for scene in scenes {
      var writer = SceneDumpWriter(scene: scene.scene)
      writer.line(0, "\nscene \(scene.name.value)\(scene.isInline ? "" : " (file)")", at: scene.name.range)
      for id in scene.scene.topLevel { writer.writeObject(id, depth: 1) }
      for index in scene.scene.constraints.indices { writer.writeConstraint(index) }
      text += writer.text
    }
    return text
  }
}

extension SceneDumpWriter {
  /// What only objects of a storyboard's scenes have.
  mutating func writeStoryboardParts(_ object: SceneObject, depth: Int) {
    if let identifier = object.storyboardIdentifier {
      line(depth, "storyboardIdentifier \(identifier.value)", at: identifier.range)
    }
    for action in object.unwindActions { line(depth, "unwindAction \(action.value)", at: action.range) }
    for link in object.sceneLinks { line(depth, "scene \(link.index) -> \(link.scene.value)", at: link.scene.range) }
    for index in object.segues {
      let segue = scene.segues[index]
      line(depth, "segue \(text(of: segue))", at: segue.range)
      for property in segue.properties {
        line(depth + 1, "\(property.name.value) = \(property.value.value.dump)", at: property.name.range)
      }
    }
  }

  private func text(of segue: SceneSegue) -> String {
    var words = [segue.kind.value.rawValue]
    if let destination = segue.destination { words.append("-> \(destination.value)") }
    if let action = segue.action { words.append("action \(action.value)") }
    if let identifier = segue.identifier { words.append("identifier \(identifier.value)") }
    if let name = segue.className { words.append("class \(name.value)") }
    if let creator = segue.creator { words.append("creator \(creator.value)") }
    switch segue.trigger?.value {
    case .selection: words.append("trigger selection")
    case .accessoryAction: words.append("trigger accessoryAction")
    case .event(let name, let mask): words.append("trigger \(name)(\(mask))")
    case nil: break
    }
    if let view = segue.sourceView { words.append("sourceView \(name(view))") }
    if let item = segue.barButtonItem { words.append("barButtonItem \(name(item))") }
    if !segue.passthroughViews.isEmpty { words.append("passthroughViews \(segue.passthroughViews.map(name))") }
    return words.joined(separator: " ")
  }
}
