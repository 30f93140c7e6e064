import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import Testing

/// The properties of every view can vary with size classes: an object has the varied value where the condition holds, and only there.
@MainActor
@Suite(.serialized) struct VariationFixtureTests {
  /// The views that can stand at the top of a scene.
  nonisolated static let classNames = ClassFixtureTests.classNames.filter { name in
    let schema = SceneCatalog().schema(named: name)
    return schema?.isKind(of: "UIView") == true && name.hasPrefix("UI") && !inside.contains(name)
  }

  /// Views that have their place only in another's slot.
  nonisolated private static let inside: Set = ["UISegment", "UITableViewCellContentView", "UITableViewLabel"]

  /// Properties that do not follow yet: insets, transforms and values by state or axis have no form that a key path takes, and some
  /// are read otherwise than they are set.
  nonisolated private static let open: Set = [
    "transform", "layoutMargins", "directionalLayoutMargins", "contentHuggingPriority",
    "contentCompressionResistancePriority", "frame", "center", "bounds", "scrollIndicatorInsets", "contentInset",
    "separatorInset", "titleShadowColor", "titleLabel.shadowOffset", "titleLabel.lineBreakMode", "titleLabel.font",
    "titleEdgeInsets", "titleColor", "title", "timeZone", "selectedSegmentIndex", "minimumDate", "maximumDate",
    "locale",
    "imageEdgeInsets", "image", "date", "currentPage", "contentEdgeInsets", "backgroundImage", "attributedTitle",
  ]

  @Test(arguments: classNames)
  func everyPropertyFollowsTheSizeClass(className: String) throws {
    let catalog = SceneCatalog()
    let schema = try #require(catalog.schema(named: className))
    let usual = try root(of: className, in: scene(schema, ""), on: CGSize(width: 393, height: 852))
    for property in ClassFixture(schema: schema, catalog: catalog).groups.joined()
    where !Self.open.contains(property.name) {
      guard let sample = SampleValue(property, catalog: catalog)?.text else { continue }
      let source = scene(schema, "    variations: {regularWidth: {\(property.name): \(sample)}}\n")
      let checked = Pipeline(catalog: catalog).validated(source)
      // What the language lets no condition change is its own business.
      guard let validated = checked.value else { continue }
      let varied = validated.scene.objects.flatMap(\.variations).flatMap(\.properties).first?.value.value
      guard let varied, let expected = LiveValue.expectedSample(varied) else { continue }
      let name = Comment(rawValue: "\(className).\(property.name)")
      let narrow = try root(of: className, in: source, on: CGSize(width: 393, height: 852))
      #expect(
        try LiveValue.read(property.name, of: narrow) == LiveValue.read(property.name, of: usual),
        "narrow: \(name)"
      )
      let wide = try root(of: className, in: source, on: CGSize(width: 932, height: 430))
      #expect(try LiveValue.read(property.name, of: wide) == expected, "wide: \(name)")
    }
  }

  @Test("On a tablet both size classes are regular: a condition of two words holds there, and on no phone")
  func bothClasses() throws {
    let text = """
      scene: 1
      traits: {wide: regularWidth+regularHeight}
      objects:
        - {class: UIStackView, spacing: 16, variations: {wide: {spacing: 32, axis: vertical}}}
      """
    let source = SourceText(path: "Stack.scene.yaml", text: text)
    for (idiom, spacing) in [(UIUserInterfaceIdiom.phone, CGFloat(16)), (.pad, 32)] {
      let outer = UIRuntime.shared.userInterfaceIdiom
      defer { UIRuntime.shared.userInterfaceIdiom = outer }
      UIRuntime.shared.userInterfaceIdiom = idiom
      let stack = try #require(
        root(of: "UIStackView", in: source, on: CGSize(width: 1180, height: 820)) as? UIStackView
      )
      #expect(stack.spacing == spacing)
    }
  }

  private func scene(_ schema: ClassSchema, _ more: String) -> SourceText {
    let layout = schema.slotNames.filter { schema.slots[$0]?.isRequired == true }.map { slot in
      "    \(slot): \(slot == "blurEffect" ? "{style: dark}" : "{class: UICollectionViewFlowLayout}")\n"
    }
    return SourceText(
      path: "Variation.scene.yaml",
      text: "scene: 1\nobjects:\n  - class: \(schema.name)\n\(layout.joined())\(more)"
    )
  }

  private func root(of className: String, in source: SourceText, on size: CGSize) throws -> NSObject {
    let compiled = Pipeline().compiled(source)
    let archive = try #require(compiled.value, "\(GCCRenderer().render(compiled.diagnostics, in: source))")
    let outer = UIRuntime.shared.screenBounds
    UIRuntime.shared.screenBounds = CGRect(origin: .zero, size: size)
    defer { UIRuntime.shared.screenBounds = outer }
    let nib = UINib(data: Data(archive.encoded()), bundle: nil)
    return try #require(nib.load(owner: nil).topLevelObjects.first)
  }
}
