import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Nibs that no tool makes: each gives a scene that compiles to the same, or an error.
@Suite struct HostileNibTests {
  private static let scene = """
    scene: 1
    owner: {outlets: {view: root}}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 320, 480]
        constraints: [name.top = self.top + 8, name.leading = self.safeAreaLayoutGuide.leading]
        subviews:
          - class: UILabel
            id: name
            text: Hello
            attributes: {layer.cornerRadius: 4.0}
          - class: UITableView
            prototypeCells:
              - reuseIdentifier: cell
                contentView: {subviews: [{class: UILabel, text: Row}]}

    """

  private static func bytes() throws -> [UInt8] {
    try #require(Pipeline().compiled(SourceText(path: "a.scene.yaml", text: scene)).value).encoded()
  }

  private func check(_ archive: NibArchive, _ pipeline: Pipeline) {
    do {
      let decompilation = try decompile(archive, path: "a.nib", with: pipeline)
      let compiled = pipeline.compiled(SourceText(path: "a.nib", text: decompilation.text)).value
      #expect(compiled.map { NibComparison(archive, $0).difference } == .some(nil))
    } catch {
      if case .notEqual(let why) = error { Issue.record("\(why)") }
    }
  }

  @Test("A damaged nib is decompiled or refused")
  func damage() throws {
    let bytes = try Self.bytes()
    let pipeline = Pipeline()
    for step in Sampling.sample(0..<150) {
      var damaged = bytes
      damaged[50 + step * 7919 % (bytes.count - 50)] ^= UInt8(truncatingIfNeeded: 1 << (step % 8))
      if let archive = try? NibArchive(decoding: damaged) { check(archive, pipeline) }
    }
  }

  @Test("Views that stand in themselves, or in each other without end")
  func cycles() {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("NSObject")
    let view = graph.makeNode("UIView")
    let child = graph.makeNode("UIView")
    let numbers = NibArchiveGraph.Value.numbers([0, 0, 1, 1])
    for node in [view, child] { graph.append("UIBounds", numbers, to: node) }
    let inView = graph.array("NSMutableArray", [child, view])
    graph.append("UISubviews", .object(inView), to: view)
    let inChild = graph.array("NSMutableArray", [view])
    graph.append("UISubviews", .object(inChild), to: child)
    let list = graph.array("NSArray", [view])
    graph.append("UINibTopLevelObjectsKey", .object(list), to: root)
    graph.append("UINibObjectsKey", .object(root), to: root)
    check(graph.archive(root: root), Pipeline())
  }

  @Test("Views and unknown objects nested beyond measure", arguments: ["UIView", "Strange"])
  func depth(className: String) {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("NSObject")
    var inner = graph.makeNode(className)
    for _ in 0..<5000 {
      let outer = graph.makeNode(className)
      let list = graph.array("NSMutableArray", [inner])
      graph.append("UISubviews", .object(list), to: outer)
      inner = outer
    }
    let list = graph.array("NSArray", [inner])
    graph.append("UINibTopLevelObjectsKey", .object(list), to: root)
    #expect(throws: DecompilationError.tooDeep) { try decompile(graph.archive(root: root), path: "a.nib") }
  }

  @Test("No objects, another coder, a root that is something else")
  func roots() {
    #expect(throws: DecompilationError.empty) { try decompile(NibArchive(), path: "a.nib") }
    var graph = NibArchiveGraph()
    let root = graph.makeNode("UIView")
    graph.append("UITag", integer: -1, to: root)
    #expect(throws: DecompilationError.unknownCoder(11)) {
      try decompile(graph.archive(root: root, coderVersion: 11), path: "a.nib")
    }
    check(graph.archive(root: root), Pipeline())
    graph.append("UITag", integer: 2, to: root)
    #expect(throws: DecompilationError.repeatedKey(object: 0)) {
      try decompile(graph.archive(root: root), path: "a.nib")
    }
  }
}
