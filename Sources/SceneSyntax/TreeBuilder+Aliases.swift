import CSceneYAML
import SceneDiagnostics

extension TreeBuilder {
  /// Names a node, and gives the number by which its anchor is closed.
  mutating func openAnchor(_ name: UnsafeRawPointer, of id: NodeID) -> Int {
    let written = kept(of: id)?.anchor ?? SourceRange(0, 0)
    let anchor = AnchorTable.Anchor(
      node: id,
      range: written.isEmpty ? nodes[Int(id.index)].range : written,
      aliasNodesBefore: aliasNodes
    )
    return anchors.open(String(cString: name.assumingMemoryBound(to: CChar.self)), anchor)
  }

  /// Adds an alias, linked to its node where that may be followed.
  mutating func addAlias(_ event: yaml_event_t) {
    let start = cursor.offset(of: Int(clamping: event.start_mark.index))
    let end = cursor.offset(of: Int(clamping: event.end_mark.index))
    let range = SourceRange(start, max(start, end))
    let id = append(SyntaxNode(kind: .alias, style: .block, range: range))
    guard let name = event.data.alias.anchor.map({ String(cString: $0) }) else { return }
    guard let anchor = anchors.anchor(named: name) else {
      diagnostics.append(.undefinedAlias(name, nearest: nearestAnchor(to: name), at: range))
      return
    }
    guard let size = anchor.size else {
      diagnostics.append(.aliasCycle(name, at: range, anchor: anchor.range))
      return
    }
    guard depth + anchor.height <= limits.maximumDepth else {
      diagnostics.append(.aliasNestingLimit(name, limits.maximumDepth, at: range))
      return
    }
    // The sum cannot overflow: it never passes the limit, and a size is at most that plus the nodes written out.
    guard size <= limits.maximumAliasNodes - aliasNodes else {
      if !isAliasLimitReported {
        diagnostics.append(.aliasLimit(name, limits.maximumAliasNodes, at: range, anchor: anchor.range))
      }
      isAliasLimitReported = true
      return
    }
    aliasNodes += size
    nodes[Int(id.index)].link = UInt32(clamping: anchor.node.index)
    growOpenCollection(by: anchor.height)
  }

  /// The anchor that was probably meant; not looked for in a text full of undefined aliases.
  private mutating func nearestAnchor(to name: String) -> String? {
    undefinedAliases += 1
    guard undefinedAliases <= 20 else { return nil }
    return Spelling.nearest(to: name, in: anchors.names)
  }
}

extension Diagnostic {
  fileprivate static func undefinedAlias(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    var diagnostic = Diagnostic(.undefinedAlias, "there is no anchor '&\(name)' before this alias", at: range)
    if let nearest {
      diagnostic.hint = Spelling.suggestion(of: ["*\(nearest)"])
      diagnostic.fixIts = [
        FixIt("change to '*\(nearest)'", edits: [TextEdit(range: range, replacement: "*\(nearest)")])
      ]
    } else {
      diagnostic.hint = "put it in quotes if it is a text"
    }
    return diagnostic
  }

  fileprivate static func aliasCycle(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasCycle,
      "'*\(name)' is inside the value that it names",
      at: range,
      notes: [Note("the value is named here", at: anchor)]
    )
  }

  fileprivate static func aliasNestingLimit(_ name: String, _ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingLimit,
      "written out, '*\(name)' nests maps and lists more than \(limit) levels deep",
      at: range,
      hint: "--max-nesting raises the limit"
    )
  }

  fileprivate static func aliasLimit(
    _ name: String,
    _ limit: Int,
    at range: SourceRange,
    anchor: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .aliasLimit,
      "written out, the aliases up to '*\(name)' add more than \(limit) nodes",
      at: range,
      hint: "--max-alias-nodes raises the limit",
      notes: [Note("the value is named here", at: anchor)]
    )
  }
}
