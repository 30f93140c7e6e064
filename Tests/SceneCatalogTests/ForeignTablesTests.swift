import SceneDiagnostics
import SceneModel
import SceneSyntax
import Testing

@testable import SceneCatalog

/// Every line of the tables of foreign names is about a class that exists, and says what a scene can have.
@Suite struct ForeignTablesTests {
  private static let catalog = SceneCatalog()
  private static let tables = [
    ForeignProperty.views, ForeignProperty.texts, ForeignProperty.controls, ForeignProperty.lists, ForeignProperty.bars,
    ForeignProperty.controllers, ForeignProperty.code,
  ]
  private static let lines = tables.flatMap { $0.split(separator: "\n").map(String.init) }

  private struct Line {
    var className: String
    var names: [String]
    var answer: String
  }

  private func parsed(_ line: String) throws -> Line {
    let colon = try #require(line.firstIndex(of: ":"), "\(line)")
    let arrow = try #require(line.firstRange(of: " -> "), "\(line)")
    return Line(
      className: String(line[..<colon]),
      names: line[line.index(after: colon)..<arrow.lowerBound].split(separator: " ").map(String.init),
      answer: String(line[arrow.upperBound...])
    )
  }

  @Test func classesExist() throws {
    for line in Self.lines {
      let className = try parsed(line).className
      #expect(Self.catalog.schema(named: className) != nil, "\(line)")
    }
  }

  @Test func renamedPropertiesExist() throws {
    for line in Self.lines {
      let parsed = try parsed(line)
      guard parsed.answer.hasPrefix("="), let schema = Self.catalog.schema(named: parsed.className) else { continue }
      let name = String(parsed.answer.dropFirst())
      let isKey = ["attributes", "actions", "outlets", "constraints"].contains(name)
      #expect(isKey || schema.properties[name] != nil || schema.slots[name] != nil, "\(line)")
    }
  }

  /// A name that only differs in its signs or its case from another one, or from the class's own, is found without the table.
  @Test func everyNameIsAsked() throws {
    for line in Self.lines {
      let parsed = try parsed(line)
      let names = parsed.names.map(ForeignProperty.normalized)
      #expect(Set(names).count == names.count, "written twice: \(line)")
      guard let schema = Self.catalog.schema(named: parsed.className) else { continue }
      let own = Set((schema.propertyNames + schema.slotNames).map { $0.lowercased() })
      for name in names {
        let isOwn =
          own.contains(name) || own.contains("is" + name)
          || name.hasPrefix("is") && own.contains(String(name.dropFirst(2)))
        #expect(!isOwn, "'\(name)' is the class's own: \(line)")
      }
    }
  }

  /// Each entry that a line says to write is YAML, and its key is one that the class has.
  @Test func entriesAreValid() throws {
    let keys = ["attributes", "actions", "outlets", "constraints", "styles", "gestureRecognizers"]
    for line in Self.lines {
      let parsed = try parsed(line)
      guard !parsed.answer.hasPrefix("="), !parsed.answer.hasPrefix("code: "),
        let schema = Self.catalog.schema(named: parsed.className)
      else { continue }
      let advice = MistakenKey("x").filled(Advice(template: parsed.answer[...]))
      let isHere = parsed.answer.hasPrefix("write '")
      for (index, entry) in advice.entries.enumerated() {
        #expect(!entry.text.contains("$"), "a placeholder is left: \(line)")
        let tree = parse(SourceText(path: "entry.yaml", text: entry.text.replacing("…", with: "x")))
        #expect(tree.diagnostics.isEmpty, "\(entry.text) in: \(line)")
        guard isHere, index == 0 else { continue }
        let isKnown = schema.properties[entry.key] != nil || schema.slots[entry.key] != nil || keys.contains(entry.key)
        #expect(isKnown, "\(entry.key) in: \(line)")
      }
    }
  }

  /// What the scene says decides about the value, and is never turned round.
  @Test(arguments: [
    ("UILabel", "disabled", "true", "write 'isUserInteractionEnabled: false'"),
    ("UILabel", "clickable", "false", "write 'isUserInteractionEnabled: false'"),
    ("UILabel", "display", "none", "write 'isHidden: true'"),
    ("UILabel", "display", "block", "write 'isHidden: false'"),
    ("UILabel", "visibility", "visible", "write 'isHidden: false'"),
    ("UILabel", "visible", "false", "write 'isHidden: true'"),
    ("UILabel", "multiline", "false", "write 'numberOfLines: 1': 0 is as many lines as needed"),
    ("UIStackView", "isVertical", "false", "write 'axis: horizontal'"),
    ("UITextField", "secure", "false", "write 'isSecureTextEntry: false'"),
    ("UITextField", "autocorrect", "true", "write 'autocorrectionType: yes'"),
    ("UITextField", "disableAutocorrection", "true", "write 'autocorrectionType: no'"),
    ("UITextField", "readonly", "true", "write 'isEnabled: false': a field that is not enabled cannot be edited"),
    ("UITextField", "editable", "true", "write 'isEnabled: true': a field that is not enabled cannot be edited"),
    ("UITextView", "readonly", "true", "write 'isEditable: false'"),
    ("UITextView", "scrollable", "true", "write 'isScrollEnabled: true'"),
    ("UITableView", "multiSelect", "false", "write 'allowsMultipleSelection: false'"),
    ("UINavigationController", "showsNavigationBar", "true", "write 'isNavigationBarHidden: false'"),
  ])
  func valuesAreKept(className: String, key: String, value: String, expected: String) throws {
    let schema = try #require(Self.catalog.schema(named: className))
    let mistaken = MistakenKey(key, text: value)
    #expect(schema.suggestion(for: mistaken, keys: ["actions"], catalog: Self.catalog)?.hint == expected)
  }

  /// Keys and lists that the object has already are added to, wherever in the sentence they are.
  @Test(
    arguments: [
      (
        "onTap", [:], [],
        "write 'isUserInteractionEnabled: true' and 'gestureRecognizers: [{class: UITapGestureRecognizer, actions: owner.tapped(_:)}]'"
      ),
      (
        "onTap", ["gestureRecognizers": .init(line: 9, isFlow: false)], [],
        "write 'isUserInteractionEnabled: true' and '- {class: UITapGestureRecognizer, actions: owner.tapped(_:)}' under 'gestureRecognizers' in line 9"
      ),
      (
        "onTap", ["gestureRecognizers": .init(line: 9, isFlow: true)], ["isUserInteractionEnabled"],
        "add '{class: UITapGestureRecognizer, actions: owner.tapped(_:)}' to 'gestureRecognizers' in line 9"
      ),
      (
        "width", ["constraints": .init(line: 5, isFlow: false)], [],
        "write it as the third number of 'frame', or '- self.width = 100' under 'constraints' in line 5"
      ),
      (
        "cornerRadius", ["attributes": .init(line: 3, isFlow: false)], [],
        "write 'layer.cornerRadius: 8.0' under 'attributes' in line 3"
      ),
    ] as [(String, [String: MistakenKey.Sibling], [String], String)]
  )
  func entriesFitTheObject(key: String, siblings: [String: MistakenKey.Sibling], isTrue: [String], expected: String)
    throws
  {
    let schema = try #require(Self.catalog.schema(named: "UILabel"))
    var mistaken = MistakenKey(key)
    mistaken.siblings = siblings
    mistaken.trueProperties = Set(isTrue)
    #expect(schema.suggestion(for: mistaken, keys: ["actions"], catalog: Self.catalog)?.hint == expected)
  }

  /// A text that the scene has outside of brackets is quoted where the hint puts it into some.
  @Test func textsAreQuotedInBraces() throws {
    let schema = try #require(Self.catalog.schema(named: "UITableViewCell"))
    let mistaken = MistakenKey("detail", text: "Hello, world")
    let hint = schema.suggestion(for: mistaken, keys: [], catalog: Self.catalog)?.hint
    #expect(
      hint == "write 'detailTextLabel: {text: 'Hello, world'}', with the style 'subtitle', 'value1' or 'value2'"
    )
  }

  /// A key without end takes no time, and no stack.
  @Test func longKeysAreNoSlips() throws {
    let schema = try #require(Self.catalog.schema(named: "UIButton"))
    let key = String(repeating: "set", count: 20_000) + "Title"
    #expect(schema.suggestion(for: MistakenKey(key), keys: [], catalog: Self.catalog) == nil)
  }
}
