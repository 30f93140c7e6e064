import SceneDiagnostics
import SceneEditor
import SceneSyntax
import TestSupport
import Testing

/// The sketch says the same as YAML, and never fails.
@Suite struct SketchTests {
  /// The path of every scalar that begins a key or a value, as YAML has it.
  private static func paths(_ tree: SyntaxTree) -> [(offset: Int, path: [String], isKey: Bool)] {
    var found: [(offset: Int, path: [String], isKey: Bool)] = []
    func walk(_ node: NodeID, _ path: [String]) {
      switch tree[node].kind {
      case .mapping:
        for (key, value) in tree.entries(of: node) {
          let inner = path + [tree.text(of: key)]
          found.append((tree[key].range.lowerBound, inner, true))
          walk(value, inner)
        }
      case .sequence:
        for (index, item) in tree.children(of: node).enumerated() { walk(item, path + ["\(index)"]) }
      case .scalar:
        if !tree[node].range.isEmpty, tree[node].style != .literal, tree[node].style != .folded {
          found.append((tree[node].range.lowerBound, path, false))
        }
      case .alias: break
      }
    }
    if let root = tree.root { walk(root, []) }
    return found
  }

  @Test func agreesWithYAML() throws {
    var (right, all) = (0, 0)
    var wrong: [String] = []
    for path in EditorScenes.paths {
      let source = try EditorScenes.source(path)
      let sketch = SceneSketch(source)
      for point in Self.paths(parse(source).value) {
        all += 1
        let context = sketch.context(at: point.offset)
        if context.path(in: sketch) == point.path {
          right += 1
        } else {
          let position = source.position(at: point.offset)
          wrong.append("\(path):\(position.line):\(position.column) \(point.path) \(context.path(in: sketch))")
        }
      }
    }
    #expect(all > 5000)
    #expect(Double(right) / Double(all) > 0.995, "\(wrong.count): \(wrong.prefix(8).joined(separator: "\n"))")
  }

  @Test func seesWhereAKeyBelongs() {
    let text = """
      objects:
        - class: UIView
          subviews:
            - class: UILabel

              te
          alpha: 1
      """
    let sketch = SceneSketch(SourceText(path: "a.scene.yaml", text: text))
    let context = sketch.context(at: text.utf8.count - "\n    alpha: 1".utf8.count)
    #expect(context.side == .key)
    #expect(sketch.path(of: context.parent) == ["objects", "0", "subviews", "0"])
    #expect(sketch.source.string(in: context.token) == "te")
  }

  @Test func goesOnBehindForgottenBrackets() {
    let text = "a: [1, 2\nb: 'x\nc: {d: 1\ne: 2\n"
    let sketch = SceneSketch(SourceText(path: "a.scene.yaml", text: text))
    #expect(sketch.children(of: -1).map { sketch.entries[$0].name } == ["a", "b", "c", "e"])
  }
}
