import NibArchive
import NibDecompiler
import SceneCompiler
import SceneDiagnostics
import Testing

/// Numbers that `==` does not tell apart, or tells apart from themselves.
@Suite struct NumberSamenessTests {
  private static let strange: [Double] = [.nan, -.nan, Double(nan: 5, signaling: false), 0.0, -0.0, .infinity]

  /// A nib with a view that has a number under a key of its own.
  private func nib(_ value: NibArchiveGraph.Value) -> NibArchive {
    var graph = NibArchiveGraph()
    let root = graph.makeNode("NSObject")
    let view = graph.makeNode("UIView")
    graph.append("UIBounds", .numbers([0, 0, 1, 1]), to: view)
    graph.append("UIStrange", value, to: view)
    for key in ["UINibTopLevelObjectsKey", "UINibObjectsKey"] {
      let list = graph.array("NSArray", [view])
      graph.append(key, .object(list), to: root)
    }
    let none = graph.array("NSArray", [])
    for key in [
      "UINibConnectionsKey", "UINibVisibleWindowsKey", "UINibAccessibilityConfigurationsKey",
      "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
    ] {
      graph.append(key, .object(none), to: root)
    }
    return graph.archive(root: root)
  }

  @Test("Numbers are the same bit by bit")
  func sameness() {
    for (index, one) in Self.strange.enumerated() {
      for (otherIndex, other) in Self.strange.enumerated() {
        let difference = NibComparison(nib(.double(one)), nib(.double(other))).difference
        #expect((difference == nil) == (index == otherIndex), "\(one) and \(other)")
      }
    }
    #expect(NibComparison(nib(.float(0)), nib(.float(-0.0))).difference != nil)
  }

  @Test("They come back as they were", arguments: strange)
  func roundTrip(number: Double) throws {
    let pipeline = Pipeline()
    for value in [NibArchiveGraph.Value.double(number), .float(Float(number)), .numbers([number, number])] {
      let archive = nib(value)
      let text = try decompile(archive, path: "a.nib", with: pipeline).text
      let again = pipeline.compiled(SourceText(path: "a.nib", text: text))
      let compiled = try #require(again.value, "\(again.diagnostics.map(\.message)) \(text)")
      #expect(NibComparison(archive, compiled).difference == nil)
      #expect(archive.encoded() == compiled.encoded())
    }
  }
}
