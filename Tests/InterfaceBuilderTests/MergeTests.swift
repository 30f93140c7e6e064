import InterfaceBuilder
import SceneCatalog
import SceneDiagnostics
import Testing

/// Merging two versions of a document, and the conflicts.
@Suite struct MergeTests {
  /// A document with a label, a stack view of two views, and a constraint.
  private static let base = document(
    views: """
      \(label(text: "Hi"))
      <stackView opaque="NO" contentMode="scaleToFill" id="aaa-st-001">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews>
              \(view("aaa-vw-001"))
          </subviews>
      </stackView>
      """,
    constraints: [constraint("aaa-lc-001", constant: "8")]
  )

  private static func label(text: String, attributes: String = "") -> String {
    """
    <label opaque="NO" tag="1"\(attributes) contentMode="left" text="\(text)" textAlignment="natural" id="aaa-lb-001">
        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
    </label>
    """
  }

  private static func view(_ id: String) -> String { "<view contentMode=\"scaleToFill\" id=\"\(id)\"/>" }

  private static func constraint(_ id: String, constant: String, item: String = "aaa-lb-001") -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"top\" secondItem=\"aaa-rt-001\" secondAttribute=\"top\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  private static func document(views: String, constraints: [String], tools: String = "22505") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="aaa-rt-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
    \(indented(views, by: 16))
                </subviews>\(listed(constraints))
            </view>
        </objects>
    </document>

    """
  }

  private static func listed(_ constraints: [String]) -> String {
    if constraints.isEmpty { return "" }
    let lines = constraints.map { indented($0, by: 16) }.joined(separator: "\n")
    return "\n            <constraints>\n\(lines)\n            </constraints>"
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let blank = String(repeating: " ", count: count)
    return text.split(separator: "\n").map { blank + $0 }.joined(separator: "\n")
  }

  private func merge(_ ours: String, _ theirs: String, base: String = Self.base) -> MergedDocument {
    mergeDocuments(
      base: SourceText(path: "Base.xib", text: base),
      ours: SourceText(path: "Ours.xib", text: ours),
      theirs: SourceText(path: "Theirs.xib", text: theirs),
      catalog: SceneCatalog.builtIn
    )
  }

  @Test func whatOneSideChangedIsTaken() {
    let changed = Self.base.replacing("text=\"Hi\"", with: "text=\"Hello\"")
    #expect(merge(changed, Self.base).text == changed)
    #expect(merge(Self.base, changed).text == changed)
    #expect(merge(changed, changed).text == changed)
    #expect(merge(Self.base, Self.base).text == Self.base)
  }

  @Test func attributesOfOneElementAreMerged() {
    let ours = Self.base.replacing("text=\"Hi\"", with: "text=\"Hello\"")
    let theirs = Self.base.replacing("textAlignment=\"natural\"", with: "textAlignment=\"center\"")
    let both = ours.replacing("textAlignment=\"natural\"", with: "textAlignment=\"center\"")
    #expect(merge(ours, theirs).text == both)
    #expect(merge(theirs, ours).text == both)
    let without = Self.base.replacing(" tag=\"1\"", with: "")
    #expect(merge(ours, without).text == ours.replacing(" tag=\"1\"", with: ""))
  }

  @Test func additionsOfBothSidesStay() throws {
    let end = "            </constraints>"
    let ours = Self.base.replacing(
      end,
      with: "                \(Self.constraint("bbb-lc-001", constant: "1"))\n\(end)"
    )
    let theirs = Self.base.replacing(
      end,
      with: "                \(Self.constraint("ccc-lc-001", constant: "2"))\n\(end)"
    )
    let text = try #require(merge(ours, theirs).text)
    #expect(text.contains("bbb-lc-001") && text.contains("ccc-lc-001"))
    #expect(merge(text, Self.base).text == text)
  }

  @Test func oneAttributeWithTwoValuesIsAConflict() {
    let ours = Self.base.replacing("constant=\"8\"", with: "constant=\"10\"")
    let theirs = Self.base.replacing("constant=\"8\"", with: "constant=\"12\"")
    let merged = merge(ours, theirs)
    #expect(merged.text == nil)
    #expect(
      merged.conflicts == [
        "constraint aaa-lc-001: 'constant' is '10' in this version and '12' in the other version"
      ]
    )
  }

  @Test func partsOfTwoColorsAreNotMixed() {
    func document(_ red: Int, _ green: Int, _ blue: Int) -> String {
      Self.base.replacing(
        "height=\"20\"/>",
        with: """
          height="20"/>
                              <color key="textColor" red="\(red)" green="\(green)" blue="\(blue)" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          """
      )
    }
    let (base, ours, theirs) = (document(1, 0, 0), document(1, 1, 0), document(1, 0, 1))
    #expect(merge(ours, base, base: base).text == ours)
    let merged = merge(ours, theirs, base: base)
    #expect(merged.text == nil)
    #expect(merged.conflicts == ["label aaa-lb-001: color textColor is changed on both sides"])
  }

  @Test func anElementThatBecomesAnotherIsNotMerged() {
    let ours = Self.base.replacing(
      "<view contentMode=\"scaleToFill\" id=\"aaa-vw-001\"/>",
      with: "<view tag=\"1\" contentMode=\"scaleToFill\" id=\"aaa-vw-001\"/>"
    )
    let theirs = Self.base.replacing(
      "<view contentMode=\"scaleToFill\" id=\"aaa-vw-001\"/>",
      with: "<scrollView contentMode=\"scaleToFill\" id=\"aaa-vw-001\"/>"
    )
    #expect(merge(Self.base, theirs).text == theirs)
    let merged = merge(ours, theirs)
    #expect(merged.text == nil)
    #expect(
      merged.conflicts == [
        "view aaa-vw-001: the element is a 'view' in this version and a 'scrollView' in the other version"
      ]
    )
  }

  @Test func theLaterVersionOfXcodeIsTaken() {
    let ours = Self.base.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"23094\"")
    let theirs = Self.base.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"9531\"")
    #expect(merge(ours, theirs).text == ours)
    #expect(merge(theirs, ours).text == ours)
  }

  @Test func theLetterOfAMacOSBuildCountsBeforeItsNumber() {
    func document(_ system: String) -> String {
      Self.base.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"22505\" systemVersion=\"\(system)\"")
    }
    let (base, ours, theirs) = (document("22A380"), document("22E252"), document("22G90"))
    #expect(merge(ours, theirs, base: base).text == theirs)
    #expect(merge(theirs, ours, base: base).text == theirs)
  }

  @Test func twoDeploymentTargetsAreAConflict() {
    func document(_ version: String) -> String {
      Self.base.replacing(
        "    <objects>",
        with: """
              <dependencies>
                  <deployment version="\(version)" identifier="iOS"/>
                  <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(version)"/>
              </dependencies>
              <objects>
          """
      )
    }
    let merged = merge(document("2304"), document("2560"), base: document("2048"))
    #expect(
      merged.conflicts == [
        "the document: 'version' of deployment is '2304' in this version and '2560' in the other version"
      ]
    )
  }

  @Test func whatOneSideRemovedTheOtherMayNotChangeOrReferTo() {
    let without = Self.document(
      views: """
        <stackView opaque="NO" contentMode="scaleToFill" id="aaa-st-001">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
                \(Self.view("aaa-vw-001"))
            </subviews>
        </stackView>
        """,
      constraints: [Self.constraint("aaa-lc-002", constant: "8", item: "aaa-st-001")]
    )
    let base = Self.base.replacing(
      "            </constraints>",
      with: """
                        \(Self.constraint("aaa-lc-002", constant: "8", item: "aaa-st-001"))
                    </constraints>
        """
    )
    let changed = base.replacing("text=\"Hi\"", with: "text=\"Hello\"")
    #expect(
      merge(without, changed, base: base).conflicts.first?.contains("label aaa-lb-001 is removed in this version")
        == true
    )
    let end = "            </constraints>"
    let other = base.replacing(
      end,
      with: "                \(Self.constraint("bbb-lc-001", constant: "1"))\n\(end)"
    )
    #expect(
      merge(without, other, base: base).conflicts == [
        "constraint bbb-lc-001 refers to aaa-lb-001, which one side removed"
      ]
    )
  }

  @Test func whatOneSideAddedIsNotCalledRemoved() {
    let line = "                        \(Self.view("aaa-vw-001"))\n"
    let ours = Self.base.replacing(line, with: "\(line)                        \(Self.view("bbb-vw-001"))\n")
    let theirs = Self.base.replacing(line, with: "\(line)                        \(Self.view("ccc-vw-001"))\n")
      .replacing(
        "            </constraints>",
        with: """
                          \(Self.constraint("ccc-lc-001", constant: "1", item: "ccc-vw-001"))
                      </constraints>
          """
      )
    #expect(
      merge(ours, theirs).conflicts == [
        "stackView aaa-st-001: the order of the children of subviews is changed on both sides"
      ]
    )
  }

  @Test func aNumberIsAReferenceOnlyWhereOneStands() {
    func document(_ views: String) -> String { Self.base.replacing(Self.view("aaa-vw-001"), with: views) }
    func indented(_ lines: String...) -> String { lines.joined(separator: "\n                        ") }
    let kept = [
      "<view contentMode=\"scaleToFill\" id=\"17\">",
      "    <rect key=\"frame\" x=\"16\" y=\"0.0\" width=\"8\" height=\"8\"/>", "</view>",
    ].joined(separator: "\n                        ")
    let base = document(indented(Self.view("16"), kept))
    let ours = base.replacing("text=\"Hi\"", with: "text=\"Hello\"")
    let theirs = document(kept)
    #expect(merge(ours, theirs, base: base).text == theirs.replacing("text=\"Hi\"", with: "text=\"Hello\""))
    let other = base.replacing("id=\"17\">", with: "id=\"17\" userLabel=\"a\">").replacing(
      "            </constraints>",
      with: "                \(Self.constraint("bbb-lc-001", constant: "1", item: "16"))\n            </constraints>"
    )
    #expect(
      merge(other, theirs, base: base).conflicts == ["constraint bbb-lc-001 refers to 16, which one side removed"]
    )
  }

  @Test func theOrderInAStackViewIsNotGuessed() {
    let line = "                        \(Self.view("aaa-vw-001"))\n"
    #expect(Self.base.contains(line))
    let ours = Self.base.replacing(line, with: "\(line)                        \(Self.view("bbb-vw-001"))\n")
    let theirs = Self.base.replacing(line, with: "\(line)                        \(Self.view("ccc-vw-001"))\n")
    #expect(
      merge(ours, theirs).conflicts == [
        "stackView aaa-st-001: the order of the children of subviews is changed on both sides"
      ]
    )
    let before = Self.base.replacing(line, with: "                        \(Self.view("ccc-vw-001"))\n\(line)")
    #expect(merge(ours, before).text?.contains("bbb-vw-001") == true)
  }

  @Test func anIdThatStoodTwiceBeforeIsNoConflict() {
    let base = Self.base.replacing("id=\"aaa-vw-001\"", with: "id=\"aaa-lc-001\"")
    let changed = base.replacing("text=\"Hi\"", with: "text=\"a\u{9}b\"".replacing("\u{9}", with: "&#9;"))
    #expect(merge(changed, base, base: base).text == changed)
  }

  @Test func whatInterfaceBuilderDidNotWriteIsRefused() {
    let other = Self.base.replacing("    <objects>", with: "  <objects>")
    let merged = merge(Self.base, Self.base.replacing("text=\"Hi\"", with: "text=\"Ho\""), base: other)
    #expect(merged.text == nil)
    #expect(merged.conflicts == ["the earlier version is not written as Interface Builder writes it"])
    #expect(merge("<a", Self.base).conflicts.count == 1)
    #expect(merge("", Self.base).conflicts.count == 1)
  }

  @Test func storyboardsAreMergedToo() {
    let base = Self.base.replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
      .replacing(
        "        <view contentMode=\"scaleToFill\" id=\"aaa-rt-001\">",
        with: "        <!--Shop-->\n        <view contentMode=\"scaleToFill\" id=\"aaa-rt-001\">"
      )
    #expect(base.contains("<!--Shop-->"))
    let ours = base.replacing("text=\"Hi\"", with: "text=\"Hello\"")
    let theirs = base.replacing("constant=\"8\"", with: "constant=\"12\"")
    #expect(merge(ours, theirs, base: base).text == ours.replacing("constant=\"8\"", with: "constant=\"12\""))
  }
}
