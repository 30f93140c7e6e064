import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// What the profiles of Xcode's versions write: rules of Documentation/NibProfiles.md.
@Suite struct ProfileTests {
  private func nib(_ text: String, like tools: NibTools = .usual) throws -> NibArchive {
    var pipeline = Pipeline()
    pipeline.tools = tools
    let compiled = pipeline.compiled(SourceText(path: "A.scene.yaml", text: text))
    return try #require(compiled.value, "\(compiled.diagnostics.map(\.message))")
  }

  /// The value of a key in the first object of a class.
  private func value(_ key: String, of className: String, in nib: NibArchive) throws -> NibArchive.Payload? {
    let object = try #require(nib.objects.indices.first { nib.className(of: $0) == className })
    return nib.values(of: object).first { $0.key == key }?.payload
  }

  /// The nib of the only prototype in a nib.
  private func prototype(in nib: NibArchive) throws -> NibArchive {
    let bytes = nib.values.compactMap { value -> [UInt8]? in
      if case .data(let bytes) = value.payload, bytes.starts(with: "NIBArchive".utf8) { bytes } else { nil }
    }
    return try NibArchive(decoding: try #require(bytes.first))
  }

  /// The numbers of a point, a size or a rectangle.
  private func numbers(_ payload: NibArchive.Payload?) -> [Double]? {
    guard case .data(let bytes)? = payload, bytes.first == 7 else { return nil }
    return stride(from: 1, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  @Test("A nib has the keys of its version, and only those", arguments: NibTools.known.sorted())
  func keysOfVersions(tools: NibTools) throws {
    let nib = try nib(
      "scene: 1\nobjects:\n  - {class: UITableView, frame: [0, 0, 320, 480]}\n  - {class: UILabel, text: A}\n",
      like: tools
    )
    #expect(nib.coderVersion == (tools < .xcode13 ? 9 : 10))
    let since: [(key: String, version: NibTools)] = [
      ("UIDeepDrawRect", .xcode8), ("UIFontTextStyleForScaling", .xcode9),
      ("UIScrollViewContentInsetAdjustmentBehavior", .xcode9), ("UIViewLargeContentStoredProperties", .xcode11),
      ("UIFillerRowHeight", .xcode13), ("UIFontDescriptorOptions", .xcode15),
    ]
    for (key, version) in since { #expect(nib.keys.contains(key) == (tools >= version), "\(key)") }
    #expect(nib.keys.contains("UIShowsSelectionImmediatelyOnTouchBegin") == (tools == .xcode7))
  }

  @Test("The last of Xcode 12 writes what Xcode 13 does, but for what came with iOS 15")
  func xcode12Point5() throws {
    let scene = """
      scene: 1
      objects:
        - {class: UIImageView, image: A}
        - {class: UIStackView}
        - {class: UIButton}
        - {class: UILabel, text: A}
      """
    let (older, last, newer) = (
      try nib(scene, like: .xcode12), try nib(scene, like: .xcode12_5), try nib(scene, like: .xcode13)
    )
    #expect(last.coderVersion == 9)
    #expect([older, last, newer].map { $0.keys.contains("UISystemSymbolResourceName") } == [false, true, true])
    #expect([older, last, newer].map { $0.keys.contains("UIResourceCatalogName") } == [false, false, true])
    #expect([older, last, newer].map { $0.keys.contains("UIButtonConfiguration") } == [false, false, true])
    #expect(try value("UIOpaque", of: "UIStackView", in: older) != nil)
    #expect(try value("UIOpaque", of: "UIStackView", in: last) == nil)
    let dictionaries = [older, last, newer].map { nib in nib.classNames.contains { $0.name == "NSDictionary" } }
    #expect(dictionaries == [false, true, true])
  }

  @Test(
    "System faces from semibold on have the trait of bold ones, whatever they are called; others have none",
    arguments: [
      ("Avenir-Heavy", 2), ("Avenir-Black", 2), ("AvenirNext-DemiBold", 2), ("PingFangSC-Semibold", 2),
      ("Avenir-Book", 0),
      ("Avenir-BlackOblique", 3), ("ProximaNova-Bold", 0),
    ]
  )
  func fontTraits(name: String, traits: Int) throws {
    let nib = try nib("scene: 1\nobjects:\n  - {class: UILabel, text: A, font: {name: \(name), size: 12}}\n")
    guard case .int8(let value)? = try value("UIFontTraits", of: "UIFont", in: nib) else {
      #expect(traits == 0)
      return
    }
    #expect(Int(value) == traits)
  }

  @Test("A prototype is at the origin of its nib up to Xcode 10, and its line half a point in Xcode 8 and 9")
  func prototypes() throws {
    let text = """
      scene: 1
      objects:
        - class: UITableView
          frame: [0, 0, 320, 480]
          prototypeCells:
            - {class: UITableViewCell, reuseIdentifier: Row, frame: [0, 28, 320, 44]}
      """
    for (tools, y, line) in [
      (NibTools.xcode7, 22.0, 1.0), (.xcode8, 22, 0.5), (.xcode9, 22, 0.5), (.xcode10, 22, 1), (.xcode11, 50, 1),
      (.xcode16, 50, 1),
    ] {
      let nested = try prototype(in: try nib(text, like: tools))
      let center = numbers(try value("UICenter", of: "UITableViewCell", in: nested))
      #expect(center == [160, y], "\(tools)")
      let bounds = numbers(try value("UIBounds", of: "_UITableViewCellSeparatorView", in: nested))
      #expect(bounds?.last == line, "\(tools)")
    }
  }

  @Test("Xcode 7 gives a prototype a color, its line no key of Xcode 8, and its content a point less than the row")
  func prototypesOfXcode7() throws {
    func nested(_ tools: NibTools, _ color: String = "") throws -> NibArchive {
      let text = """
        scene: 1
        objects:
          - class: UITableView
            frame: [0, 0, 320, 480]
            prototypeCells:
              - class: UITableViewCell
                reuseIdentifier: Row
                frame: [0, 28, 320, 44]\(color)
                contentView: {frame: [0, 0, 300, 43.5]}
        """
      return try prototype(in: try nib(text, like: tools))
    }
    let content = "UITableViewCellContentView"
    let (old, new) = (try nested(.xcode7), try nested(.xcode8))
    #expect(numbers(try value("UIBounds", of: content, in: old)) == [0, 0, 300, 43])
    #expect(numbers(try value("UICenter", of: content, in: old)) == [150, 21.5])
    #expect(numbers(try value("UIBounds", of: content, in: new)) == [0, 0, 300, 43.5])
    #expect(try value("UIDeepDrawRect", of: "_UITableViewCellSeparatorView", in: old) == nil)
    #expect(try value("UIDeepDrawRect", of: "_UITableViewCellSeparatorView", in: new) == .bool(true))
    for (key, object) in [("UITableCellBackgroundColorSet", "UITableViewCell"), ("UISystemColorName", "UIColor")] {
      #expect(try value(key, of: object, in: old) != nil, "\(key)")
    }
    #expect(try value("UIBackgroundColor", of: "UITableViewCell", in: new) == nil)
    let red = try nested(.xcode7, "\n        backgroundColor: '#F00'")
    #expect(try value("UISystemColorName", of: "UIColor", in: red) == nil)
  }

  @Test("Xcode 8 to 10 give a view of a device's size at the top of a nib that of a canvas for any device")
  func canvas() throws {
    func size(_ view: String, _ tools: NibTools = .xcode9, of className: String = "UIView") throws -> [Double] {
      let nib = try nib("scene: 1\nobjects:\n  - {\(view)}\n", like: tools)
      let bounds = try #require(numbers(try value("UIBounds", of: className, in: nib)))
      let center = try #require(numbers(try value("UICenter", of: className, in: nib)))
      #expect(center == [bounds[2] / 2, bounds[3] / 2])
      return Array(bounds[2...])
    }
    let phone = "class: UIView, frame: [0, 0, 375, 667]"
    for tools in NibTools.known.sorted() {
      let isCanvas = tools >= .xcode8 && tools <= .xcode10
      #expect(try size(phone, tools) == (isCanvas ? [600, 600] : [375, 667]), "\(tools)")
    }
    #expect(try size("class: UIView, frame: [0, 0, 1024, 768]") == [600, 600])
    let inner = "{class: UILabel, id: a, frame: [0, 0, 9, 9], text: A}"
    #expect(try size("\(phone), subviews: [\(inner)], constraints: [a.top = self.top]") == [600, 600])
    // A freeform size, a view that a mask moves, a cell, and a phone that is no longer on the canvas.
    #expect(try size("class: UIView, frame: [0, 0, 375, 600]") == [375, 600])
    #expect(try size("\(phone), subviews: [\(inner)]") == [375, 667])
    #expect(
      try size("class: UITableViewCell, frame: [0, 0, 375, 667]", of: "UITableViewCell") == [375, 667]
    )
    #expect(try size("class: UIView, frame: [0, 0, 320, 480]") == [320, 480])
  }

  @Test("A blur that follows the appearance has a key of its own beside what older systems take")
  func blur() throws {
    func effect(_ style: String) -> String {
      "scene: 1\nobjects:\n  - {class: UIVisualEffectView, frame: [0, 0, 9, 9], effect: {class: UIBlurEffect, style: \(style)}}\n"
    }
    let regular = try nib(effect("regular"))
    #expect(try value("UIBlurEffectAutomaticStyle", of: "UIBlurEffect", in: regular) == .int8(4))
    #expect(try value("UIBlurEffectStyle", of: "UIBlurEffect", in: regular) == .int8(1))
    let light = try nib(effect("light"))
    #expect(try value("UIBlurEffectAutomaticStyle", of: "UIBlurEffect", in: light) == nil)
    #expect(try value("UIBlurEffectStyle", of: "UIBlurEffect", in: light) == .int8(1))
  }

  @Test("Up to Xcode 10, a collection view's content is that of a section without items")
  func emptyCollection() throws {
    func scene(_ direction: String) -> String {
      """
      scene: 1
      objects:
        - class: UICollectionView
          frame: [0, 0, 320, 140]
          collectionViewLayout:
            class: UICollectionViewFlowLayout
            scrollDirection: \(direction)
            headerReferenceSize: [5, 6]
            footerReferenceSize: [40, 50]
            sectionInset: [1, 8, 2, 8]

      """
    }
    func size(_ direction: String, _ tools: NibTools) throws -> [Double]? {
      numbers(try value("UIContentSize", of: "UICollectionView", in: try nib(scene(direction), like: tools)))
    }
    #expect(try size("vertical", .xcode8) == [320, 59])
    #expect(try size("horizontal", .xcode10) == [61, 140])
    #expect(try size("vertical", .xcode11) == nil)
  }

  @Test("Up to Xcode 10, empty views are where a collection view without items shows a section's header and footer")
  func standIns() throws {
    let text = """
      scene: 1
      objects:
        - class: UICollectionView
          frame: [0, 0, 320, 140]
          collectionViewLayout:
            class: UICollectionViewFlowLayout
            headerReferenceSize: [50, 70]
            footerReferenceSize: [50, 30]
            sectionInset: [10, 0, 20, 0]
          sectionHeaderView: {class: UICollectionReusableView, reuseIdentifier: Head, frame: [0, 0, 320, 70]}
          sectionFooterView: {class: UICollectionReusableView, reuseIdentifier: Foot, frame: [0, 110, 320, 30]}
      """
    let old = try nib(text, like: .xcode8)
    #expect(numbers(try value("UIBounds", of: "UICollectionReusableView", in: old)) == [0, 0, 320, 30])
    #expect(numbers(try value("UICenter", of: "UICollectionReusableView", in: old)) == [160, 115])
    #expect(old.objects.indices.filter { old.className(of: $0) == "UICollectionReusableView" }.count == 2)
    let new = try nib(text, like: .xcode11)
    #expect(try value("UISubviews", of: "UICollectionView", in: new) == nil)
  }

  @Test("The color of an activity indicator has another key up to Xcode 10")
  func indicatorColor() throws {
    func scene(_ color: String) -> String {
      "scene: 1\nobjects:\n  - {class: UIActivityIndicatorView, frame: [0, 0, 20, 20]\(color)}\n"
    }
    for tools in NibTools.known.sorted() {
      let isOld = tools < .xcode11
      let red = try nib(scene(", color: red"), like: tools)
      #expect((try value("UITintColor", of: "UIActivityIndicatorView", in: red) != nil) == isOld, "\(tools)")
      #expect((try value("UIColor", of: "UIActivityIndicatorView", in: red) == nil) == isOld, "\(tools)")
      let none = try nib(scene(""), like: tools)
      #expect(try value("UITintColor", of: "UIActivityIndicatorView", in: none) == nil)
      #expect(try value("UIColor", of: "UIActivityIndicatorView", in: none) == (isOld ? nil : .null), "\(tools)")
    }
  }

  @Test("Up to Xcode 10, segments are whole points wide with a line between them, the wider ones last")
  func segments() throws {
    let text = """
      scene: 1
      objects:
        - class: UISegmentedControl
          frame: [0, 0, 1000, 40]
          segments: [{title: A}, {title: B}, {title: C}]
      """
    func widths(_ tools: NibTools) throws -> [Double] {
      let nib = try nib(text, like: tools)
      return nib.objects.indices.filter { nib.className(of: $0) == "UISegment" }.compactMap { segment in
        numbers(nib.values(of: segment).first { $0.key == "UIBounds" }?.payload)?[2]
      }
    }
    let old = try nib(text, like: .xcode8)
    #expect(try widths(.xcode8).sorted() == [332, 333, 333])
    #expect(numbers(try value("UIContentStretch", of: "UISegment", in: old))?.count == 4)
    #expect(try widths(.xcode11) == Array(repeating: 1000.0 / 3, count: 3))
    #expect(try value("UIContentStretch", of: "UISegment", in: try nib(text, like: .xcode11)) == nil)
  }

  @Test("Up to Xcode 8, a table's content is as wide as the table and has no height")
  func tableContent() throws {
    func size(_ more: String, _ tools: NibTools) throws -> [Double]? {
      let text = "scene: 1\nobjects:\n  - {class: UITableView, frame: [0, 0, 320, 480]\(more)}\n"
      return numbers(try value("UIContentSize", of: "UITableView", in: try nib(text, like: tools)))
    }
    #expect(try size("", .xcode8) == [320, 0])
    #expect(try size("", .xcode9) == nil)
    #expect(try size(", contentSize: [320, 7]", .xcode8) == [320, 0])
    #expect(try size(", contentSize: [320, 7]", .usual) == [320, 7])
  }

  @Test("Up to Xcode 12, the views whose constraints traits change are named with the list of changes")
  func descendants() throws {
    let text = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - {class: UIView, id: a}
            - {class: UIView, id: b}
          constraints:
            - a.top = self.top
            - {is: b.top = a.bottom, isInstalled: false}
      """
    let nib = try nib(text, like: .xcode11)
    guard case .object(let set)? = try value("UIDescendants", of: "_UITraitStorageList", in: nib) else {
      Issue.record("there is no list")
      return
    }
    #expect(nib.values(of: set).filter { $0.key != "NSInlinedValue" }.count == 3)
  }

  @Test(
    "Calibrated colors become those of the screen to within four steps of single precision",
    arguments: [
      // What Xcode 16 and 13 wrote for these.
      (NibTools.xcode16, [0.0862745098, 0.3294117647, 0.0862745098], [0.092_347_93, 0.394_555_2, 0.111_920_47]),
      (.xcode13, [0.2470588235, 0.631372549, 0.2509803922], [0.296_004_12, 0.678_942_4, 0.318_148_37]),
      // And Xcode 11, whose white is not quite white.
      (.xcode11, [0, 0.7019607843137254, 0.5411764705882353], [-0.121_113_59, 0.743_336_4, 0.610_921_8]),
      (.xcode11, [0.4588235294, 0.4588235294, 0.4588235294], [0.533_145_96, 0.533_158_96, 0.533_151_9]),
    ] as [(NibTools, [Double], [Float])]
  )
  func calibratedColors(tools: NibTools, components: [Double], expected: [Float]) throws {
    let color = "{red: \(components[0]), green: \(components[1]), blue: \(components[2]), space: calibratedRGB}"
    let nib = try nib("scene: 1\nobjects:\n  - {class: UIView, backgroundColor: \(color)}\n", like: tools)
    for (key, expected) in zip(["UIRed", "UIGreen", "UIBlue"], expected) {
      guard case .float(let found)? = try value(key, of: "UIColor", in: nib) else {
        Issue.record("\(key) is no number in single precision")
        continue
      }
      #expect(abs(found - expected) <= 4 * Float(0.5).ulp, "\(key)")
    }
  }

  @Test("Systems that do not know a cell's content view take a view")
  func fallback() throws {
    let nib = try nib(
      "scene: 1\nobjects:\n  - {class: UITableViewCell, frame: [0, 0, 320, 44], contentView: {frame: [0, 0, 320, 44]}}\n"
    )
    let content = try #require(nib.objects.indices.first { nib.className(of: $0) == "UITableViewCellContentView" })
    #expect(nib.fallbackClassNames(of: content) == ["UIView"])
  }

  @Test("A version without a known nib takes its nearest neighbor's profile")
  func neighbors() {
    #expect(NibTools.xcode14.profile == .xcode13 && NibTools.xcode15.profile == .xcode16)
    for tools in NibTools.known { #expect(tools.profile == tools) }
    for tools in NibTools.allCases { #expect(tools.profile.coderVersion == tools.coderVersion) }
  }
}
