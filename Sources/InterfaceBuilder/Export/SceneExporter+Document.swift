import SceneCatalog
import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// The whole document.
  mutating func document(isBare: Bool) -> DocumentElement {
    let isBare = isBare || notes.document != nil
    nameGuides()
    var document = DocumentElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0", "toolsVersion": "22505",
        "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none", "useAutolayout": "YES",
        "useTraitCollections": "YES", "useSafeAreas": "YES", "colorMatched": "YES",
      ]
    )
    var objects = DocumentElement("objects")
    objects.children = [owner(), firstResponder()] + placeholders()
    objects.children += scene.topLevel.map { element(of: $0) }
    objects.children += scene.objects.indices.map { ObjectID($0) }
      .filter { scene[$0].slotName == "gestureRecognizers" && parts.contains($0) }.map { element(of: $0) }
    if !isBare { document.children = [device, Self.dependencies()].compactMap { $0 } }
    document.children.append(objects)
    if !isBare, let resources = resources() { document.children.append(resources) }
    notes.documentPatch.apply(to: &document)
    UniqueIDs.assign(in: &document, ids: ids)
    document.arrangeAttributes()
    return document
  }

  /// The device of the canvas; nil where the scene has no canvas and something varies with the size classes of that.
  private var device: DocumentElement? {
    let varies = scene.constraints.contains { $0.outline.varies }
    return scene.canvasSize == nil && varies ? nil : CanvasDevice.element(for: scene.canvasSize)
  }

  private mutating func owner() -> DocumentElement {
    var element = DocumentElement("placeholder", ["placeholderIdentifier": "IBFilesOwner", "id": "-1"])
    let owner = scene[Scene.owner]
    element["userLabel"] = "File's Owner"
    if owner.className.value != "NSObject" { putClass(owner.className, into: &element) }
    addConnections(of: Scene.owner, nil, to: &element)
    notes.patch(of: Scene.owner).apply(to: &element)
    return element
  }

  private func firstResponder() -> DocumentElement {
    DocumentElement(
      "placeholder",
      ["placeholderIdentifier": "IBFirstResponder", "id": "-2", "customClass": "UIResponder"]
    )
  }

  private mutating func placeholders() -> [DocumentElement] {
    var elements: [DocumentElement] = []
    for index in scene.objects.indices {
      let id = ObjectID(index)
      guard case .placeholder(let identifier) = scene[id].kind else { continue }
      var element = DocumentElement("placeholder", ["placeholderIdentifier": identifier, "id": self.id(of: id)])
      element["userLabel"] = notes.userLabel(of: id)
      if scene[id].className.value != "NSObject" { putClass(scene[id].className, into: &element) }
      addConnections(of: id, nil, to: &element)
      notes.patch(of: id).apply(to: &element)
      elements.append(element)
    }
    return elements
  }

  // MARK: - Around the objects

  static func dependencies() -> DocumentElement {
    var dependencies = DocumentElement("dependencies")
    dependencies.children = [
      DocumentElement("deployment", ["identifier": "iOS"]),
      DocumentElement("plugIn", ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "22504"]),
      DocumentElement("capability", ["name": "Safe area layout guides", "minToolsVersion": "9.0"]),
      DocumentElement("capability", ["name": "Named colors", "minToolsVersion": "9.0"]),
      DocumentElement("capability", ["name": "System colors in document resources", "minToolsVersion": "11.0"]),
      DocumentElement("capability", ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]),
    ]
    return dependencies
  }
}
