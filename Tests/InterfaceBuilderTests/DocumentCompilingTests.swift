import Foundation
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import TestSupport
import Testing

/// Documents that are compiled without a text between, and their texts.
@Suite struct DocumentCompilingTests {
  /// A view in another of the same tag, with an outlet that UIView does not have.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view contentMode="scaleToFill" tag="7" id="vw0-Aa-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
    <subviews><view contentMode="scaleToFill" tag="7" id="vw0-Aa-002">
    <rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews>
    <connections><outlet property="nothing" destination="vw0-Aa-002" id="ou0-Aa-001"/></connections></view>
    </objects></document>
    """

  @Test("An equal tag stays in the scene where something else is left out, in an import as well")
  func equalTags() throws {
    let source = SourceText(path: "A.xib", text: Self.document)
    let imported = importDocument(source, catalog: SceneCatalog.builtIn)
    let text = try #require(imported.value).suppressed(path: "A.scene.yaml", with: Documents.pipeline).text
    #expect(text.components(separatedBy: "tag: 7").count == 3, "\(text)")
    #expect(!text.contains("nothing:"))
    let validated = Documents.pipeline.readingDocuments.validated(source)
    #expect(validated.value != nil)
    #expect(Set(validated.diagnostics.map(\.id)) == ["duplicate-tag", "unknown-outlet"])
  }

  @Test("The keys of a document's texts are those of the nib that is made of it")
  func texts() throws {
    let folder = Repository.root.appendingPathComponent("Tests/Fixtures/documents")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xib") }
    #expect(names.count > 10)
    var count = 0
    for name in names.sorted() {
      let source = try Documents.fixture(name)
      var keys: Set<String> = []
      let pipeline = Documents.pipeline
      let text = readableText(of: source, isStoryboard: false, isLocalizable: true, by: pipeline)
      if let scene = pipeline.validated(text).value?.scene {
        _ = scene.translated { key, text in
          if !text.isEmpty { keys.insert(key) }
          return nil
        }
      }
      let texts = openDocument(source, isStoryboard: false).value?.tree.texts ?? []
      #expect(keys.subtracting(texts.map(\.key)).isEmpty, "\(name): \(keys.subtracting(texts.map(\.key)))")
      count += keys.count
    }
    #expect(count > 20)
  }

  /// A label and a button whose attributed texts have one of the application's fonts and one of the system's.
  private static let fonts = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view contentMode="scaleToFill" id="vw0-Aa-001"><rect key="frame" x="0.0" y="0.0" width="99" height="99"/>
    <subviews><label opaque="NO" contentMode="left" usesAttributedText="YES" id="la0-Aa-002">
    <rect key="frame" x="0.0" y="0.0" width="9" height="9"/><attributedString key="attributedText">
    <fragment content="Own"><attributes><font key="NSFont" size="17" name="Shop-Bold"/></attributes></fragment>
    <fragment content="Known"><attributes><font key="NSFont" size="17" name="HelveticaNeue-Light"/></attributes></fragment>
    </attributedString></label>
    <button opaque="NO" contentMode="scaleToFill" id="bu0-Aa-003"><rect key="frame" x="0.0" y="9" width="9" height="9"/>
    <fontDescription key="fontDescription" name="Shop-Light" family="Shop" pointSize="15"/>
    <state key="normal"><attributedString key="attributedTitle"><fragment content="Own">
    <attributes><font key="NSFont" size="12" name="Shop-Medium"/></attributes></fragment></attributedString></state>
    </button></subviews></view></objects></document>
    """

  @Test(
    "In attributed texts of documents, the application's own fonts are system fonts; where nobody imported a scene, they stay"
  )
  func ownFonts() throws {
    let source = SourceText(path: "A.xib", text: Self.fonts)
    let pipeline = Documents.pipeline.readingDocuments
    let document = try #require(pipeline.validated(source).value)
    #expect(Self.fontNames(in: emit(document).archive) == [".SFUI-Regular", "HelveticaNeue-Light", "Shop-Light"])
    let scene = """
      scene: 1
      objects:
        - class: UILabel
          attributedText: [{text: Own, font: {name: Shop-Bold, size: 17}}]

      """
    let written = pipeline.validated(SourceText(path: "A.scene.yaml", text: scene))
    let nib = emit(try #require(written.value, "\(written.diagnostics) \(scene)")).archive
    #expect(Self.fontNames(in: nib) == ["Shop-Bold"])
  }

  private static func fontNames(in nib: NibArchive) -> [String] {
    let names = nib.objects.indices.filter { nib.className(of: $0) == "UIFont" }.compactMap { font -> String? in
      for case ("NSName", .object(let name)) in nib.values(of: font).map({ ($0.key, $0.payload) }) {
        for case ("NS.bytes", .data(let bytes)) in nib.values(of: name).map({ ($0.key, $0.payload) }) {
          return String(decoding: bytes, as: UTF8.self)
        }
      }
      return nil
    }
    return Set(names).sorted()
  }
}
