package import DioramaUI

/// The live objects of a nib, and what loading it left behind.
@MainActor
package struct LiveNib {
  /// The objects at the top, in the nib's order.
  package var topLevelObjects: [NSObject]
  /// What stands in for File's Owner; its outlets are what the nib connected.
  package var owner: NibStandIn
  /// What stands in for the objects that an application hands over, by identifier.
  package var placeholders: [(identifier: String, standIn: NibStandIn)]
  /// What could not be done.
  package var report: [NibLoadingError]
  /// The registered classes, by which objects are named and asked.
  package var classes: NibClassRegistry
  /// The classes that the nib names and nobody registered, by the object that was made instead.
  var missingClasses: [ObjectIdentifier: String] = [:]
  /// The names under which the nib connects outlets.
  var outletNames: Set<String> = []
  /// The properties and outlets that schemas declare of the user's own classes, by class: what stands in for them takes these.
  var declaredKeys: [String: Set<String>] = [:]
  /// The cells that are shown in place of content, and what stands beside them, by the table or collection.
  var prototypes: [ObjectIdentifier: [(nib: PrototypeNib, view: UIView)]] = [:]
  /// The nib's own list of objects by place; nil for what it was handed, and for what its class declined to be.
  var listedObjects: [NSObject?] = []
  /// The frames that views had before layout, by the view.
  var loadedFrames: [ObjectIdentifier: CGRect] = [:]
  /// The windows in which the views at the top stand.
  var stages: [StageWindow] = []
  /// The controllers of views that File's Owner has as its own.
  var stageControllers: [StageController] = []
  /// How many prototypes were made.
  var prototypeCount = 0

  /// Takes live objects, from a nib or not.
  package init(
    topLevelObjects: [NSObject],
    owner: NibStandIn = NibStandIn(),
    placeholders: [(identifier: String, standIn: NibStandIn)] = [],
    report: [NibLoadingError] = [],
    classes: NibClassRegistry = UIRuntime.shared.uikitClasses
  ) {
    self.topLevelObjects = topLevelObjects
    self.owner = owner
    self.placeholders = placeholders
    self.report = report
    self.classes = classes
  }
}
