import SceneCatalog
import SceneGeometry
import SceneModel

extension EmissionContext {
  /// The frame of a view as tools before Xcode 11 write it, who lay some views out anew; nil where they keep the scene's.
  ///
  /// Documentation/NibProfiles.md says how many nibs show each rule.
  func olderFrame(_ id: ObjectID) -> [Double]? {
    guard laysOutAnew else { return nil }
    guard let prototype = region.prototype else { return canvasFrame(id) }
    if prototype == id { return prototypeFrame(id) }
    return objects.parent(at: id.index) == prototype ? contentFrame(id, of: prototype) : nil
  }

  /// Whether the object is a cell that stands for a table's rows, as Xcode 7 writes one.
  func isPrototypeOfXcode7(_ id: ObjectID) -> Bool {
    region.prototype == id && !tools.isSince(.xcode8) && validated.schema(of: id).isKind(of: "UITableViewCell")
  }

  /// A prototype has the origin of its nib, whatever its location in the table.
  private func prototypeFrame(_ id: ObjectID) -> [Double]? {
    numbers("frame", of: id).map { [0, 0, $0[2], $0[3]] }
  }

  /// Xcode 7 leaves a whole point for the line below a prototype's content.
  private func contentFrame(_ id: ObjectID, of prototype: ObjectID) -> [Double]? {
    guard isPrototypeOfXcode7(prototype), objects.slotName(at: id.index) == "contentView",
      let outer = numbers("frame", of: prototype), let frame = numbers("frame", of: id)
    else { return nil }
    return [frame[0], frame[1], frame[2], max(outer[3] - 1, 0)]
  }

  /// A view at the top that is as large as a device has the size of a canvas for any device, which its constraints allow.
  ///
  /// Xcode 8 to 10 do so where the canvas gives the view its size. A scene does not say whether it does; a view of a device's size is one
  /// in nearly all documents.
  private func canvasFrame(_ id: ObjectID) -> [Double]? {
    guard tools.isSince(.xcode8), region.isWholeScene, role == nil, let frame = numbers("frame", of: id),
      frame[0] == 0, frame[1] == 0, DeviceScreen.current(width: frame[2], height: frame[3]) != nil,
      region.topLevel.contains(id), validated.schema(of: id).archivedName == "UIView",
      // Subviews that a mask moves would be elsewhere.
      objects.children(in: "subviews", at: id.index).allSatisfy({
        value(of: PlacedProperty.translation, in: $0) == .bool(false)
      })
    else { return nil }
    return [0, 0, Self.anyCanvas, Self.anyCanvas]
  }

  /// The side of the canvas for any device, in points.
  private static let anyCanvas = 600.0
}
