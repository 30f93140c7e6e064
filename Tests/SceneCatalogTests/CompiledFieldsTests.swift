import SceneDiagnostics
import SceneModel
import Testing

@testable import SceneCatalog

/// Fields of compiled declarations are read as they were written.
@Suite struct CompiledFieldsTests {
  @Test func numbers() {
    let zeros = Array(repeating: UInt(0), count: 35)
    let numbers: [UInt] =
      [1, 0, 2, 46, 47, 48, 1504, 1505, 0, 0] + zeros + [46_671, 46_672, 1 << 32, .max - 1, .max, 0]
    Self.expectSame(numbers) { $0.code(&$1) }
    Self.expectSame([0, -1, 1, -2, 47, -48, .max, .min, .max - 1]) { $0.code(&$1) }
    Self.expectSame([0, 1, 47, .max]) { $0.code(count: &$1) }
  }

  @Test func doubles() {
    let doubles = [
      0, 1, -1, 0.5, -0.1, 1.0 / 3, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e300, -.infinity, .ulpOfOne,
    ]
    Self.expectSame(doubles) { $0.code(&$1) }
    var zero = -0.0
    Self.read({ $0.code(&zero) }) { reader in
      var read = 1.0
      reader.code(&read)
      #expect(read == 0 && read.sign == .minus)
    }
  }

  @Test func texts() {
    let texts = [
      "", "a", "UIView", "", "a", "Größe – 大", "\u{301}", "\"\\\n\t\0\"", String(repeating: "long ", count: 400),
      "Größe",
    ]
    Self.expectSame(texts) { $0.code(&$1) }
    Self.expectSame([nil, "", "a", nil, nil, "Größe", "a"]) { $0.code(&$1) }
    Self.expectSame([[], ["b"], ["", "b", "ü"]]) { $0.code(&$1) }
    Self.expectSame([[:], ["b": "1", "": "2"]] as [[String: String]]) { $0.code(&$1) }
  }

  @Test func flagsAndCases() {
    Self.expectSame([true, false, false, true]) { $0.code(&$1) }
    Self.expectSame(ValueForm.Encoding.allCases) { $0.code(&$1) }
    Self.expectSame(ClassSchema.Placement.allCases) { $0.code(&$1) }
    Self.expectSame([nil, 0, 2.5] as [Double?]) { $0.code(&$1) }
  }

  @Test func values() {
    let values: [SceneValue] = [
      .null, .bool(true), .bool(false), .int(-7), .double(0.25), .text(""), .text("né"),
      .geometry(.transform, [1, 0, 0.5, 1, 0, -3]),
      .enumeration(name: "fill", raw: .int(-1)), .enumeration(name: "body", raw: .string("UICTFontTextStyleBody")),
      .optionSet(["a", "b"], raw: 36), .optionSet([], raw: 0), .color(.constant("clear")),
      .color(.white(0.5, alpha: 1, space: .genericGamma22Gray)),
      .color(.rgb(red: 0.1, green: 1, blue: 0, alpha: 0.3, space: .displayP3)), .font(.textStyle("body")),
      .font(.system(size: 17, weight: nil)), .font(.system(size: 17.5, weight: "bold")), .font(.boldSystem(size: 3)),
      .font(.italicSystem(size: 4)), .font(.named("Menlo", size: 12)), .list([.int(1), .list([])]),
      .keyed([.init(key: "normal", raw: 0, value: .text("Go")), .init(key: "x", raw: 4, value: .null)]), .date(-12.5),
    ]
    Self.expectSame(values) { $0.code(&$1) }
  }

  @Test func types() {
    let types = [
      "Bool", "Int", "Double", "text", "attributedText", "textAttributes", "color", "font", "image", "date", "size",
      "range", "UIButton.Configuration", "UIBackgroundConfiguration", "UIView.ContentMode",
    ]
    Self.expectSame(types.map { Self.property(PropertyType($0)) }) { $0.code(&$1) }
  }

  @Test func properties() {
    var full = Self.property(.double).fields
    full.isOptional = true
    full.defaultValue = .double(1.5)
    full.conditionalDefaults = [.init(property: "style", caseName: "plain", value: .int(2))]
    full.interfaceBuilderDefault = .double(0)
    full.documentDefault = .null
    full.key = "UIKey"
    full.encoding = .float
    full.container = "UIContainer"
    full.keyedBy = "UIControl.State"
    (full.minimum, full.maximum) = (-1, 0.1)
    full.constants = ["low": 250, "high": 0.75]
    full.constantAttributes = ["low": "priority=low"]
    full.excludes = ["other"]
    full.attributes = ["": "name"]
    full.rawValues = ["true": -1]
    (full.isList, full.isRuntimeAttribute, full.isUnverified, full.isRequired) = (true, false, true, true)
    (full.availability, full.deprecation, full.summary) = ("iOS 9.0", "iOS 12.0, use é", "What it is.")
    let properties = [nil, SceneValue.double(1.5), .double(2)].map { absent in
      var property = PropertySchema(full)
      property.fields.absentValue = absent
      return property
    }
    Self.expectSame(properties + [Self.property(.bool)]) { $0.code(&$1) }
  }

  @Test func keys() {
    let contents: [KeyRule.Content] = [
      .property("title", ValueForm(.inverted, rawValues: ["a": 1])), .slots(["subviews", "b"], .standIns),
      .slotProperty(slot: "label", property: "text", ValueForm()), .container("UIBox"), .constant(.int(3)),
      .computed(.segues), .part(.guideConstraints),
    ]
    var rules = contents.map { KeyRule(key: "UIKey", content: $0) }
    (rules[0].since, rules[0].until, rules[0].olderKey, rules[0].alternatives) = (
      .xcode11, .xcode12, "UIOlder", ["other"]
    )
    (rules[1].absentValue, rules[1].onlyValue) = (.bool(false), .bool(true))
    (rules[2].olderValue, rules[2].olderAbsentValue) = (.null, .int(0))
    Self.expectSame(rules) { $0.code(&$1) }
  }

  @Test func fieldsBehindTheEndAreEmpty() {
    Self.read({ _ in }) { reader in
      var (number, text, optional, flag) = (1, "text", String?("text"), true)
      reader.code(&number)
      reader.code(&text)
      reader.code(&optional)
      reader.code(&flag)
      #expect(number == 0 && text.isEmpty && optional == nil && !flag)
    }
  }

  @Test(arguments: ["", "UI", "UIVie", "UIViewX", "uiview", "Ü", "zz", "A"])
  func otherNamesAreUnknown(name: String) {
    let catalog = SceneCatalog()
    #expect(catalog.schema(named: name) == nil)
    #expect(catalog.enumeration(named: name) == nil)
  }

  private static func property(_ type: PropertyType) -> PropertySchema {
    PropertySchema(name: "title", range: SourceRange(0, 0), declaringClass: "UILabel", type: type)
  }

  /// Writes values one after the other, and expects to read the same, each in place of another.
  private static func expectSame<Value: Equatable>(
    _ values: [Value],
    _ code: (inout any DeclarationCoder, inout Value) -> Void
  ) {
    read({ writer in for var value in values { code(&writer, &value) } }) { reader in
      for (value, other) in zip(values, values.reversed()) {
        var found = other
        code(&reader, &found)
        #expect(found == value)
      }
    }
  }

  /// Calls `body` with a reader of what `write` writes; texts that it reads are not to leave it.
  private static func read(
    _ write: (inout any DeclarationCoder) -> Void,
    _ body: (inout any DeclarationCoder) -> Void
  ) {
    var coder: any DeclarationCoder = DeclarationWriter()
    write(&coder)
    guard let writer = coder as? DeclarationWriter else { return }
    var uses: [String: Int] = [:]
    for text in writer.texts { uses[text, default: 0] += 1 }
    let layout = TextPool.Layout(uses: uses)
    let numbers = writer.numbers(layout)
    #expect(numbers.allSatisfy { 0x21...0x7E ~= $0 }, "a number has a character that is not printable")
    numbers.withUnsafeBufferPointer { numbers in
      Array(layout.texts.joined().utf8).withUnsafeBufferPointer { texts in
        var reader: any DeclarationCoder = DeclarationReader(numbers, at: 0, texts: TextPool(texts))
        body(&reader)
      }
    }
  }
}
