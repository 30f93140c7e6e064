import Foundation
import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// An export gives back what was imported, and an import what was exported.
@Suite struct RoundTripTests {
  /// Imports a document, exports the scene and imports that.
  private func roundTrip(_ document: SourceText) throws {
    let catalog = SceneCatalog.builtIn
    let scene = try #require(importDocument(document, catalog: catalog).value)
    let text = scene.suppressed(path: "A.scene.yaml", with: Documents.pipeline).text
    let exported = exportScene(SourceText(path: "A.scene.yaml", text: text), with: Documents.pipeline)
    let back = SourceText(
      path: document.path,
      text: try #require(exported.value, "\(exported.diagnostics.map(\.message))")
    )
    #expect(exported.value.map { Array($0.utf8) } == document.bytes)
    #expect(importDocument(back, catalog: catalog).value?.text == scene.text)
  }

  @Test(arguments: [
    "SignIn", "FixedFrames", "Tablet", "Newer", "Adjusted", "Collections", "Configurations", "Menus", "Contents",
    "Cells", "Images",
  ])
  func fixture(name: String) throws {
    try roundTrip(try Documents.fixture("\(name).xib"))
  }

  @Test("Line ends, a byte order mark and a missing last line feed come back, of xibs and storyboards")
  func fileForms() throws {
    for name in ["SignIn.xib", "Unknown.xib", "storyboards/Garden.storyboard"] {
      let usual = try Documents.fixture(name).bytes
      let lines = usual.split(separator: 0x0A, omittingEmptySubsequences: false)
      for bytes in [
        [0xEF, 0xBB, 0xBF] + usual, Array(lines.joined(separator: [0x0D, 0x0A])), Array(usual.dropLast()),
        [0xEF, 0xBB, 0xBF] + lines.joined(separator: [0x0D, 0x0A]).dropLast(2),
      ] {
        let document = SourceText(path: name, bytes: bytes)
        if name.hasSuffix(".xib") {
          try roundTrip(document)
          continue
        }
        let imported = try #require(importStoryboard(document, catalog: SceneCatalog.builtIn).value)
        let checked = imported.checked(path: "Garden.storyboard.yaml", with: Documents.pipeline)
        #expect(exportStoryboard(checked).text.map { Array($0.utf8) } == bytes)
      }
    }
  }

  /// Documents with what scenes have no words for: all of it comes back, and the scene is valid without it.
  @Test(arguments: ["Bars", "Buttons", "Guides", "Unknown"])
  func family(name: String) throws {
    let document = try Documents.fixture("\(name).xib")
    try roundTrip(document)
    let imported = importDocument(document, catalog: SceneCatalog.builtIn)
    let losses = imported.diagnostics.filter { $0.id == "not-carried" }
    #expect(!losses.isEmpty && losses.count == imported.diagnostics.count)
    let scene = try #require(imported.value).text
    let compiled = Documents.pipeline.compiled(SourceText(path: "A.scene.yaml", text: scene))
    #expect(compiled.value != nil, "\(compiled.diagnostics.map(\.message))")
  }

  @Test("A text of white space alone comes back in base 64, as Interface Builder writes it")
  func whiteSpace() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <label id="aaa-aa-aaa">
                  <attributedString key="attributedText">
                      <fragment content="Hello">
                          <attributes/>
                      </fragment>
                      <fragment>
                          <string key="content" base64-UTF8="YES">
      ICAKCg
      </string>
                          <attributes/>
                      </fragment>
                  </attributedString>
              </label>
          </objects>
      </document>

      """
    try roundTrip(SourceText(path: "A.xib", text: text))
  }

  /// Objects with another key than the one that an export writes: the document's element replaces the exported one, not adds to it.
  @Test func otherKeys() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="aaa-aa-aaa" key="frame">
                  <subviews>
                      <label text="Hello" id="bbb-bb-bbb" key="view"/>
                  </subviews>
              </view>
              <viewController id="ccc-cc-ccc">
                  <view key="contentView" id="ddd-dd-ddd"/>
                  <navigationItem key="frame" title="Shop" id="eee-ee-eee"/>
              </viewController>
          </objects>
      </document>

      """
    try roundTrip(SourceText(path: "A.xib", text: text))
  }

  // Skipped where ../shared is absent: the documents are no part of the project.
  @Test(
    .enabled(if: !Documents.genuine.isEmpty, "../shared/corpus is absent"),
    arguments: Sampling.sample(Documents.genuine)
  )
  func genuineDocument(path: String) throws {
    try roundTrip(SourceText(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
  }

  /// An export that reports nothing loses nothing: exported and imported, a scene compiles to the same nib.
  @Test(arguments: Repository.scenes)
  func scene(path: String) throws {
    let url = Repository.url(path)
    let source = SourceText(path: path, bytes: Array(try Data(contentsOf: url)))
    let exported = exportScene(source, with: Documents.pipeline)
    let text = try #require(exported.value)
    #expect(exportScene(source, with: Documents.pipeline).value == text)
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    let again = SourceText(path: "A.scene.yaml", text: try #require(imported.value).text)
    let compiled = Documents.pipeline.compiled(again)
    let nib = try #require(compiled.value, "\(compiled.diagnostics.map(\.message))")
    let genuine = try #require(Documents.pipeline.compiled(source).value)
    let isReported = !exported.diagnostics.filter { $0.id == "not-carried" }.isEmpty || !imported.diagnostics.isEmpty
    #expect(isReported || nib.dump() == genuine.dump(), "\(text)")
  }
}
