import SceneCatalog
import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// What the document uses by name: images with their sizes, and colors of catalogs and of the system with what they look like.
  func resources(with others: [Scene] = []) -> DocumentElement? {
    var used = UsedNames()
    for scene in [scene] + others {
      for property in scene.objects.properties { used.collect(scene.objects.value(of: property)) }
    }
    var colors = scene.colors
    for other in others {
      // The scenes in a storyboard's own file have its colors.
      for (name, color) in other.colors where colors[name] == nil { colors[name] = color }
    }
    var named = used.images.sorted().compactMap { name in
      imageSize(name).map { size in
        DocumentElement(
          "image",
          [
            "name": name, "width": DocumentValues.length(size.width), "height": DocumentValues.length(size.height),
          ]
        )
      }
    }
    named += colors.sorted { $0.key < $1.key }.map { name, color in
      self.named(color, in: DocumentElement("namedColor", ["name": name]))
    }
    named += used.colors.sorted().compactMap { name in
      catalog.color(named: name).map { constant in
        self.named(constant.components, in: DocumentElement("systemColor", ["name": constant.archivedName]))
      }
    }
    guard !named.isEmpty else { return nil }
    var resources = DocumentElement("resources")
    resources.children = named
    return resources
  }

  private func named(_ color: SceneColor, in element: DocumentElement) -> DocumentElement {
    var element = element
    var child = values.color(color, key: "")
    child["key"] = nil
    element.children = [child]
    return element
  }
}

/// The images of the application and the constants of the system that properties name.
private struct UsedNames {
  var images: Set<String> = []
  var colors: Set<String> = []

  mutating func collect(_ value: SceneValue) {
    for part in value.parts {
      switch part {
      case .color(let color):
        if case .constant(let name) = color.spelledOut { colors.insert(name) }
      case .image(.asset(let name)): images.insert(name)
      default: break
      }
    }
  }
}
