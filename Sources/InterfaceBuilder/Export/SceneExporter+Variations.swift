import SceneCatalog
import SceneDiagnostics
import SceneModel

extension SceneExporter {
  /// Adds what an object is like for some traits only, and which of its children and constraints are installed when.
  func addVariations(of id: ObjectID, _ schema: ClassSchema, to element: inout DocumentElement) {
    var keys: [String] = []
    var variations: [String: DocumentElement] = [:]
    func update(_ key: String, _ change: (inout DocumentElement) -> Void) {
      if variations[key] == nil { keys.append(key) }
      change(&variations[key, default: DocumentElement("variation", ["key": key])])
    }
    for variation in scene[id].variations where !variation.properties.isEmpty {
      update(key(of: variation)) { element in
        for property in variation.properties {
          guard let declared = schema.properties[property.name.value], declared.container == nil else { continue }
          let name = declared.documentName
          values.put(property.value.value, as: declared.type, name, into: &element)
        }
      }
    }
    for (mask, reference, key, isInstalled) in masks(of: id) {
      update(key) { Self.add(reference, isInstalled, to: mask, of: &$0) }
    }
    element.children += keys.sorted { $0 == "default" && $1 != "default" }.compactMap { variations[$0] }
  }

  /// What is not installed always: the mask, the id, the traits' key and what it says.
  private func masks(of id: ObjectID) -> [(String, String, String, Bool)] {
    let object = scene[id]
    var found: [(String, String, String, Bool)] = []
    for slot in object.slots where SceneObject.installableSlots.contains(slot.name.value) {
      for child in slot.children {
        if !scene[child].isInstalled { found.append(("subviews", self.id(of: child), "default", false)) }
        for variation in scene[child].variations {
          guard let isInstalled = variation.isInstalled else { continue }
          found.append(("subviews", self.id(of: child), key(of: variation), isInstalled))
        }
      }
    }
    for index in object.constraints where parts.contains(constraint: index) {
      let constraint = scene.constraints[index]
      let reference = constraintIDs[index] ?? ""
      let switches = constraint.variations.filter { $0.isInstalled != nil }
      if !constraint.isInstalled, !constraint.variations.isEmpty {
        found.append(("constraints", reference, "default", false))
      }
      for variation in switches {
        found.append(("constraints", reference, key(of: variation), variation.isInstalled == true))
      }
    }
    return found
  }

  private static func add(
    _ reference: String,
    _ isInstalled: Bool,
    to mask: String,
    of variation: inout DocumentElement
  ) {
    let entry = DocumentElement(isInstalled ? "include" : "exclude", ["reference": reference])
    if let index = variation.children.firstIndex(where: { $0.name == "mask" && $0["key"] == mask }) {
      variation.children[index].children.append(entry)
    } else {
      var element = DocumentElement("mask", ["key": mask])
      element.children = [entry]
      variation.children.append(element)
    }
  }
}
