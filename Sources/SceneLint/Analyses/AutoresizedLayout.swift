import SceneCatalog
import SceneDiagnostics
import SceneGeometry
import SceneModel

/// Where the views of a hierarchy lie when its root takes another size, by their autoresizing masks.
struct AutoresizedLayout {
  /// A view that its mask alone places.
  struct Item {
    var id: ObjectID
    /// The index of the superview in `items`; nil for a root.
    var parent: Int?
    var frame: Box
    var horizontal: AxisAutoresizing
    var vertical: AxisAutoresizing
    /// Whether the frame stays what it is, whatever the superview does.
    var keepsFrame: Bool
    /// Whether the subviews follow the bounds.
    var resizesSubviews: Bool
    /// Whether only the width of a root changes, as a cell's does.
    var keepsHeight: Bool
  }

  /// The roots of the scene and the views that follow them, parents before their children.
  let items: [Item]
  /// The items that stand in each, in order.
  private(set) var children: [[Int]]

  /// Finds the views whose frames masks decide, from the views that take the size of a screen, or the width of a table.
  init(_ context: LintContext) {
    var items: [Item] = []
    items.reserveCapacity(context.views.count)
    // By the index of the object; negative for those that are not among the items.
    var indexes = Array(repeating: -1, count: context.list.records.count)
    let frames = context.frames
    let ownerViews = Set(
      context.outlets(of: Scene.owner).filter { $0.name.value == "view" }.flatMap(\.targets)
        .compactMap(\.object)
    )
    for id in context.views {
      let parent = context.parent(of: id).flatMap { indexes[$0.index] < 0 ? nil : indexes[$0.index] }
      let frame: Box?
      if parent == nil {
        let isRoot =
          ownerViews.contains(id) || context.slotName(of: id) == "view" || Self.isCell(id, context)
        frame = isRoot ? frames.bounds(of: id) : nil
      } else {
        frame =
          context.slotName(of: id) == "contentView"
          ? frames.bounds(of: id) : frames.frame(of: id)
      }
      guard let frame, parent != nil || frame.area > 0 else { continue }
      indexes[id.index] = items.count
      items.append(Self.item(id, parent, frame, context))
    }
    self.items = items
    children = Array(repeating: [], count: items.count)
    for (index, item) in items.enumerated() {
      if let parent = item.parent { children[parent].append(index) }
    }
  }

  private static func isCell(_ id: ObjectID, _ context: LintContext) -> Bool {
    context.isKind(id, of: .tableViewCell)
  }

  private static func item(_ id: ObjectID, _ parent: Int?, _ frame: Box, _ context: LintContext) -> Item {
    var mask: [String] = []
    if case .optionSet(let names, _)? = context.value(.autoresizingMask, of: id) { mask = names }
    if context.slotName(of: id) == "contentView" { mask = ["flexibleWidth", "flexibleHeight"] }
    return Item(
      id: id,
      parent: parent,
      frame: frame,
      horizontal: AxisAutoresizing(
        leading: mask.contains("flexibleLeftMargin"),
        length: mask.contains("flexibleWidth"),
        trailing: mask.contains("flexibleRightMargin")
      ),
      vertical: AxisAutoresizing(
        leading: mask.contains("flexibleTopMargin"),
        length: mask.contains("flexibleHeight"),
        trailing: mask.contains("flexibleBottomMargin")
      ),
      keepsFrame: mask.isEmpty,
      resizesSubviews: context.flag(.autoresizesSubviews, of: id) != false,
      keepsHeight: isCell(id, context)
    )
  }

  /// Gives the items the frames that they have when the roots have a size.
  ///
  /// - Parameters:
  ///   - width: The width of the roots in points.
  ///   - height: The height of the roots in points.
  ///   - frames: A frame for each item, whatever it was before.
  func resize(width: Double, height: Double, _ frames: inout [Box]) {
    for index in items.indices {
      let item = items[index]
      var frame = item.frame
      if let parent = item.parent {
        if items[parent].resizesSubviews, !item.keepsFrame {
          let (old, new) = (items[parent].frame, frames[parent])
          frame.horizontal = item.horizontal.resized(
            frame.horizontal,
            from: old.horizontal.length,
            to: new.horizontal.length
          )
          frame.vertical = item.vertical.resized(frame.vertical, from: old.vertical.length, to: new.vertical.length)
        }
      } else {
        frame.horizontal.length = width
        if !item.keepsHeight { frame.vertical.length = height }
      }
      frames[index] = frame
    }
  }
}
