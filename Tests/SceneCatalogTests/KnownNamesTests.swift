import SceneCatalog
import SceneDiagnostics
import SceneModel
import Testing

/// What is asked for by name, against the schemas.
struct KnownNamesTests {
  private static let catalog = SceneCatalog()

  @Test(arguments: KnownClass.allCases)
  func isAClass(_ known: KnownClass) throws {
    let schema = try #require(Self.catalog.schema(named: known.name), "\(known.name)")
    #expect(schema.isKind(of: known))
    #expect(known.name.lowercased().hasSuffix("\(known)".lowercased()))
  }

  @Test(arguments: PropertyName.allCases)
  func isAProperty(_ name: PropertyName) {
    let classes = Self.catalog.classNames.compactMap { Self.catalog.schema(named: $0) }
    #expect(classes.contains { $0.properties[name.text] != nil }, "\(name.text)")
    #expect(PropertyName.named(name.text) == name)
    #expect(name.text.lowercased().filter { $0 != "." } == "\(name)".lowercased())
  }

  @Test func aClassIsOfItsSuperclasses() throws {
    let button = try #require(Self.catalog.schema(named: "UIButton"))
    #expect(button.isKind(of: .button) && button.isKind(of: .control) && button.isKind(of: .view))
    #expect(!button.isKind(of: .label))
    #expect(button.isKind(ofAny: [.label, .control]) && !button.isKind(ofAny: [.label, .viewController]))
  }

  @Test func namesOfPropertiesLeadToTheirClass() throws {
    let button = try #require(Self.catalog.schema(named: "UIButton"))
    let named = button.members.named
    #expect(named[Int(PropertyName.titleLabelFont.rawValue)]?.takeUnretainedValue().name == "titleLabel.font")
    #expect(named[Int(PropertyName.numberOfLines.rawValue)] == nil)
  }

  @Test("A class of an application that has the name of one of UIKit's changes what UIKit's classes inherit")
  func namesOfPropertiesFollowAnotherSuperclass() throws {
    let text = """
      class: UIView
      superclass: UIResponder
      properties:
        tag: {type: Int, key: UITag}
      """
    let (catalog, _) = SceneCatalog.reading([SourceText(path: "UIView.yaml", text: text)])
    for className in ["UIView", "UIControl", "UIButton"] {
      let schema = try #require(catalog.schema(named: className))
      for (known, property) in zip(PropertyName.allCases, schema.members.named) {
        #expect(property?.takeUnretainedValue().schema == schema.properties[known.text], "\(className).\(known.text)")
      }
      #expect(schema.members.named[Int(PropertyName.tag.rawValue)] != nil)
      #expect(schema.members.named[Int(PropertyName.alpha.rawValue)] == nil)
    }
    #expect(catalog.schema(named: "UIButton")?.isKind(of: .control) == true)
  }
}
