import Backports
import SceneCatalog
import SceneCompiler
package import SceneDiagnostics
import SceneLanguage
import SceneModel
import SceneSyntax

/// Gives a name of a text another spelling, wherever the text has it.
package struct Renaming: Sendable {
  let analysis: Analysis
  /// The name at the cursor.
  package let name: NameOccurrence

  /// What is wrong with a new name, as a sentence without a period.
  package struct Refusal: Error, Hashable, Sendable {
    package var reason: String
  }

  /// Finds what is renamed at an offset; fails where that cannot be.
  package init(_ analysis: Analysis, at offset: Int) throws(Refusal) {
    guard let name = analysis.names.name(at: offset) else { throw Refusal(reason: "there is no name here") }
    self.analysis = analysis
    self.name = name
    switch name.kind {
    case .object:
      guard ReservedName(rawValue: name.name) == nil else {
        throw Refusal(reason: "'\(name.name)' is a word of the language and cannot be renamed")
      }
      guard analysis.names.definition(.object, name.name, in: name.scope) != nil else {
        throw Refusal(reason: "no object has the id '\(name.name)'")
      }
    case .style, .color, .outlet, .scene, .component, .parameter, .slot, .part: break
    case .className: throw Refusal(reason: "a class is renamed where it is declared")
    case .action: throw Refusal(reason: "a method is renamed where it is declared")
    case .image: throw Refusal(reason: "an image is renamed in its catalog")
    }
  }

  /// The edits in the text itself; fails where the new name cannot be.
  package func edits(to new: String) throws(Refusal) -> [TextEdit] {
    if new == name.name { return [] }
    try check(new)
    return analysis.names.same(as: name).map { TextEdit(range: $0.range, replacement: spelling(of: new, at: $0)) }
  }

  /// The edits in another text, in which names of scenes and outlets mean the same.
  package func edits(to new: String, in other: Analysis) -> [TextEdit] {
    other.names.same(as: name).map { TextEdit(range: $0.range, replacement: spelling(of: new, at: $0)) }
  }

  private func check(_ new: String) throws(Refusal) {
    let isWord = !new.isEmpty && new.allSatisfy(MethodSpelling.isNameCharacter) && new.first?.isNumber != true
    switch name.kind {
    case .object:
      guard isWord else { throw Refusal(reason: "an id has letters, digits and '_' only, and no digit first") }
      guard ReservedName(rawValue: new) == nil else { throw Refusal(reason: "'\(new)' is a word of the language") }
      guard analysis.names.definition(.object, new, in: name.scope) == nil else {
        throw Refusal(reason: "another object has the id '\(new)' already")
      }
    case .style, .color:
      guard !new.isEmpty, !new.contains(where: \.isNewline) else { throw Refusal(reason: "a name has a line of text") }
      guard analysis.names.definition(name.kind, new, in: -1) == nil else {
        throw Refusal(reason: "there is a \(name.kind == .style ? "style" : "color") '\(new)' already")
      }
    case .outlet:
      guard MessageSpelling.isIdentifier(new) else { throw Refusal(reason: "'\(new)' is no name of a property") }
    case .scene:
      guard isWord else { throw Refusal(reason: "a scene's name has letters, digits and '_' only, and no digit first") }
      guard analysis.names.definition(.scene, new, in: -1) == nil else {
        throw Refusal(reason: "there is a scene or reference '\(new)' already")
      }
    case .component:
      guard isWord else {
        throw Refusal(reason: "a component's name has letters, digits and '_' only, and no digit first")
      }
      guard analysis.shape.components?.names.contains(new) != true else {
        throw Refusal(reason: "there is a component '\(new)' already")
      }
    case .parameter(let component), .slot(let component), .part(let component):
      guard isWord else { throw Refusal(reason: "a name has letters, digits and '_' only, and no digit first") }
      try check(new, in: component)
    case .className, .action, .image: break
    }
  }

  /// Parameters, slots and parts are keys of uses, beside those of the component's object.
  private func check(_ new: String, in component: String) throws(Refusal) {
    let shape = analysis.shape
    let isOwn = shape.ownComponent == component
    let known = shape.components?.component(named: component)
    let kinds: [NameOccurrence.Kind] = [
      .parameter(component: component), .slot(component: component), .part(component: component),
    ]
    let isTaken = isOwn && kinds.contains { analysis.names.definition($0, new, in: -1) != nil }
    guard !isTaken,
      isOwn || known?.parameter(named: new) == nil && known?.slot(named: new) == nil && known?.part(named: new) == nil
    else { throw Refusal(reason: "the component \(component) has '\(new)' already") }
    if case .part = name.kind { return }
    let schema = isOwn ? shape.example?.schema : shape.use(of: component, nil).schema
    guard schema?.properties[new] == nil, !SceneKeys.object.contains(new), new != SceneKeys.use else {
      throw Refusal(reason: "'\(new)' is a key of the component's object")
    }
  }

  /// The new name as it is written in place of an old one: quotes around that stay.
  private func spelling(of new: String, at use: NameOccurrence) -> String {
    let bytes = analysis.source.bytes
    let before = use.range.lowerBound > 0 && use.range.lowerBound <= bytes.count ? bytes[use.range.lowerBound - 1] : 0
    if before == UInt8(ascii: "'") { return new.replacing("'", with: "''") }
    if before == UInt8(ascii: "\"") { return new.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    return new.allSatisfy(MethodSpelling.isNameCharacter) ? new : ScalarSpelling.text(new, inFlow: true)
  }
}
