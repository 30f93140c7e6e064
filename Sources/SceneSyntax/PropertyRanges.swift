import SceneDiagnostics

/// Where the tag and the anchor of a node are written; empty ranges where there is none.
struct PropertyRanges: Sendable {
  /// The index of the node.
  let node: Int32
  var tag: SourceRange
  var anchor: SourceRange

  init(node: Int32, tag: SourceRange?, anchor: SourceRange?) {
    self.node = node
    self.tag = tag ?? SourceRange(0, 0)
    self.anchor = anchor ?? SourceRange(0, 0)
  }

  init(_ properties: NodeProperties, of node: Int32) {
    self.node = node
    tag = properties.tag ?? SourceRange(0, 0)
    anchor = properties.anchor ?? SourceRange(0, 0)
  }
}
