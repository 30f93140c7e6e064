import SceneDiagnostics

/// Where the tag and the anchor of a node are written; empty ranges where there is none.
struct PropertyRanges: Sendable {
  var tag: SourceRange
  var anchor: SourceRange

  init(_ properties: NodeProperties) {
    tag = properties.tag ?? SourceRange(0, 0)
    anchor = properties.anchor ?? SourceRange(0, 0)
  }
}
