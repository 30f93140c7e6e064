import NibArchive
import NibDecompiler
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Which versions of Xcode may have made a nib.
@Suite struct NibOriginTests {
  private func nib(_ text: String, like tools: NibTools) throws -> NibArchive {
    var pipeline = Pipeline()
    pipeline.tools = tools
    return try #require(pipeline.compiled(SourceText(path: "A.scene.yaml", text: text)).value)
  }

  @Test("A nib with views and texts is of the version that it was written like", arguments: NibTools.known.sorted())
  func ownVersion(tools: NibTools) throws {
    let text = "scene: 1\nobjects:\n  - {class: UITableView, frame: [0, 0, 320, 480]}\n  - {class: UILabel, text: A}\n"
    let deduced = try #require(NibOrigin(of: try nib(text, like: tools))?.tools)
    let expected: ClosedRange<NibTools> =
      switch tools {
      case .xcode7, .xcode8: tools...tools
      case .xcode9, .xcode10: .xcode9 ... .xcode10
      case .xcode11, .xcode12: .xcode11 ... .xcode12
      case .xcode12_5: tools...tools
      case .xcode13, .xcode14: .xcode13 ... .xcode14
      default: .xcode15 ... .xcode26
      }
    #expect(deduced == expected)
  }

  @Test("What a nib has nothing of says nothing")
  func plainNibs() throws {
    let view = "scene: 1\nobjects:\n  - {class: UIView, frame: [0, 0, 9, 9]}\n"
    #expect(NibOrigin(of: try nib(view, like: .xcode16))?.tools == .xcode13 ... .xcode26)
    #expect(NibOrigin(of: try nib(view, like: .xcode10))?.tools == .xcode8 ... .xcode10)
    #expect(NibOrigin(of: try nib("scene: 1\nobjects:\n  - class: NSObject\n", like: .xcode10)) == nil)
  }
}
