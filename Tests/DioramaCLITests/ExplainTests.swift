import CatalogReference
import DioramaCLI
import DioramaDriver
import Foundation
import JSONSchema
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneLanguage
import SceneModel
import Testing
import ToolTestSupport

/// `diorama explain` of classes, members, enumerations and topics.
@MainActor
struct ExplainTests {
  @Test("A class is explained with what a scene can say of it")
  func aClass() {
    let page = Invocation("explain", "UIButton").output
    #expect(page.hasPrefix("UIButton\n\n"))
    for part in [
      "  inherits from  ", "UIControl : UIView : UIResponder : NSObject\n", "\nProperties:\n",
      "\nEvents, as its superclass has them:\n",
      "  title: text, or null; one for each UIControl.State; default null\n      The title of each state.\n",
      "touchUpInside", "\n  From UIView: frame, bounds,",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(Invocation("explain", "UITableView").output.contains("\nOutlets:\n"))
    #expect(Invocation("explain", "UIView").output.contains("  subviews: a list of UIView\n"))
  }

  @Test("A property is explained with its type, its default, its cases and how it is written")
  func property() {
    let run = Invocation("explain", "UILabel.textAlignment")
    #expect(run.status == .success && run.errors == "")
    #expect(
      run.output == """
        UILabel.textAlignment

        How lines are aligned.

          type       NSTextAlignment
          default    natural
          coder key  UITextAlignment

        Cases of NSTextAlignment:
          case       in a nib
          left       0
          center     1
          right      2
          justified  3
          natural    4

        Written:
          - class: UILabel
            textAlignment: left

        """
    )
    #expect(Invocation("explain", "UILabel.textColor").output.contains("'#RRGGBB'"))
    #expect(Invocation("explain", "UIButton.title").output.contains("    title: {normal: Hello}\n"))
    #expect(Invocation("explain", "UIButton.titleLabel.font").status == .success)
  }

  @Test(
    "Other members, enumerations, types and topics are explained too",
    arguments: [
      ("UIView.subviews", "holds      a list of UIView"), ("UITableView.delegate", "outlets: {delegate: other}"),
      ("UIButton.touchUpInside", "actions: {touchUpInside: owner.save(_:)}"),
      ("UIColor.systemBlue", "backgroundColor: systemBlue"), ("NSTextAlignment", "justified  3"),
      ("UIView.ContentMode", "scaleAspectFit"), ("NSTextAlignment.center", "justified  3"),
      ("values", "directionalInsets"), ("colors", "systemBlue"), ("fonts", "headline"),
      ("rect", "[x, y, width, height]"),
      ("images", "systemName"), ("constraints", "systemSpacing"), ("actions", "firstResponder"),
    ]
  )
  func others(name: String, part: String) {
    let run = Invocation("explain", name)
    #expect(run.status == .success && run.errors == "")
    #expect(run.output.contains(part))
  }

  @Test("Classes of the user's own are explained, from a flag and from a configuration")
  func ownClasses() throws {
    let folder = try TemporaryFolder(["app.yaml": "schemas: Badge.yaml\n", "Badge.yaml": DescribeTests.badge])
    for option in ["--schemas=@Badge.yaml", "--config=@app.yaml"] {
      let page = Invocation("explain", "Shop.BadgeView", option, in: folder)
      #expect(page.status == .success && page.output.contains("A round badge."))
      let member = Invocation("explain", "Shop.BadgeView.count", option, in: folder)
      #expect(member.output.contains("The number shown."))
      #expect(member.output.contains("- class: Shop.BadgeView\n    count: "))
      let near = Invocation("explain", "Shop.BadgeVeiw.count", option, in: folder)
      #expect(
        near.errors == "diorama: there is nothing called 'Shop.BadgeVeiw.count'; did you mean 'Shop.BadgeView.count'?\n"
      )
    }
    #expect(Invocation("explain", "Shop.BadgeView").status == .usage)
  }

  @Test(
    "What is nearly a name is answered with the name",
    arguments: [
      ("UILable", "did you mean 'UILabel'?"), ("uilabel", "did you mean 'UILabel'?"),
      ("UILabel.textAlignmnet", "did you mean 'UILabel.textAlignment'?"),
      ("UILable.font", "did you mean 'UILabel.font'?"), ("NSTextAlignement", "did you mean 'NSTextAlignment'?"),
      ("constrain", "did you mean 'constraints'?"), ("UILabel.xyzzy", "did you mean 'UILabel'?"),
      (
        "textAlignment",
        "did you mean 'UILabel.textAlignment', 'UITextField.textAlignment' or 'UITextView.textAlignment'?"
      ),
      ("xyzzy", "'diorama explain' lists what there is"), (".", "'diorama explain' lists what there is"),
      ("", "'diorama explain' lists what there is"),
    ]
  )
  func suggestions(name: String, hint: String) {
    let run = Invocation("explain", name)
    #expect(run.status == .usage && run.output == "")
    #expect(run.errors == "diorama: there is nothing called '\(name)'; \(hint)\n")
  }

  @Test("No line of a page is wider than the page, unless one word is", arguments: [40, 80, 100])
  func width(columns: Int) throws {
    let reference = ReferenceSearch(SceneCatalog.builtIn)
    for name in reference.names {
      let text = try #require(reference.page(of: name)?.text(width: columns), "\(name)")
      for line in text.split(separator: "\n") where line.count > columns {
        let words = line.split(separator: " ")
        #expect(words.count <= 2 || columns == 40, "\(name): \(line)")
      }
      #expect(!text.contains("`") && !text.contains("](") && !text.contains(" \n"), "\(name)")
    }
  }

  @Test("Each property's example says something that the compiler takes")
  func examples() throws {
    let catalog = SceneCatalog.builtIn
    let reference = ReferenceSearch(catalog)
    var shown = 0
    for name in catalog.classNames {
      let schema = try #require(catalog.schema(named: name))
      guard !schema.isAbstract, schema.placement != .namedSlots, schema.isKind(of: "UIView") else { continue }
      guard schema.requiredProperties.isEmpty, schema.requiredSlots.isEmpty else { continue }
      // The least and the most depend on another property, which the example leaves out.
      for property in schema.propertyNames
      where !["currentPage", "minimumZoomScale", "maximumZoomScale"].contains(property) {
        // What a class has from another is tried there.
        guard schema.properties[property]?.declaringClass == name || name == "UIButton" else { continue }
        let page = try #require(reference.page(of: "\(name).\(property)"))
        guard case .example(let lines)? = page.sections.last?.body else { continue }
        let scene = "scene: 1\nobjects:\n" + lines.split(separator: "\n").map { "  \($0)\n" }.joined()
        let found = Pipeline(catalog: catalog).validated(SourceText(path: "A.scene.yaml", text: scene)).diagnostics
        #expect(found.filter { $0.severity == .error }.map(\.message) == [], "\(name).\(property)")
        shown += 1
      }
    }
    #expect(shown > 250)
  }

  @Test("Values that are maps are explained with all of their keys")
  func keysOfValues() {
    let properties: [(String, [String])] = [
      ("UIButton.configuration", ConfigurationKind.button.factories + ConfigurationKind.button.parts.keys),
      ("UITableViewCell.contentConfiguration", Array(ConfigurationKind.listContent.parts.keys)),
      (
        "UILabel.attributedText",
        Array(ValueReader.attributeTypes.keys) + Array(ValueReader.paragraphTypes.keys) + ["location"]
      ),
      ("UINavigationBar.titleTextAttributes", Array(ValueReader.textAttributeTypes.keys)),
    ]
    for (property, keys) in properties {
      let page = Invocation("explain", property).output
      for key in keys { #expect(page.contains(key), "\(property): \(key)") }
    }
  }

  @Test(
    "Keys of the language lead to the topic that is about them",
    arguments: ["scene", "id", "class", "superclass", "isInstalled", "slots", "parameters", "viewController", "segue"]
  )
  func keysOfTheLanguage(key: String) {
    let run = Invocation("explain", key)
    #expect(run.status == .success && run.errors == "")
    #expect(run.output.contains("`\(key)") || run.output.contains(key + ":"))
  }

  @Test("What topics show compiles, and they name all attributes and guides", arguments: ["constraints", "actions"])
  func topics(name: String) throws {
    let page = Invocation("explain", name).output
    let blocks = page.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count > 0)
    for block in blocks {
      let run = Invocation("validate", "-", input: block)
      #expect(run.status == .success && run.errors == "")
    }
    guard name == "constraints" else { return }
    for attribute in LayoutAttribute.allCases {
      #expect(page.contains("`\(attribute.rawValue)`"), "\(attribute.rawValue)")
    }
    for guide in SceneSchema.guides { #expect(page.contains("`\(guide)`"), "\(guide)") }
  }
}
