import SceneModel

extension EmissionContext {
  /// Where a view is, from what the scene says.
  func geometry(of id: ObjectID) -> ViewGeometry {
    var (frame, bounds, center, transform): ([Double]?, [Double]?, [Double]?, [Double]?)
    for index in objects.records[id.index].properties where objects.properties[index].kind == .geometry {
      let name = objects.properties[index].name
      guard name == positionNames.frame || positionNames.isBesideFrame(name),
        case .geometry(_, let numbers) = objects.value(ofProperty: index)
      else { continue }
      switch name {
      case positionNames.frame: frame = numbers
      case positionNames.bounds: bounds = numbers
      case positionNames.center: center = numbers
      default: transform = numbers
      }
    }
    if let written = writtenFrame(id) { frame = written }
    return ViewGeometry(frame: frame, bounds: bounds, center: center, transform: transform)
  }

  /// The frame that the tools give a view in place of the scene's; nil where they keep that.
  func writtenFrame(_ id: ObjectID) -> [Double]? {
    if let size = role?.viewSize, region.topLevel.contains(id) { return [0, 0, size.width, size.height] }
    return footerFrame(id) ?? olderFrame(id)
  }

  /// The numbers of a struct that the scene sets; nil where it does not.
  func numbers(_ name: String, of id: ObjectID) -> [Double]? {
    if case .geometry(_, let numbers)? = objects.value(of: name, at: id.index) { numbers } else { nil }
  }

  /// The size of an object's frame as its property says; zero for an object without one.
  func frameSize(of id: ObjectID) -> (width: Double, height: Double) {
    guard case .geometry(_, let frame) = value(of: "frame", in: id) else { return (0, 0) }
    return (frame[2], frame[3])
  }
}
