package import SceneCatalog
package import SceneDiagnostics
package import SceneSyntax

/// A class made of a scene: what its file declares, and the object that stands for each use.
///
/// The object stays a part of the text's tree: it is read again for every use, with what the use says.
package final class Component: Sendable {
  /// What a use says, or leaves to a default.
  package struct Parameter: Sendable {
    package var name: Located<String>
    package var type: ParameterType
    /// What holds where a use says nothing; nil where there is no default.
    package var defaultValue: NodeID?
    /// Whether a use may leave it out without a default: then the key that it stands for is left out, too.
    package var isOptional: Bool

    /// Whether every use must say it.
    package var isRequired: Bool { defaultValue == nil && !isOptional }
  }

  /// A slot for objects of a use.
  package struct Slot: Sendable {
    package var name: Located<String>
    /// The classes whose objects may stand there, subclasses included.
    package var accepts: [String]
    /// Whether the slot holds one object rather than a list.
    package var isSingle: Bool
  }

  /// An object of the component that users can name.
  package struct Part: Sendable {
    package var name: Located<String>
    /// Its id in the component, or a part of a use in it: `row.title`.
    package var target: Located<String>
  }

  package let name: String
  package let tree: SyntaxTree
  package let parameters: [Parameter]
  package let slots: [Slot]
  package let parts: [Part]
  package let styles: [String: NodeID]
  /// What the component's names for conditions stand for: words joined by `+`, by name.
  package let traits: [String: String]
  /// Maps of what an example says, in the order written.
  package let examples: [NodeID]
  /// The map of the object; nil where the component has none.
  package let object: NodeID?
  /// The ids of the objects and constraints of the component.
  package let identifiers: Set<String>
  /// The id of the object itself; nil where it has none.
  package let rootIdentifier: String?
  /// The components that the component uses, an element for each use.
  package let uses: [Located<String>]
  /// Whether its file does not say what a component says: then no use of it is expanded.
  package let isBroken: Bool

  init(_ reader: ComponentReader, name: String) {
    self.name = name
    tree = reader.tree
    parameters = reader.parameters
    slots = reader.slots
    parts = reader.parts
    styles = reader.styles
    traits = reader.traits
    examples = reader.examples
    object = reader.object
    identifiers = reader.identifiers
    rootIdentifier = reader.rootIdentifier
    uses = reader.uses
    isBroken = reader.diagnostics.hasErrors || reader.object == nil
  }

  /// The parameter of a name; nil for other names.
  package func parameter(named name: String) -> Parameter? { parameters.first { $0.name.value == name } }

  /// The slot of a name; nil for other names.
  package func slot(named name: String) -> Slot? { slots.first { $0.name.value == name } }

  /// The part of a name; nil for other names.
  package func part(named name: String) -> Part? { parts.first { $0.name.value == name } }

  /// The types of the parameters, by name.
  package var parameterTypes: [String: ParameterType] {
    Dictionary(parameters.map { ($0.name.value, $0.type) }) { first, _ in first }
  }
}
