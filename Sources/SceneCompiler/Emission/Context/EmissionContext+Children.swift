import SceneCatalog
import SceneModel

extension EmissionContext {
  /// The objects that stand in a slot of the nib, with those of slots that join it, after what stands in the object from a slot beside it.
  func archivedChildren(of id: ObjectID, in name: String, _ schema: ClassSchema) -> [ObjectID] {
    var found: [ObjectID] = []
    if name == "subviews", let parent = objects.parent(at: id.index), let own = objects.slotName(at: id.index) {
      // A cell's labels stand first in its content view.
      for slot in validated.schema(of: parent).guestSlots[own] ?? [] {
        found += objects.children(in: slot, at: parent.index)
      }
    }
    // Arranged subviews are subviews as well.
    for slot in schema.joiningSlots[name] ?? [] { found += objects.children(in: slot, at: id.index) }
    found += objects.children(in: name, at: id.index)
    // Nearly all lists are whole, and are not copied.
    if found.contains(where: { !isInNib($0) }) { return found.filter { isInNib($0) } }
    // What stands in a slot of a storyboard's scene may be in another of its nibs.
    return role == nil ? found : found.filter { isMember($0) }
  }

  /// All objects of the nib, parents before children, level by level.
  func objectsByLevel() -> [ObjectID] {
    var queue = region.topLevel
    queue.reserveCapacity(region.objects.count)
    var next = 0
    while next < queue.count {
      forEachChild(of: queue[next]) { child in if isListed(child) { queue.append(child) } }
      next += 1
    }
    return queue
  }

  /// Hands over the children of all slots of an object, in order.
  func forEachChild(of id: ObjectID, _ body: (ObjectID) -> Void) {
    for slot in objects.records[id.index].slots {
      for child in objects.slots[slot].children { body(ObjectID(Int(objects.children[child]))) }
    }
  }

  /// Whether a child is an object of this nib, and one of Interface Builder's: an effect is a value to it.
  func isListed(_ id: ObjectID) -> Bool {
    guard isMember(id), isInNib(id) else { return false }
    let plan = plans.index(of: id)
    return plan < 0 || !plans.entries[plan].isVisualEffect
  }

  /// Whether gesture recognizers are at the top of the nib, as they are in the document of a xib: in a scene, their views hold them.
  var listsRecognizersAtTop: Bool { region.isWholeScene && role == nil }

  /// Whether an object is one of a view's gesture recognizers.
  func isRecognizer(_ id: ObjectID) -> Bool {
    recognizerSlot != NameTable.none && objects.records[id.index].slotName == recognizerSlot
  }

  /// The prototypes in some slots by the key that finds them.
  func prototypes(_ slots: [String], of id: ObjectID) -> [(key: String, prototype: ObjectID)] {
    slots.flatMap { slot in
      objects.children(in: slot, at: id.index).map { prototype in
        var identifier = ""
        if case .text(let text) = value(of: "reuseIdentifier", in: prototype) { identifier = text }
        switch slot {
        case "sectionHeaderView": return ("UICollectionElementKindSectionHeader/\(identifier)", prototype)
        case "sectionFooterView": return ("UICollectionElementKindSectionFooter/\(identifier)", prototype)
        default: return (identifier, prototype)
        }
      }
    }
  }

  /// Windows that are shown as soon as the nib is loaded.
  func visibleWindows(among ids: [ObjectID]) -> [ObjectID] {
    ids.filter { id in plans.plan(of: id)?.isWindow == true && value(of: "isHidden", in: id) == .bool(false) }
  }
}
