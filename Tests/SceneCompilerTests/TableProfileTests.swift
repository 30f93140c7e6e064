import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// What the profiles of Xcode's versions write of tables, their cells and collection views' cells: rules of Documentation/NibProfiles.md.
@Suite struct TableProfileTests {
  private func nib(_ text: String, like tools: NibTools = .usual) throws -> NibArchive {
    var pipeline = Pipeline()
    pipeline.tools = tools
    let compiled = pipeline.compiled(SourceText(path: "A.scene.yaml", text: text))
    return try #require(compiled.value, "\(compiled.diagnostics.map(\.message))")
  }

  /// The nibs of prototypes in a nib, in the order of the dictionary that holds them.
  private func prototypes(in nib: NibArchive) throws -> [NibArchive] {
    try nib.values.compactMap { value in
      guard case .data(let bytes) = value.payload, bytes.starts(with: "NIBArchive".utf8) else { return nil }
      return try NibArchive(decoding: bytes)
    }
  }

  private func object(_ className: String, in nib: NibArchive) throws -> [String: NibArchive.Payload] {
    let object = try #require(nib.objects.indices.first { nib.className(of: $0) == className })
    return Dictionary(nib.values(of: object).map { ($0.key, $0.payload) }) { first, _ in first }
  }

  private func target(_ key: String, of values: [String: NibArchive.Payload]) throws -> Int {
    guard case .object(let target)? = values[key] else { throw Missing(key: key) }
    return target
  }

  private struct Missing: Error { var key: String }

  private func text(_ object: Int, in nib: NibArchive) -> String {
    for case ("NS.bytes", .data(let bytes)) in nib.values(of: object).map({ ($0.key, $0.payload) }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    return ""
  }

  /// The texts in a list or a dictionary.
  private func texts(_ list: Int, in nib: NibArchive) -> [String] {
    nib.values(of: list).compactMap { value in
      guard case .object(let element) = value.payload, nib.className(of: element) == "NSString" else { return nil }
      return text(element, in: nib)
    }
  }

  private func numbers(_ payload: NibArchive.Payload?) -> [Double]? {
    guard case .data(let bytes)? = payload, bytes.first == 7 else { return nil }
    return stride(from: 1, to: bytes.count, by: 8).map { start in
      Double(bitPattern: bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }
  }

  @Test(
    "Since Xcode 13 a cell's selection style makes its background, where the cell has neither a background nor a color of its own",
    arguments: [
      ("selectionStyle: none", true), ("selectionStyle: blue", true), ("selectionStyle: default", false),
      ("tag: 1", false), ("selectionStyle: none, backgroundColor: systemRed", false),
      ("selectionStyle: none, backgroundConfiguration: null", false),
    ]
  )
  func backgroundOfStyle(properties: String, isThere: Bool) throws {
    let scene = "scene: 1\nobjects:\n  - {class: UITableViewCell, frame: [0, 0, 320, 44], \(properties)}\n"
    for tools in [NibTools.xcode13, .usual] {
      let nib = try nib(scene, like: tools)
      let cell = try object("UITableViewCell", in: nib)
      guard isThere else {
        #expect(cell["UISystemBackgroundView"] == .null)
        #expect(cell["UIDidEncodeCompatibilityBackgroundColor"] == nil)
        continue
      }
      #expect(cell["UIDidEncodeCompatibilityBackgroundColor"] == .bool(true))
      #expect(cell["UITableCellBackgroundColorSet"] == nil)
      let view = try object("_UISystemBackgroundView", in: nib)
      #expect(numbers(view["UIBounds"]) == [0, 0, 320, 44])
      let background = try object("UIBackgroundConfiguration", in: nib)
      #expect(background["defaultStyle"] == .int8(1))
      // The one and the other are one object.
      #expect(background["backgroundColor"] == cell["UIBackgroundColor"])
      #expect((background["shadowType"] != nil) == (tools == .xcode13))
      #expect((background["strokeLocation"] != nil) == (tools != .xcode13))
    }
    let older = try object("UITableViewCell", in: nib(scene, like: .xcode12_5))
    #expect(older["UIDidEncodeCompatibilityBackgroundColor"] == nil)
  }

  @Test("Where hashes collide, the nibs of prototypes are put into their dictionary from the last to the first")
  func orderOfPrototypes() throws {
    let scene = """
      scene: 1
      objects:
        - class: UITableView
          prototypeCells: [{reuseIdentifier: Section}, {reuseIdentifier: Row}]
      """
    for (tools, expected) in [(NibTools.usual, ["Row", "Section"]), (.xcode8, ["Section", "Row"])] {
      let nib = try nib(scene, like: tools)
      let table = try object("UITableView", in: nib)
      #expect(texts(try target("UITableViewCellPrototypeNibs", of: table), in: nib) == expected)
      #expect(
        texts(try target("UITableViewCellPrototypeNibExternalObjects", of: table), in: nib) == ["Section", "Row"]
      )
    }
  }

  @Test(
    "A plain table keeps its own color where it is given an equal one",
    arguments: [
      ("plain", "white", NibTools.xcode13, "tableBackgroundColor"), ("plain", "white", .xcode9, "tableBackgroundColor"),
      ("plain", "systemBackground", .xcode13, "tableBackgroundColor"),
      ("plain", "systemBackground", .xcode9, "tableBackgroundColor"), ("grouped", "white", .xcode13, "whiteColor"),
      ("grouped", "systemBackground", .xcode13, "systemBackgroundColor"),
      ("grouped", "systemBackground", .xcode9, "whiteColor"),
    ]
  )
  func tableColor(style: String, color: String, tools: NibTools, name: String) throws {
    let nib = try nib(
      "scene: 1\nobjects:\n  - {class: UITableView, style: \(style), backgroundColor: \(color)}\n",
      like: tools
    )
    let found = try target("UISystemColorName", of: object("UIColor", in: nib))
    #expect(text(found, in: nib) == name)
  }

  @Test("The content of a plain table is as high as what is above and below its rows, since Xcode 13")
  func edges() throws {
    func scene(_ style: String, _ more: String = "") -> String {
      """
      scene: 1
      objects:
        - class: UITableView
          frame: [0, 0, 320, 480]
          style: \(style)\(more)
          tableHeaderView: {frame: [0, 0, 320, 90]}
          tableFooterView: {class: UILabel, frame: [0, 300, 320, 40]}
      """
    }
    let nib = try nib(scene("plain"), like: .xcode13)
    #expect(numbers(try object("UITableView", in: nib)["UIContentSize"]) == [320, 130])
    let said = try self.nib(scene("plain", "\n    contentSize: [320, 700]"), like: .xcode13)
    #expect(numbers(try object("UITableView", in: said)["UIContentSize"]) == [320, 700])
    // What UIKit adds to grouped tables is not known.
    for (style, tools) in [("grouped", NibTools.xcode13), ("plain", .xcode11)] {
      let other = try self.nib(scene(style), like: tools)
      #expect(try object("UITableView", in: other)["UIContentSize"] == nil)
    }
  }

  @Test("Up to Xcode 12, a content view that took over its cell's constraints has no color, and up to 8 no safe area")
  func contentOfCollectionCells() throws {
    let scene = """
      scene: 1
      objects:
        - class: UICollectionView
          collectionViewLayout: {class: UICollectionViewFlowLayout}
          prototypeCells:
            - reuseIdentifier: A
              contentView: {backgroundColor: clear, subviews: [{id: label, class: UILabel}]}
              constraints: [label.top = self.top]
      """
    for (tools, keys) in [(NibTools.xcode8, [false, false]), (.xcode11, [false, true])] {
      let inner = try #require(try prototypes(in: nib(scene, like: tools)).first)
      let content = try object("UIView", in: inner)
      #expect(["UIBackgroundColor", "UIViewLayoutGuides"].map { content[$0] != nil } == keys, "\(tools)")
    }
  }

  @Test("In Xcode 13 a font's size is the first of its attributes, and the others follow in their order")
  func fontAttributes() throws {
    let scene = "scene: 1\nobjects:\n  - {class: UILabel, text: A, font: {boldSystemFont: 15}}\n"
    let expected: [(tools: NibTools, keys: [String])] = [
      (.xcode11, ["NSCTFontUIUsageAttribute", "NSFontSizeAttribute", "NSCTFontUIUsageOverrideAttribute"]),
      (.xcode13, ["NSFontSizeAttribute", "NSCTFontUIUsageAttribute", "NSCTFontUIUsageOverrideAttribute"]),
      (.usual, ["NSCTFontUIUsageAttribute", "NSCTFontUIUsageOverrideAttribute", "NSFontSizeAttribute"]),
    ]
    for (tools, keys) in expected {
      let nib = try nib(scene, like: tools)
      let descriptor = try object("UIFontDescriptor", in: nib)
      let found = texts(try target("UIFontDescriptorAttributes", of: descriptor), in: nib)
      #expect(found.filter { $0.hasPrefix("NS") } == keys, "\(tools)")
    }
  }
}
