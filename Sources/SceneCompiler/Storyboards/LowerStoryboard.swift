import SceneCatalog
import SceneDiagnostics
import SceneModel
import SceneSyntax

/// A storyboard as far as its texts could be read, with what is wrong with each of them.
struct LoweredStoryboard {
  /// The storyboard; scenes whose texts are no YAML are not in it.
  var storyboard: Storyboard
  /// What is wrong with the storyboard's own text, apart from the scenes in it.
  var diagnostics: [Diagnostic]
  /// What is wrong with each scene, with ranges of its own text.
  var sceneDiagnostics: [[Diagnostic]]
  /// Where each scene is in its tree.
  var nodes: [NodeID?]
}

/// Turns the trees of a storyboard's texts into a storyboard.
///
/// - Parameters:
///   - manifest: The storyboard's own file.
///   - members: The scenes that are files of their own, by name.
///   - catalog: The classes that scenes can name.
func lowerStoryboard(
  _ expandedManifest: ExpandedTree,
  members: [(name: String, tree: ExpandedTree)],
  catalog: SceneCatalog
) -> LoweredStoryboard {
  let manifest = expandedManifest.tree
  var result = manifest.withBuffers { buffers in
    var lowering = SceneLowering(expandedManifest, buffers: buffers, catalog: catalog)
    let read = lowering.lowerManifest()
    let shared = SharedDeclarations(lowering)
    var result = LoweredStoryboard(storyboard: read.storyboard, diagnostics: [], sceneDiagnostics: [], nodes: [])
    var foundInStyles: [Diagnostic] = []
    for (name, node) in read.scenes {
      var scene = SceneLowering(expandedManifest, buffers: buffers, catalog: catalog)
      scene.shared = shared
      if shared.makesKeys { scene.makeKeys(prefix: name.value + ".") }
      scene.lowerStoryboardScene(node)
      result.add(scene.finished(), name, expandedManifest.origin(of: node), isInline: true)
      lowering.scene.styleUses += scene.scene.styleUses.filter { scene.styles[$0.style.value] == nil }
    }
    for member in members {
      let tree = member.tree.tree
      tree.withBuffers { buffers in
        var scene = SceneLowering(member.tree, buffers: buffers, catalog: catalog)
        scene.shared = shared.foreign
        scene.sharedValues = ValueReader(tree: manifest, catalog: catalog)
        if shared.makesKeys { scene.makeKeys(prefix: member.name + ".") }
        if let root = tree.root {
          scene.lowerStoryboardScene(root)
        } else {
          let hint = "a scene of a storyboard begins with 'scene: 1'"
          scene.diagnostics.append(Diagnostic(.emptyScene, "the file has no scene", at: SourceRange(0, 0), hint: hint))
        }
        foundInStyles += scene.sharedValues?.diagnostics ?? []
        let start = SourceRange(0, 0)
        let root = tree.root.flatMap { member.tree.origin(of: $0) }
        result.add(scene.finished(), Located(member.name, at: start), root, isInline: false)
        lowering.scene.styleUses += scene.scene.styleUses.filter { scene.styles[$0.style.value] == nil }
      }
    }
    let unknown = lowering.reportUnknownProperties(among: result.storyboard.lackingInStyles)
    result.storyboard.forgetStyleKeys(unknown)
    // A style that no scene uses is checked alone.
    lowering.checkUnusedStyles()
    result.diagnostics = lowering.diagnostics + lowering.values.diagnostics + foundInStyles
    return result
  }
  result.removeRepeatedDiagnostics()
  return result
}

extension LoweredStoryboard {
  fileprivate mutating func add(
    _ lowered: Diagnosed<Scene>,
    _ name: Located<String>,
    _ node: NodeID?,
    isInline: Bool
  ) {
    storyboard.scenes.append(StoryboardScene(name: name, isInline: isInline, scene: lowered.value))
    sceneDiagnostics.append(lowered.diagnostics)
    nodes.append(node)
  }

  /// Of what several scenes find in one style, leaves the first: its mistakes are the text's.
  fileprivate mutating func removeRepeatedDiagnostics() {
    var seen: Set<Diagnostic> = []
    diagnostics = diagnostics.filter { seen.insert($0).inserted }
    for index in sceneDiagnostics.indices where storyboard.scenes[index].isInline && !sceneDiagnostics[index].isEmpty {
      sceneDiagnostics[index] = sceneDiagnostics[index].filter { seen.insert($0).inserted }
    }
  }
}

extension Storyboard {
  /// The properties of styles that objects with the styles lack.
  fileprivate var lackingInStyles: Set<String> {
    var names: Set<String> = []
    for scene in scenes {
      for index in scene.scene.objects.indices {
        for key in scene.scene.objects.unknownKeys(at: index) where key.style != nil { names.insert(key.name.value) }
      }
    }
    return names
  }

  /// Leaves out what is said of some properties of styles.
  fileprivate mutating func forgetStyleKeys(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    for scene in scenes.indices {
      for index in scenes[scene].scene.objects.indices
      where scenes[scene].scene.objects.rest(at: index)?.hasRareParts == true {
        scenes[scene].scene.objects.withRest(at: index) { rest in
          rest.changeRareParts { object in
            let isForgotten = { (key: SceneObject.UnknownKey) in key.style != nil && names.contains(key.name.value) }
            guard object.unknownKeys.contains(where: isForgotten) else { return }
            object.unknownKeys.removeAll(where: isForgotten)
          }
        }
      }
    }
  }
}
