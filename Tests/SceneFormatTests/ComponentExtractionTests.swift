import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneFormat
import TestSupport
import Testing

/// Making a component of an object, and writing its use out again, keep the nib.
@Suite struct ComponentExtractionTests {
  private func nib(_ source: SourceText, _ pipeline: Pipeline) -> [UInt8]? { pipeline.encoded(source).value }

  /// The offset of the first byte of a text.
  private func firstOffset(of text: String, in source: SourceText) throws -> Int {
    let bytes = Array(text.utf8)
    return try #require(source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) })
  }

  /// Makes a component at an offset and writes it out again; false where the object cannot be one.
  private func extracts(_ source: SourceText, at offset: Int) throws -> Bool {
    var pipeline = Pipeline()
    guard
      case .success(let made) = ComponentExtraction.extracted(at: offset, named: "Made", from: source, with: pipeline)
    else { return false }
    let component = SourceText(path: "Made.component.yaml", text: made.component)
    pipeline.components = ComponentLibrary(["Made": component], catalog: pipeline.catalog)
    let used = try #require(TextEdits.applied(made.edits, to: source))
    #expect(used.string(in: SourceRange(0, used.bytes.count)).contains("component: Made"))
    #expect(nib(used, pipeline) == nib(source, Pipeline()))
    let edits = try ComponentExtraction.inlined(
      at: try firstOffset(of: "component: Made", in: used),
      in: used,
      with: pipeline
    ).get()
    let inlined = try #require(TextEdits.applied(edits, to: used))
    #expect(nib(inlined, Pipeline()) == nib(source, Pipeline()))
    return true
  }

  @Test("The names for conditions that the object has go with it")
  func namedConditions() throws {
    let source = SourceText(
      path: "Wide.scene.yaml",
      text: """
        scene: 1
        traits: {wide: regularWidth+regularHeight, flat: compactHeight}
        objects:
          - class: UIView
            variations: {flat: {alpha: 0.5}}
            subviews:
              - {class: UIStackView, id: row, variations: {wide: {spacing: 8}}}
        """
    )
    let offset = try firstOffset(of: "UIStackView", in: source)
    #expect(try extracts(source, at: offset))
    let made = try ComponentExtraction.extracted(at: offset, named: "Made", from: source, with: Pipeline()).get()
    #expect(made.component.contains("traits: {wide: regularWidth+regularHeight}\n"))
    #expect(!made.component.contains("flat"))
  }

  @Test func connectionsBecomeParametersAndOutlets() throws {
    let source = SourceText(
      path: "A.scene.yaml",
      text: """
        scene: 1
        owner: {class: Cart, superclass: UIViewController, outlets: {view: root, price: amount}}
        styles: {quiet: {alpha: 0.5}, loud: {alpha: 1}}
        objects:
          - class: UIView
            id: root
            subviews:
              - class: UIStackView
                id: total
                # What is to be paid.
                arrangedSubviews:
                  - {class: UILabel, text: $5, styles: quiet}
                  - class: UITextField
                    id: amount
                    text: Pay
                    outlets: {delegate: owner}
                    actions: {editingDidEnd: owner.pay(_:)}
                constraints:
                  - amount.width = self.width
            constraints:
              - amount.top = self.top

        """
    )
    let offset = try firstOffset(of: "id: total", in: source)
    let made = try ComponentExtraction.extracted(at: offset, named: "Made", from: source, with: Pipeline()).get()
    #expect(
      made.component == """
        component: 1
        parameters:
          onDelegate: object
          onEditingDidEnd: action
        outlets: {amount: amount}
        styles:
          quiet: {alpha: 0.5}
        object:
          class: UIStackView
          id: total
          # What is to be paid.
          arrangedSubviews:
            - {class: UILabel, text: '$5', styles: quiet}
            - class: UITextField
              id: amount
              text: Pay
              outlets: {delegate: $onDelegate}
              actions: {editingDidEnd: $onEditingDidEnd}
          constraints:
            - amount.width = self.width

        """
    )
    #expect(try extracts(source, at: offset))
  }

  @Test(arguments: Fixtures.scenes(in: "scenes"))
  func nibsStay(name: String) throws {
    let path = "Tests/Fixtures/scenes/\(name)"
    let source = SourceText(path: path, text: try Repository.text(path))
    guard Pipeline().validated(source).value != nil, source.bytes.count < 20_000 else { return }
    let offsets = Array(stride(from: 0, to: source.bytes.count, by: max(64, source.bytes.count / 24)))
    for offset in Sampling.sample(offsets) {
      _ = try extracts(source, at: offset)
    }
  }

  @Test func whatDependsOnItsSurroundingsStays() throws {
    let text =
      "scene: 1\nobjects:\n  - class: UIView\n    subviews:\n      - {class: UILabel, text: &a Hi}\n      - {class: UILabel, text: *a}\n"
    let source = SourceText(path: "A.scene.yaml", text: text)
    let offset = try firstOffset(of: "text: *a", in: source)
    let made = ComponentExtraction.extracted(at: offset, named: "Made", from: source, with: Pipeline())
    #expect(made == .failure(.unsuitable("it has an anchor or an alias")))
  }
}
