package import SceneDiagnostics

/// A segue: what leads from an object of a scene to another scene.
package struct SceneSegue: Hashable, Sendable {
  /// What a segue does, as scenes spell it.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, embed, unwind, custom
    case push, modal, popover, replace
  }

  /// What of its source triggers a segue.
  package enum Trigger: Hashable, Sendable {
    /// The selection of a cell.
    case selection
    /// The accessory of a cell.
    case accessoryAction
    /// An event of a control, with its `UIControl.Event` bits.
    case event(name: String, mask: Int)
  }

  /// The characters of the whole segue.
  package var range: SourceRange
  /// What has the segue: the controller, or what triggers it.
  package var source: ObjectID
  package var kind: Located<Kind>
  /// The scene or reference that the segue leads to; nil for `unwind`.
  package var destination: Located<String>?
  /// The identifier by which code performs or knows the segue.
  package var identifier: Located<String>?
  /// The method that an `unwind` segue ends in, in Objective-C's spelling, `unwindToHome:`.
  package var action: Located<String>?
  /// A subclass of `UIStoryboardSegue`.
  package var className: Located<String>?
  /// The method of the source's controller that makes the destination, in Objective-C's spelling, `makeDetail:sender:`.
  package var creator: Located<String>?
  /// What triggers the segue, where the scene says so; nil is the source's usual trigger.
  package var trigger: Located<Trigger>?
  /// `animates` and the keys of the kind that are values, such as `modalPresentationStyle`, in the order written.
  package var properties: [SceneProperty] = []
  /// The view that a popover points at.
  package var sourceView: SceneReference?
  /// The bar item that a popover points at.
  package var barButtonItem: SceneReference?
  /// The views that can be touched while a popover is shown.
  package var passthroughViews: [SceneReference] = []
  /// Interface Builder's id; nil where the scene keeps none.
  package var interfaceBuilderID: String?
  /// What else is kept for Interface Builder alone.
  package var interfaceBuilder: [WrittenValue.Entry] = []

  /// Makes a segue that says its kind alone.
  package init(kind: Located<Kind>, source: ObjectID, range: SourceRange) {
    self.kind = kind
    self.source = source
    self.range = range
  }

  /// The value of a property; nil where the segue does not set it.
  package func property(_ name: String) -> SceneProperty? {
    properties.first { $0.name.value == name }
  }
}
