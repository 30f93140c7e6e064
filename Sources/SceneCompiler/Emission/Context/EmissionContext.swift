import SceneCatalog
import SceneModel

/// What one nib is made from: a part of a scene, and how it is written.
///
/// Nothing of it changes while the nib is made. A class, since all parts of the emission ask it for every object.
final class EmissionContext: Sendable {
  let validated: ValidatedScene
  /// The scene's objects, which are looked at most.
  let objects: SceneObjectList
  /// The part of the scene that the nib holds.
  let region: NibRegion
  let options: EmissionOptions
  /// The version of Xcode like which the nib is written.
  let tools: NibTools
  /// Whether the tools lay some views out anew, which those since Xcode 11 do not.
  let laysOutAnew: Bool
  /// The number of the name of the slot of gesture recognizers.
  let recognizerSlot: UInt32
  /// What the nib is in its storyboard; nil for the nib of a scene that stands alone.
  let role: StoryboardRole?
  /// The plans of the classes of the nib's objects.
  let plans: PlanTable
  /// The objects of the region with parts that few have; see `ObjectRest.hasRareParts`.
  let unusual: [ObjectID]
  /// The views that a constraint names.
  let constrainedViews: ConstrainedViews
  let positionNames: PositionNames

  var scene: Scene {
    _read { yield validated.scene }
  }

  /// Makes the context of a nib.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - region: The part of the scene; nil for everything but prototypes.
  ///   - role: What the nib is in a storyboard; nil outside of one.
  ///   - options: How the nib is written.
  init(
    _ scene: ValidatedScene,
    region: NibRegion? = nil,
    role: StoryboardRole? = nil,
    _ options: EmissionOptions
  ) {
    let region = region ?? NibRegion(of: scene)
    validated = scene
    objects = scene.scene.objects
    self.region = region
    self.options = options
    tools = options.tools
    laysOutAnew = !options.tools.isSince(.xcode11)
    self.role = role
    plans = PlanTable(scene, region, options)
    unusual =
      region.isWholeScene ? scene.unusual : region.objects.filter { scene.scene.objects.hasRareParts(at: $0.index) }
    constrainedViews = scene.constrainedViews(of: region.constraints)
    positionNames = PositionNames(scene.scene.objects.names)
    recognizerSlot = scene.scene.objects.names.number(of: "gestureRecognizers") ?? NameTable.none
  }

  /// The context of the nib of a prototype that stands in this nib.
  func nested(_ prototype: ObjectID) -> EmissionContext {
    EmissionContext(
      validated,
      region: NibRegion(ofPrototype: prototype, in: validated),
      role: role == nil ? nil : StoryboardRole(),
      options
    )
  }
}

// MARK: - What the nib does with an object

extension EmissionContext {
  /// Whether an object is made by this nib.
  func isMember(_ id: ObjectID) -> Bool { region.contains(id) }

  /// Whether an object is in a nib at all.
  func isInNib(_ id: ObjectID) -> Bool { validated.isInNib(id) }

  /// Whether a constraint is in the nib: one that is never installed, and that nothing refers to, is not.
  func isInNib(constraint index: Int) -> Bool { validated.isInNib(constraint: index) }

  /// Whether anything of an object can be a connection.
  func isConnected(_ index: Int) -> Bool {
    objects.records[index].slotCount > 0 || objects.records[index].rest >= 0
  }

  /// The archived class of an object: its own, or what stands for it until its own is known at run time.
  func archivedClassName(of id: ObjectID) -> String {
    guard objects.isMade(at: id.index), isMember(id) else { return "UIProxyObject" }
    return isSwapped(id) ? "UIClassSwapper" : validated.schema(of: id).archivedName
  }

  /// Whether the class of an object that the nib makes is an application's, or is to be written as such a class is.
  func isSwapped(_ id: ObjectID) -> Bool {
    let plan = plans.index(of: id)
    let isOther = plan >= 0 && objects.records[id.index].className != plans.entries[plan].archivedName
    return isOther || role?.swapped == id
  }

  /// The name under which the loader puts something instead of an object; nil for an object that the nib makes, and for what a
  /// storyboard's nib is handed, which has its name when all connections are known.
  func proxyName(of id: ObjectID) -> String? {
    switch objects.records[id.index].kind {
    case .owner: region.isWholeScene || role != nil ? "IBFilesOwner" : upstreamName(of: id)
    case .firstResponder: "IBFirstResponder"
    case .placeholder: objects.rest(at: id.index)?.placeholder ?? ""
    case .object: isMember(id) || role != nil ? nil : upstreamName(of: id)
    }
  }

  /// What a nested nib calls an object outside it.
  func upstreamName(of id: ObjectID) -> String {
    "UpstreamPlaceholder-" + (scene[id].interfaceBuilderID ?? "\(id.index)")
  }

  /// Whether a view that says nothing of it leaves its position to constraints.
  func isPlacedByConstraints(_ id: ObjectID) -> Bool {
    validated.isPlacedByConstraints(id, constrained: constrainedViews)
  }

  /// What a property of an object is: what the scene says, or what UIKit's initializer gives.
  func value(of name: String, in id: ObjectID) -> SceneValue {
    var subject = SceneSubject(id, self)
    return subject.value(of: name)
  }

  /// A value of an object as it is archived.
  ///
  /// Attributed texts of a document are as Interface Builder archives them, those of a scene that nobody imported as they are written.
  func archived(_ value: SceneValue, of id: ObjectID) -> SceneValue {
    switch value {
    case .attributedText, .keyed: scene[id].interfaceBuilderID == nil ? value : value.withoutOwnFonts
    default: value
    }
  }
}

/// The numbers of the properties that say where a view is; `NameTable.none` for those that the scene does not have.
struct PositionNames: Sendable {
  let frame: UInt32
  let bounds: UInt32
  let center: UInt32
  let transform: UInt32

  init(_ names: NameTable) {
    frame = names.number(of: "frame") ?? NameTable.none
    bounds = names.number(of: "bounds") ?? NameTable.none
    center = names.number(of: "center") ?? NameTable.none
    transform = names.number(of: "transform") ?? NameTable.none
  }

  /// Whether a name is that of a property other than the frame that says where a view is.
  func isBesideFrame(_ name: UInt32) -> Bool { name == bounds || name == center || name == transform }
}
