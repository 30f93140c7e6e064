package import SceneCompiler
import SceneDiagnostics
import SceneModel

/// One side of a comparison of storyboards.
package struct ComparedStoryboard: Sendable {
  let storyboard: Storyboard
  let scenes: [(name: String, scene: ComparedScene)]

  /// Makes a side of a comparison; `hasOwnIDs` is false for what was compiled.
  package init(_ validated: ValidatedStoryboard, hasOwnIDs: Bool) {
    storyboard = validated.storyboard
    scenes = zip(storyboard.scenes, validated.scenes).map { entry, scene in
      (entry.name.value, ComparedScene(scene, hasOwnIDs: hasOwnIDs))
    }
  }

  /// The names of the scenes, in their order.
  package var sceneNames: [String] { scenes.map(\.name) }

  /// A scene by its name; nil where there is none.
  package func scene(named name: String) -> ComparedScene? { scenes.first { $0.name == name }?.scene }
}

extension SceneDifference {
  /// Compares two storyboards: their scenes, where they begin and what they refer to, then each scene that both have.
  ///
  /// A scene of another name and the same content was renamed; what names it has not changed by that.
  package init(_ old: ComparedStoryboard, _ new: ComparedStoryboard) {
    let newByName = Dictionary(new.scenes.map { ($0.name, $0.scene) }) { first, _ in first }
    let oldNames = Set(old.scenes.map(\.name))
    let renamed = Self.renamed(
      old.scenes.filter { newByName[$0.name] == nil },
      new.scenes.filter { !oldNames.contains($0.name) }
    )
    let oldName = Dictionary(renamed.map { ($0.value, $0.key) }) { first, _ in first }
    var changes: [SceneChange] = []
    func name(_ name: String?) -> String? { name.map { oldName[$0] ?? $0 } }
    func addChange(_ property: String, _ before: String?, _ after: String?) {
      guard before != after else { return }
      let change = SceneChange(
        kind: .changed,
        object: "storyboard",
        className: "",
        property: property,
        old: before,
        new: after
      )
      changes.append(change)
    }
    addChange(
      "initialViewController",
      old.storyboard.initialViewController?.value,
      name(new.storyboard.initialViewController?.value)
    )
    addChange("launchScreen", "\(old.storyboard.isLaunchScreen)", "\(new.storyboard.isLaunchScreen)")
    for reference in old.storyboard.references {
      let name = reference.name.value
      addChange("references.\(name)", reference.summary, new.storyboard.reference(named: name)?.summary)
    }
    for reference in new.storyboard.references where old.storyboard.reference(named: reference.name.value) == nil {
      addChange("references.\(reference.name.value)", nil, reference.summary)
    }
    for (name, scene) in old.scenes {
      guard var other = newByName[renamed[name] ?? name] else {
        changes.append(SceneChange(kind: .removed, object: "scene \(name)", className: ""))
        continue
      }
      if let new = renamed[name] {
        changes.append(SceneChange(kind: .renamed, object: "scene \(name)", className: "", old: name, new: new))
      }
      other.otherNames = oldName
      changes += SceneDifference(scene, other).changes.map { change in
        var change = change
        change.scene = name
        return change
      }
    }
    for (name, _) in new.scenes where !oldNames.contains(name) && oldName[name] == nil {
      changes.append(SceneChange(kind: .added, object: "scene \(name)", className: ""))
    }
    self.init(changes)
  }

  /// With how many scenes of the same outline each is compared.
  private static let mostCandidates = 32

  /// The new names of scenes, by the old ones: those of the same content.
  private static func renamed(
    _ gone: [(name: String, scene: ComparedScene)],
    _ added: [(name: String, scene: ComparedScene)]
  ) -> [String: String] {
    var waiting = Dictionary(grouping: added) { $0.scene.outline }
    var found: [String: String] = [:]
    for (name, scene) in gone {
      let candidates = waiting[scene.outline, default: []].prefix(Self.mostCandidates)
      let index = candidates.firstIndex { candidate in
        var other = candidate.scene
        // A scene that leads to itself has its own name in it.
        other.otherNames = [candidate.name: name]
        return SceneDifference(scene, other).changes.isEmpty
      }
      guard let index else { continue }
      found[name] = candidates[index].name
      waiting[scene.outline]?.remove(at: index)
    }
    return found
  }
}

extension ComparedScene {
  /// What scenes of the same content have in common: the controller's class, and how many objects there are.
  fileprivate var outline: String {
    let controller = scene.viewController.map { scene[$0].className.value } ?? ""
    return "\(controller) \(scene.objects.count) \(scene.segues.count)"
  }
}

extension StoryboardReference {
  /// `Settings, identifier: Themes`.
  fileprivate var summary: String {
    var words = [storyboardName.value]
    if let identifier { words.append("identifier: \(identifier.value)") }
    if let bundle { words.append("bundle: \(bundle.value)") }
    return words.joined(separator: ", ")
  }
}
