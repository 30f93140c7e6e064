import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import TestSupport
import Testing

/// The properties of every view can vary with size classes: an object has the varied value where the condition holds, and only there.
@MainActor
@Suite(.serialized) struct VariationFixtureTests {
  /// The views that can stand at the top of a scene.
  nonisolated static let classNames = ClassFixtureTests.classNames.filter { name in
    let schema = SceneCatalog.builtIn.schema(named: name)
    return schema?.isKind(of: "UIView") == true && name.hasPrefix("UI") && !inside.contains(name)
  }

  /// Views that can stand only in another's slot.
  nonisolated private static let inside: Set = ["UISegment", "UITableViewCellContentView", "UITableViewLabel"]

  /// What an object needs besides so that a property can have its value.
  nonisolated private static let needs = [
    "currentPage": "    numberOfPages: 5\n", "selectedSegmentIndex": "    segments: [{title: A}, {title: B}]\n",
    "date": "    date: 2020-02-29T12:30:00Z\n",
  ]

  // Scenes are compiled beside the main actor, where only the objects are made.
  @Test(arguments: classNames)
  nonisolated func everyPropertyFollowsTheSizeClass(className: String) async throws {
    let catalog = SceneCatalog.builtIn
    let schema = try #require(catalog.schema(named: className))
    let bare = try archive(of: scene(schema, ""))
    let properties = Array(ClassFixture(schema: schema, catalog: catalog).groups.joined())
    for property in Sampling.sample(properties, from: className.utf8.count) {
      guard let sample = SampleValue(property, catalog: catalog)?.text else { continue }
      let needed = Self.needs[property.name] ?? ""
      let source = scene(schema, needed + "    variations: {regularWidth: {\(property.name): \(sample)}}\n")
      let checked = Pipeline(catalog: catalog).validated(source)
      // What the language lets no condition change is its own business.
      guard let validated = checked.value else {
        #expect(
          checked.diagnostics.filter { $0.severity == .error }.map(\.id) == ["fixed-property"],
          "\(property.name)"
        )
        continue
      }
      let varied = validated.scene.objects.flatMap(\.variations).flatMap(\.properties).first?.value.value
      guard let varied, let expected = await LiveValue.expectedSample(varied) else { continue }
      let usual = needed.isEmpty ? bare : try archive(of: scene(schema, needed))
      try await expect(property.name, of: try archive(of: source), toBe: expected, otherwiseAsIn: usual, className)
    }
  }

  /// Expects a property to have the value where the width is regular, and elsewhere what it has in a nib without conditions.
  private func expect(
    _ property: String,
    of varied: NibArchive,
    toBe expected: String,
    otherwiseAsIn usual: NibArchive,
    _ className: String
  ) throws {
    let (phone, lying) = (CGSize(width: 393, height: 852), CGSize(width: 932, height: 430))
    let narrow = try LiveValue.read(property, of: root(of: varied, on: phone))
    #expect(try narrow == LiveValue.read(property, of: root(of: usual, on: phone)), "narrow: \(className).\(property)")
    let wide = try LiveValue.read(property, of: root(of: varied, on: lying))
    #expect(wide == expected, "wide: \(className).\(property)")
  }

  @Test("What a key path reaches changes back and forth with the traits of the window")
  func followsAtRunTime() throws {
    let text = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - class: UIButton
              contentEdgeInsets: [1, 1, 1, 1]
              variations: {regularWidth: {contentEdgeInsets: [9, 8, 7, 6], titleLabel.font: {boldSystemFont: 30}}}
            - {class: UIScrollView, variations: {regularWidth: {contentInset: [4, 3, 2, 1]}}}
            - class: UIDatePicker
              locale: en_US
              variations: {regularWidth: {locale: de_DE, timeZone: Europe/Berlin, minimumDate: 2024-02-29T12:30:00Z}}
            - {class: UILabel, variations: {regularWidth: {directionalLayoutMargins: [1, 2, 3, 4]}}}
      """
    let view = try #require(
      root(of: archive(of: SourceText(path: "Back.scene.yaml", text: text)), on: CGSize(width: 393, height: 852))
        as? UIView
    )
    let button = try #require(view.subviews[0] as? UIButton)
    let scroll = try #require(view.subviews[1] as? UIScrollView)
    let picker = try #require(view.subviews[2] as? UIDatePicker)
    let label = try #require(view.subviews[3] as? UILabel)
    let controller = UIViewController()
    controller.view = view
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    for isWide in [false, true, false, true] {
      window.frame.size = isWide ? CGSize(width: 932, height: 430) : CGSize(width: 393, height: 852)
      window.layoutIfNeeded()
      #expect(
        button.contentEdgeInsets
          == (isWide ? UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6) : .init(top: 1, left: 1, bottom: 1, right: 1))
      )
      #expect(button.titleLabel?.font == (isWide ? .boldSystemFont(ofSize: 30) : .systemFont(ofSize: 18)))
      #expect(scroll.contentInset == (isWide ? UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1) : .zero))
      #expect(picker.locale?.identifier == (isWide ? "de_DE" : "en_US"))
      #expect(picker.timeZone?.identifier == (isWide ? "Europe/Berlin" : nil))
      #expect((picker.minimumDate != nil) == isWide)
      #expect(label.directionalLayoutMargins.trailing == (isWide ? 4 : 8))
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
        root(of: archive(of: source), on: CGSize(width: 1180, height: 820)) as? UIStackView
      )
      #expect(stack.spacing == spacing)
    }
  }

  private nonisolated func scene(_ schema: ClassSchema, _ more: String) -> SourceText {
    let layout = schema.slotNames.filter { schema.slots[$0]?.isRequired == true }.map { slot in
      "    \(slot): \(slot == "blurEffect" ? "{style: dark}" : "{class: UICollectionViewFlowLayout}")\n"
    }
    return SourceText(
      path: "Variation.scene.yaml",
      text: "scene: 1\nobjects:\n  - class: \(schema.name)\n\(layout.joined())\(more)"
    )
  }

  private nonisolated func archive(of source: SourceText) throws -> NibArchive {
    let compiled = Pipeline().compiled(source)
    return try #require(compiled.value, "\(GCCRenderer().render(compiled.diagnostics, in: source))")
  }

  private func root(of archive: NibArchive, on size: CGSize) throws -> NSObject {
    let outer = UIRuntime.shared.screenBounds
    UIRuntime.shared.screenBounds = CGRect(origin: .zero, size: size)
    defer { UIRuntime.shared.screenBounds = outer }
    let nib = UINib(data: Data(archive.encoded()), bundle: nil)
    return try #require(nib.load(owner: nil).topLevelObjects.first)
  }
}
