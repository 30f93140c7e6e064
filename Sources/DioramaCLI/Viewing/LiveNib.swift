package import DioramaUI

/// The live objects of a nib, and the results of loading it.
@MainActor
package struct LiveNib {
  /// The objects at the top, in the nib's order.
  package var topLevelObjects: [NSObject]
  /// The substitute for File's Owner, with the outlets that the nib connected.
  package var owner: NibStandIn
  /// The substitutes for the application's external objects, by identifier.
  package var placeholders: [(identifier: String, standIn: NibStandIn)]
  /// The errors of loading and layout.
  package var report: [NibLoadingError]
  /// The registered classes, which give objects their names and values.
  package var classes: NibClassRegistry
  /// The names of unregistered classes in the nib, by the object that was created instead.
  var missingClasses: [ObjectIdentifier: String] = [:]
  /// The names under which the nib connects outlets.
  var outletNames: Set<String> = []
  /// The properties and outlets that schemas declare for custom classes, by class; their substitutes accept these.
  var declaredKeys: [String: Set<String>] = [:]
  /// The prototype cells and supplementary views that are shown as content, by table or collection view.
  var prototypes: [ObjectIdentifier: [(nib: PrototypeNib, view: UIView)]] = [:]
  /// The list of objects of each prototype's nib by index, as `listedObjects`, by the view at its top.
  var prototypeObjects: [ObjectIdentifier: [NSObject?]] = [:]
  /// The objects of the nib's object list, by index; nil for external objects and for those whose initializer failed.
  var listedObjects: [NSObject?] = []
  /// The frames that views had before layout, by the view.
  var loadedFrames: [ObjectIdentifier: CGRect] = [:]
  /// The windows of the top-level views.
  var stages: [StageWindow] = []
  /// The controllers created for views that are the `view` of File's Owner.
  var stageControllers: [StageController] = []
  /// What is shown of localizable texts; nil for the texts themselves.
  var texts: LocaleTexts.Shown?
  /// The number of prototypes created.
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
