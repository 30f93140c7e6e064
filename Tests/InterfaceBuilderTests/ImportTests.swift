import Foundation
import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// Documents become scenes that read as if a person had written them.
@Suite struct ImportTests {
  @Test(arguments: ["SignIn", "FixedFrames", "Tablet", "Newer", "Configurations", "Adjusted", "Menus", "Contents"])
  func importsADocument(name: String) throws {
    let imported = importDocument(try Documents.fixture("\(name).xib"), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.isEmpty)
    let text = try #require(imported.value).text
    try Repository.expectFresh("Tests/Fixtures/documents/\(name).scene.yaml", text, command: "make record")
    #expect(Documents.pipeline.validated(SourceText(path: "\(name).scene.yaml", text: text)).diagnostics.isEmpty)
  }

  @Test func textsOfABaseDocumentAreLocalizable() throws {
    let source = try Documents.fixture("SignIn.xib")
    let scene = try #require(importDocument(source, catalog: SceneCatalog.builtIn, isLocalizable: true).value).text
    #expect(scene.contains("text: {text: Welcome back, key: lb0-Aa-001.text}"))
    #expect(scene.contains("normal: {text: Sign in, key: bt0-Aa-001.normalTitle}"))
  }

  @Test("A typed attribute that a document gives no value is nil, or what its type begins with")
  func attributesWithoutValue() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view contentMode="scaleToFill" id="vw0-Aa-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="count"/>
      <userDefinedRuntimeAttribute type="color" keyPath="shade"/><userDefinedRuntimeAttribute type="image" keyPath="icon"/>
      <userDefinedRuntimeAttribute type="localizedString" keyPath="name"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isOpen"/></userDefinedRuntimeAttributes></view>
      </objects></document>
      """
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.isEmpty)
    let scene = try #require(imported.value).text
    #expect(scene.contains("attributes: {count: null, shade: null, icon: null, name: '', isOpen: false}"))
  }

  @Test("What is spoken is localizable, what tests find a view by is not") func spokenTexts() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <view contentMode="scaleToFill" id="vw0-Aa-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <accessibility key="accessibilityConfiguration" label="Close" hint="Ends the call" identifier="close"/></view>
      </objects></document>
      """
    let source = SourceText(path: "A.xib", text: text)
    let scene = try #require(importDocument(source, catalog: SceneCatalog.builtIn, isLocalizable: true).value).text
    #expect(scene.contains("accessibilityLabel: {text: Close, key: vw0-Aa-001.accessibilityLabel}"))
    #expect(scene.contains("accessibilityHint: {text: Ends the call, key: vw0-Aa-001.accessibilityHint}"))
    #expect(scene.contains("accessibilityIdentifier: close"))
  }

  @Test(
    arguments: [
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "", "this is a document for macOS"),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "", "this is a document for watchOS"),
      ("com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", "this is a document for tvOS"),
      ("somethingElse", "", "the document type 'somethingElse' is unknown"),
    ]
  )
  func refusesOtherDocuments(type: String, runtime: String, message: String) {
    let text = "<document type=\"\(type)\" targetRuntime=\"\(runtime)\">\n<objects/>\n</document>"
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    #expect(imported.value == nil)
    #expect(imported.diagnostics.map(\.message) == [message])
    #expect(imported.diagnostics.map(\.id) == ["unsupported-document"])
  }

  @Test("Two elements of one id are named, since what refers to it can mean either")
  func refusesRepeatedIDs() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <view id="aaa-aa-aaa">
                  <constraints>
                      <constraint firstAttribute="width" constant="1" id="bbb-bb-bbb"/>
                      <constraint firstAttribute="height" constant="1" id="bbb-bb-bbb"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
    let source = SourceText(path: "A.xib", text: text)
    let imported = importDocument(source, catalog: SceneCatalog.builtIn)
    #expect(imported.value == nil)
    #expect(imported.diagnostics.map(\.message) == ["another element has the id 'bbb-bb-bbb' too"])
    #expect(imported.diagnostics.map { source.position(at: $0.range.lowerBound).line } == [6])
  }

  @Test func refusesXcode3() {
    let text = "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>"
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    #expect(imported.diagnostics.map(\.message) == ["this document was saved by Xcode 3 or 4.0"])
  }

  @Test func commonPropertiesBecomeAStyle() throws {
    let labels = (1...3).map {
      """
      <label opaque="NO" userInteractionEnabled="NO" text="L\($0)" textAlignment="right" lineBreakMode="clip" numberOfLines="3" \
      adjustsFontSizeToFit="NO" id="l\($0)"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><rect key="frame" x="0.0" y="0.0" \
      width="9" height="9"/><subviews>\(labels.joined())</subviews></view></objects></document>
      """
    let scene = try #require(importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn).value)
      .text
    #expect(
      scene.contains(
        "styles:\n  label:\n    textColor: label\n    textAlignment: right\n    numberOfLines: 3\n    lineBreakMode: byClipping\n"
      )
    )
    #expect(scene.components(separatedBy: "styles: label").count == 4)
  }

  /// An image with its configuration is one value; what it says beyond a scene's is named.
  @Test func whatSymbolsSayBeyondAScene() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><button id="b"><rect key="frame" x="0.0" y="0.0" \
      width="9" height="9"/><state key="normal"><imageReference key="image" image="star" catalog="system" symbolScale="large" \
      renderingMode="sparkling" variableValue="2"><paletteColors><color systemColor="labelColor"/></paletteColors>\
      </imageReference></state><buttonConfiguration key="configuration" style="gray" title="A" indicator="popup" \
      macIdiomStyle="bordered">\
      <color key="baseForegroundColor" systemColor="labelColor"/><fontDescription key="titleFontDescription" \
      type="system" pointSize="12"/></buttonConfiguration></button></objects></document>
      """
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    #expect(
      imported.diagnostics.map(\.message) == [
        "the attribute 'macIdiomStyle' of buttonConfiguration cannot be written in a scene",
        "the attribute 'renderingMode' of imageReference cannot be written in a scene",
        "the attribute 'variableValue' of imageReference cannot be written in a scene",
        "the element paletteColors of imageReference cannot be written in a scene",
      ]
    )
    let scene = try #require(imported.value).text
    #expect(scene.contains("image: {systemName: star, configuration: {scale: large}}"))
    #expect(scene.contains("titleFont: {systemFont: 12}"))
    #expect(scene.contains("indicator: popup"))
  }

  /// Interface Builder compiles it with a warning.
  @Test func whatWouldBeAnErrorIsLeftOutAndKept() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="UIViewController"/>
              <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
              <view contentMode="scaleToFill" id="v">
                  <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                  <connections>
                      <outlet property="cellar" destination="w" id="c"/>
                      <outlet property="loft" destination="w" id="d"/>
                  </connections>
              </view>
              <view contentMode="scaleToFill" id="w">
                  <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
              </view>
          </objects>
      </document>

      """
    let imported = importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn)
    #expect(
      imported.diagnostics.map { "\($0.severity) \($0.id) \($0.message)" } == [
        "warning not-carried 'class' of placeholder is left out: the owner is a view controller, but its 'view' outlet is not connected",
        "warning not-carried 'cellar' of outlet is left out: UIView has no outlet 'cellar'",
        "warning not-carried 'loft' of outlet is left out: UIView has no outlet 'loft'",
      ]
    )
    let scene = SourceText(path: "A.scene.yaml", text: try #require(imported.value).text)
    #expect(Documents.pipeline.validated(scene).diagnostics.isEmpty)
    #expect(exportScene(scene, with: Documents.pipeline).value == text)
  }

  @Test func graysThatUIKitNamesHaveTheirNames() throws {
    func color(_ attributes: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" colorMatched="YES"><objects><view id="v">\
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/><color key="tintColor" \(attributes)/></view></objects></document>
      """
    }
    for (attributes, written) in [
      (#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#, "clear"),
      (#"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, "white"),
      (#"white="0.0" alpha="0.5" colorSpace="calibratedWhite""#, "{white: 0, alpha: 0.5, space: calibratedWhite}"),
      // UIColor's red is another object in a nib.
      (#"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, "'#F00'"),
    ] {
      let source = SourceText(path: "A.xib", text: color(attributes))
      let scene = try #require(importDocument(source, catalog: SceneCatalog.builtIn).value).text
      #expect(scene.contains("tintColor: \(written)\n"), "\(scene)")
    }
  }

  /// Without `colorMatched` components are those of the screen, and a gray has three.
  @Test(arguments: [
    (#"white="1" alpha="1" colorSpace="calibratedWhite""#, "'#FFF'"),
    (#"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB""#, "'#F00'"),
  ])
  func colorsOfOlderDocumentsAreNotMatched(attributes: String, written: String) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><rect key="frame" x="0.0" y="0.0" \
      width="9" height="9"/><color key="tintColor" \(attributes)/></view></objects></document>
      """
    let scene = try #require(importDocument(SourceText(path: "A.xib", text: text), catalog: SceneCatalog.builtIn).value)
      .text
    #expect(scene.contains("tintColor: \(written)\n"), "\(scene)")
    let exported = exportScene(SourceText(path: "A.scene.yaml", text: scene), with: Documents.pipeline).value
    #expect(exported?.contains("<color key=\"tintColor\" \(attributes)/>") == true)
  }

  /// Broken bytes give a diagnostic or a scene, never a trap.
  @Test(arguments: 0..<60)
  func survivesDamage(seed: Int) throws {
    var bytes = try Documents.fixture("SignIn.xib").bytes
    var numbers = SplitMix64(seed: UInt64(seed))
    for _ in 0...(seed % 5) {
      let state = numbers.next()
      let index = Int(state % UInt64(bytes.count))
      switch state >> 60 {
      case 0..<6: bytes[index] = UInt8(truncatingIfNeeded: state >> 8)
      case 6..<11: bytes.removeSubrange(index..<min(index + Int(state >> 8 & 63), bytes.count))
      default: bytes.insert(contentsOf: bytes[index..<min(index + 40, bytes.count)], at: index)
      }
    }
    let imported = importDocument(SourceText(path: "A.xib", bytes: bytes), catalog: SceneCatalog.builtIn)
    #expect(imported.value != nil || imported.diagnostics.hasErrors)
  }
}
