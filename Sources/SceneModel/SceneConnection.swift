package import SceneDiagnostics

/// An outlet of an object: a name and what it is connected to.
package struct SceneOutlet: Hashable, Sendable {
  /// The property that the loader sets.
  package var name: Located<String>
  /// The destinations; exactly one unless the outlet is a collection.
  package var targets: [SceneReference]
  /// Whether the outlet was written as a list.
  package var isCollection: Bool
  /// Whether the collection is added to what the source holds already, as gesture recognizers are.
  package var appends: Bool

  /// Makes an outlet.
  package init(name: Located<String>, targets: [SceneReference], isCollection: Bool, appends: Bool = false) {
    self.name = name
    self.targets = targets
    self.isCollection = isCollection
    self.appends = appends
  }
}

/// An action of an object: an event and the message it sends.
package struct SceneAction: Hashable, Sendable {
  /// The event's name; nil on classes that send one unnamed action.
  package var event: Located<String>?
  /// The event's `UIControl.Event` bits; nil for an unnamed action and an unknown event.
  package var mask: Int?
  /// Who receives the message.
  package var receiver: SceneReference
  /// The message in Objective-C's spelling, `signIn:`; its range covers what was written in Swift's.
  package var selector: Located<String>

  /// Makes an action.
  package init(event: Located<String>?, mask: Int?, receiver: SceneReference, selector: Located<String>) {
    self.event = event
    self.mask = mask
    self.receiver = receiver
    self.selector = selector
  }
}
