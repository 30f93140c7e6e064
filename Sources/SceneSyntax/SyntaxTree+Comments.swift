import Backports
package import SceneDiagnostics

extension SyntaxTree {
  /// The comments, each from its `#` to the end of its line, in the order of the text.
  ///
  /// Found from what lies between the tokens, when they are first asked for. In a broken text, those before the problem.
  package var comments: [SourceRange] {
    storage.comments.withLock { known in
      if let known { return known }
      let found = foundComments
      known = found
      return found
    }
  }

  private var foundComments: [SourceRange] {
    var scanner = CommentScanner(source)
    for index in 0..<nodeCount {
      let id = NodeID(Int32(clamping: index))
      let node = self[id]
      switch (anchorRange(of: id), tagRange(of: id)) {
      case (let anchor?, let tag?):
        scanner.pass(min(anchor, tag))
        scanner.pass(max(anchor, tag))
      case (let property?, nil), (nil, let property?): scanner.pass(property)
      case (nil, nil): break
      }
      switch (node.kind, node.style) {
      case (.scalar, .literal), (.scalar, .folded): scanner.passBlockScalar(node.range)
      case (.scalar, _), (.alias, _): scanner.pass(node.range)
      case (.mapping, _), (.sequence, _): break
      }
    }
    scanner.finish()
    return scanner.comments
  }
}
