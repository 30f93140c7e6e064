import InterfaceBuilder
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import TestSupport
import Testing

/// What Interface Builder's compiler makes of parts of documents that only tools use: rules of Documentation/NibProfiles.md.
@Suite struct DocumentNibTests {
  /// The nibs of a storyboard by their names.
  private func nibs(of scenes: String, device: String, like tools: NibTools = .usual) throws -> [String: NibArchive] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="Roo-Vc-001">
      \(device)
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
    var pipeline = Documents.pipeline.readingDocuments
    pipeline.tools = tools
    let checked = pipeline.checkedStoryboard(manifest: SourceText(path: "A.storyboard", text: text))
    let messages = checked.texts.flatMap { $0.diagnostics.map(\.message) }
    let emission = pipeline.emission(of: try #require(checked.storyboard, "\(messages)"), names: .interfaceBuilder)
    let nibs = emission.plan.nibs.map { ($0.name, emission.archive(of: $0.content)) }
    return Dictionary(uniqueKeysWithValues: nibs)
  }

  private func scene(_ id: String, inner: String = "", view: String) -> String {
    """
    <scene sceneID="Sce-\(id)"><objects>
    <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">\(inner)
    <view key="view" contentMode="scaleToFill" id="Vie-\(id.suffix(3))-01">\(view)</view></viewController>
    </objects></scene>
    """
  }

  /// The size of the first view of a nib.
  private func size(_ nib: NibArchive?) throws -> [Double] {
    let nib = try #require(nib)
    let view = try #require(nib.objects.indices.first { nib.className(of: $0) == "UIView" })
    for case ("UIBounds", .data(let bytes)) in nib.values(of: view) {
      return stride(from: 17, to: bytes.count, by: 8).map { start in
        Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
      }
    }
    return []
  }

  private static let sheet = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"603\"/>"

  @Test("A controller's view has the size of the canvas: of the device, freeform, or of the container that embeds it")
  func rootViews() throws {
    let container = """
      \(Self.sheet)<subviews><containerView opaque="NO" contentMode="scaleToFill" id="Con-ta-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="603"/><connections>
      <segue destination="Emb-Vc-002" kind="embed" id="Seg-ue-001"/></connections></containerView></subviews>
      """
    let freeform = "<size key=\"freeformSize\" width=\"414\" height=\"736\"/>"
    let found = try nibs(
      of: [
        scene("Roo-Vc-001", view: container), scene("Emb-Vc-002", view: Self.sheet),
        scene("Fre-Vc-003", inner: freeform, view: Self.sheet),
      ].joined(separator: "\n"),
      device: "<device id=\"retina4_7\" orientation=\"portrait\"/>"
    )
    #expect(try size(found["Roo-Vc-001-view-Vie-001-01"]) == [375, 667])
    #expect(try size(found["Emb-Vc-002-view-Vie-002-01"]) == [375, 603])
    #expect(try size(found["Fre-Vc-003-view-Vie-003-01"]) == [414, 736])
  }

  @Test("On its side, a device has the other size; without one, the frame counts, or the phone that was new")
  func otherCanvases() throws {
    let name = "Roo-Vc-001-view-Vie-001-01"
    let frame = scene("Roo-Vc-001", view: Self.sheet)
    let landscape = "<device id=\"retina4_7\" orientation=\"landscape\"/>"
    #expect(try size(nibs(of: frame, device: landscape)[name]) == [667, 375])
    #expect(try size(nibs(of: frame, device: "")[name]) == [375, 603])
    #expect(try size(nibs(of: frame, device: "<device id=\"unknown\" orientation=\"portrait\"/>")[name]) == [375, 603])
    let bare = scene("Roo-Vc-001", view: "")
    #expect(try size(nibs(of: bare, device: "")[name]) == [393, 852])
    #expect(try size(nibs(of: bare, device: "", like: .xcode12)[name]) == [414, 896])
  }

  @Test(
    "The two older guides are in nibs of newer tools where the document names them, used or not",
    arguments: [true, false]
  )
  func olderGuides(areNamed: Bool) throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="Top-Gu-001"/>
      <viewControllerLayoutGuide type="bottom" id="Bot-Gu-001"/></layoutGuides>
      """
    let scenes = scene("Roo-Vc-001", inner: areNamed ? guides : "", view: Self.sheet)
    let nib = try nibs(of: scenes, device: "", like: .xcode11)["Roo-Vc-001-view-Vie-001-01"]
    #expect(nib?.classNames.contains { $0.name == "_UILayoutGuide" } == areNamed)
  }

  /// The classes of the objects in a list of a nib's root.
  private func classes(_ key: String, in nib: NibArchive) -> [String] {
    for case (key, .object(let list)) in nib.values(of: 0) {
      return nib.values(of: list).compactMap {
        if case .object(let item) = $0.payload { nib.className(of: item) } else { nil }
      }
    }
    return []
  }

  private func xib(_ objects: String, like tools: NibTools = .usual) throws -> NibArchive {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      \(objects)
      </objects></document>
      """
    var pipeline = Documents.pipeline.readingDocuments
    pipeline.tools = tools
    let compiled = pipeline.compiled(SourceText(path: "A.xib", text: text))
    return try #require(compiled.value, "\(compiled.diagnostics.map(\.message))")
  }

  @Test("Gesture recognizers are at the top of a nib, as they are in a document, and listed once")
  func recognizers() throws {
    let nib = try xib(
      """
      <view contentMode="scaleToFill" id="Vie-w1-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><connections>
      <outletCollection property="gestureRecognizers" destination="Tap-Re-001" appends="YES" id="Out-Co-001"/></connections></view>
      <tapGestureRecognizer id="Tap-Re-001"/>
      """
    )
    #expect(classes("UINibTopLevelObjectsKey", in: nib).suffix(2) == ["UIView", "UITapGestureRecognizer"])
    #expect(classes("UINibObjectsKey", in: nib).count { $0 == "UITapGestureRecognizer" } == 1)
  }

  @Test("A safe area that the document names is listed, though no constraint names it: in xibs since Xcode 11")
  func listedGuides() throws {
    let view = """
      <view contentMode="scaleToFill" id="Vie-w1-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <viewLayoutGuide key="safeArea" id="Saf-eA-001"/></view>
      """
    for (tools, count) in [(NibTools.usual, 1), (.xcode11, 1), (.xcode9, 0)] {
      #expect(
        try classes("UINibObjectsKey", in: xib(view, like: tools)).count { $0 == "UILayoutGuide" } == count,
        "\(tools)"
      )
    }
  }

  @Test("Before Xcode 9, connections of one label are in the order of the ids of what they lead from")
  func connectionOrder() throws {
    func controls(like tools: NibTools) throws -> [String] {
      let nib = try xib(
        """
        <button contentMode="scaleToFill" buttonType="custom" id="b1o-wn-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="Act-on-001"/></connections></button>
        <slider contentMode="scaleToFill" id="A1o-wn-001"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
        <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="Act-on-002"/></connections></slider>
        """,
        like: tools
      )
      return nib.objects.indices.filter { nib.className(of: $0) == "UIRuntimeEventConnection" }.flatMap { connection in
        nib.values(of: connection).compactMap { key, value in
          if key == "UISource", case .object(let source) = value { nib.className(of: source) } else { nil }
        }
      }
    }
    #expect(try controls(like: .xcode8) == ["UISlider", "UIButton"])
    #expect(try controls(like: .xcode9) == ["UIButton", "UISlider"])
  }

  @Test("The content of a cell whose place the document writes by insets reaches down to the line below it")
  func insets() throws {
    let nib = try xib(
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" id="Cel-l1-001">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="Cel-l1-001" id="Con-te-001">
      <frame key="frameInset" width="287" height="43"/></tableViewCellContentView></tableViewCell>
      """
    )
    let content = try #require(nib.objects.indices.first { nib.className(of: $0) == "UITableViewCellContentView" })
    let bounds = nib.values(of: content).first { $0.key == "UIBounds" }?.payload
    guard case .data(let bytes)? = bounds else {
      Issue.record("no bounds")
      return
    }
    let numbers = stride(from: 1, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
    #expect(numbers == [0, 0, 287, 43.5])
  }
}
