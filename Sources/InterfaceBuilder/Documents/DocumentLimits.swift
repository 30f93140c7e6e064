/// How large a document from elsewhere may be.
package struct DocumentLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes: Int
  /// The deepest nesting of elements; scenes nest 256 levels deep, and libxml2 no deeper than this.
  package var depth: Int
  /// The most elements and attributes together.
  package var nodes: Int

  /// Makes limits, those that real documents keep easily by default.
  package init(bytes: Int = 64 << 20, depth: Int = 200, nodes: Int = 4_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }
}
