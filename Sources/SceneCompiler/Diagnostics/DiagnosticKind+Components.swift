import SceneCatalog
package import SceneDiagnostics

extension DiagnosticKind {
  package static let componentCycle = DiagnosticKind(
    "component-cycle",
    "A component uses itself, or components are nested too deep."
  )
  package static let componentForm = DiagnosticKind(
    "component-form",
    "A component or a use of one is not written as the language says."
  )
  package static let hiddenPart = DiagnosticKind(
    "hidden-part",
    "A name refers to an object of a component that is not among its outlets."
  )
  package static let missingParameter = DiagnosticKind(
    "missing-parameter",
    "A use of a component does not say what it must."
  )
  package static let parameterShadowsProperty = DiagnosticKind(
    "parameter-shadows-property",
    "A parameter has the name of a property of the component's object."
  )
  package static let slotPlaced = DiagnosticKind(
    "slot-placed",
    "A slot of a component has no place in its object, or several."
  )
  package static let unknownComponent = DiagnosticKind("unknown-component", "There is no component of that name.")
  package static let unusedParameter = DiagnosticKind(
    "unused-parameter",
    .warning,
    "Nothing in a component stands for one of its parameters."
  )
}

extension DiagnosticRegistry {
  /// What is wrong with components and their uses.
  static let components = DiagnosticRegistry([
    .componentCycle, .componentForm, .hiddenPart, .missingParameter, .parameterShadowsProperty, .slotPlaced,
    .unknownComponent, .unusedParameter,
  ])
}
