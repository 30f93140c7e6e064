import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

extension HoverMaker {
  /// What is said of a key that a component gives its meaning; nil for other names.
  func componentWord(_ name: NameOccurrence) -> String? {
    switch name.kind {
    case .parameter(let component): parameter(name.name, of: component)
    case .slot(let component): componentSlot(name.name, of: component)
    case .part(let component): part(name.name, of: component)
    default: nil
    }
  }

  func component(_ name: String) -> String? {
    guard let component = shape.components?.component(named: name) else { return nil }
    let parameters = component.parameters.map { parameter -> String in
      let isOptional = parameter.isRequired ? "" : ", may be left out"
      return "- `\(parameter.name.value)`: \(parameter.type.name)\(isOptional)"
    }
    let slots = component.slots.map {
      "- `\($0.name.value)`: slot for \($0.accepts.map { "`\($0)`" }.joined(separator: ", "))"
    }
    let parts = component.parts.map { "`\($0.name.value)`" }
    return Self.lines(
      "**\(name)**: component\(shape.components?.className(of: name).class.map { " made of `\($0)`" } ?? "")",
      (parameters + slots).joined(separator: "\n"),
      parts.isEmpty ? "" : "Outlets: " + parts.joined(separator: ", "),
      "Declared in `\(component.tree.source.path)`."
    )
  }

  func parameter(_ name: String, of component: String) -> String? {
    let head = "**\(name)**: parameter of the component `\(component)`"
    if shape.ownComponent == component {
      guard let own = shape.ownParameters.first(where: { $0.name == name }) else { return nil }
      return Self.lines(head, own.type.map { "Type: `\($0.name)`" } ?? "")
    }
    guard let known = shape.components?.component(named: component), let found = known.parameter(named: name) else {
      return nil
    }
    let usual = found.defaultValue.map { known.tree.source.string(in: known.tree[$0].range) }
    return Self.lines(
      head,
      "Type: `\(found.type.name)`",
      usual.map { "Default: `\($0)`" } ?? (found.isOptional ? "May be left out." : "Every use must say it.")
    )
  }

  func componentSlot(_ name: String, of component: String) -> String? {
    let own = shape.ownComponent == component ? shape.ownSlots.first { $0.name == name } : nil
    let found = shape.components?.component(named: component)?.slot(named: name)
    guard let accepts = own?.accepts ?? found?.accepts else { return nil }
    let isSingle = own?.isSingle ?? found?.isSingle ?? false
    return Self.lines(
      "**\(name)**: slot of the component `\(component)`",
      "Accepts \(isSingle ? "one " : "")\(accepts.map { "`\($0)`" }.joined(separator: ", "))."
    )
  }

  func part(_ name: String, of component: String) -> String? {
    let target = shape.components?.component(named: component)?.part(named: name)?.target.value
    return Self.lines(
      "**\(name)**: outlet of the component `\(component)`",
      target.map { "It is `\($0)` there." } ?? ""
    )
  }
}
