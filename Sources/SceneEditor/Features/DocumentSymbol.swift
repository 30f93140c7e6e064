import SceneCatalog
package import SceneDiagnostics
import SceneLanguage
import SceneModel

/// A part of a text in an outline.
package struct DocumentSymbol: Sendable {
  /// What the part is.
  package enum Kind: Hashable, Sendable {
    case object, owner, group, style, color, scene, constraint, parameter
  }

  package var name: String
  package var detail: String
  package var kind: Kind
  /// The whole part, and what is selected when it is chosen, which is in it.
  package var range: SourceRange
  package var selection: SourceRange
  package var children: [DocumentSymbol]
}

extension Analysis {
  /// The outline of the text, nested as the scene.
  package var symbols: [DocumentSymbol] { symbols(in: -1) }

  private func symbols(in parent: Int) -> [DocumentSymbol] {
    sketch.children(of: parent).flatMap { entry -> [DocumentSymbol] in
      let inner = symbols(in: entry)
      guard let made = symbol(entry, inner) else { return inner }
      return [made]
    }
  }

  private func symbol(_ index: Int, _ children: [DocumentSymbol]) -> DocumentSymbol? {
    let entry = sketch.entries[index]
    let whole = sketch.range(index)
    func make(_ name: String, _ detail: String, _ kind: DocumentSymbol.Kind) -> DocumentSymbol {
      let selection = entry.nameRange.isEmpty ? SourceRange(whole.lowerBound, whole.lowerBound) : entry.nameRange
      return DocumentSymbol(
        name: name,
        detail: detail,
        kind: kind,
        range: whole,
        selection: selection,
        children: children
      )
    }
    switch shape.positions[index] {
    case .object
    where shape.objects[index].map { !$0.className.isEmpty || $0.use != nil } == true
      && !sketch.children(of: index).isEmpty || entry.tag != nil:
      let className = shape.objects[index]?.use ?? shape.objects[index]?.className ?? ""
      let id = sketch.text(of: SceneKeys.Object.id.rawValue, in: index)
      let text = ["text", "title", "placeholder"].compactMap { sketch.text(of: $0, in: index) }.first
      let detail = [id == nil ? nil : className, text.map { "\"\($0.prefix(40))\"" }].compactMap { $0 }
      return make(id ?? className, detail.joined(separator: " "), .object)
    case .owner: return make(ReservedName.owner.rawValue, shape.objects[index]?.className ?? "", .owner)
    case .placeholder: return make(entry.name, shape.objects[index]?.className ?? "", .owner)
    case .parameter: return entry.name.isEmpty ? nil : make(entry.name, "parameter", .parameter)
    case .componentSlot: return entry.name.isEmpty ? nil : make(entry.name, "slot", .parameter)
    case .style: return entry.name.isEmpty ? nil : make(entry.name, "style", .style)
    case .storyboardScene: return entry.name.isEmpty ? nil : make(entry.name, "", .scene)
    case .type(.color):
      guard case .colors = shape.position(of: entry.parent), !entry.name.isEmpty else { return nil }
      return make(entry.name, "color", .color)
    case .styles, .placeholders, .scenes, .colors, .parameters, .componentSlots:
      return children.isEmpty ? nil : make(entry.name, "", .group)
    default: return nil
    }
  }
}
