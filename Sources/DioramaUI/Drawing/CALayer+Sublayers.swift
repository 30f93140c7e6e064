import Foundation

extension CALayer {
  /// The layers that this one holds, from back to front; nil if there are none.
  public var sublayers: [CALayer]? {
    get { sublayerList.isEmpty ? nil : sublayerList }
    set {
      let wanted = newValue ?? []
      for layer in sublayerList where !wanted.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
      for layer in wanted { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others; it leaves another superlayer first.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: nil)
  }

  /// Puts a layer at an index counted from the back; an index beyond the end means the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Puts a layer right behind a sibling; without that sibling, in front of all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling } ?? list.count }
  }

  /// Puts a layer right in front of a sibling; without that sibling, in front of all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { list in list.firstIndex { $0 === sibling }.map { $0 + 1 } ?? list.count }
  }

  /// Takes the layer out of its superlayer; without one, nothing happens.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    superlayer = nil
    if let index = parent.sublayerList.lastIndex(where: { $0 === self }) { parent.sublayerList.remove(at: index) }
    parent.setNeedsLayout()
  }

  private func insert(_ layer: CALayer, at index: (([CALayer]) -> Int)?) {
    var ancestor: CALayer? = layer.sublayerList.isEmpty && layer !== self ? nil : self
    while let current = ancestor {
      if current === layer {
        UIKitException.raise(
          .layerInvalid,
          "layer \(UIKitException.describe(layer)) is a part of cycle in its layer tree"
        )
      }
      ancestor = current.superlayer
    }
    if layer.superlayer === self {
      if let index = sublayerList.lastIndex(where: { $0 === layer }) { sublayerList.remove(at: index) }
    } else {
      layer.removeFromSuperlayer()
      layer.superlayer = self
    }
    sublayerList.insert(layer, at: index?(sublayerList) ?? sublayerList.count)
    layer.spreadMarks()
    setNeedsLayout()
  }

  /// Releases layers level by level, so that the end of a long chain needs no stack frame a layer.
  nonisolated static func releaseHierarchy(_ list: inout [CALayer]) {
    var pending: [CALayer] = []
    swap(&pending, &list)
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending.append(contentsOf: layer.sublayerList)
      layer.sublayerList = []
    }
  }
}
