public import SceneDiagnostics

/// What a tree is made of.
@usableFromInline
struct TreeParts: Sendable {
  var root: NodeID?
  var nodes: [SyntaxNode] = []
  /// Values that differ from their source, one behind the other, and where each is.
  @usableFromInline var decoded: [UInt8] = []
  @usableFromInline var decodedValues: [SourceRange] = []
  /// The maps in which two keys may be the same; nil where that was not checked.
  var suspects: [NodeID]?
  /// The tags and anchors of the nodes that have any, by node.
  var properties: [PropertyRanges] = []
}
