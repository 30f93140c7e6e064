import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneSyntax
import TestSupport
import Testing

/// Uses of components mean what their objects written out mean.
@Suite struct ComponentTests {
  private static let row = """
    component: 1
    parameters:
      title: text
      amount: {type: text, default: '–'}
      onTap: {type: action, optional: true}
      delegate: {type: object, optional: true}
    slots: {trailing: {accepts: UIView}}
    outlets: {button: price, name: label, edge: edge}
    object:
      class: UIStackView
      id: row
      spacing: 8
      arrangedSubviews:
        - {class: UILabel, id: label, text: $title, accessibilityHint: '$5'}
        - {class: UIButton, id: price, title: {normal: $amount}, actions: {touchUpInside: $onTap}}
        - {class: UITextField, text: $title, outlets: {delegate: $delegate}}
        - slot: trailing
      constraints:
        - {is: label.leading = self.leading + 8, id: edge}
        - price.width = row.width
    """

  @Test("A component's names for conditions are its own: they mean what their words mean, and a use can add to them")
  func traitsOfComponents() throws {
    let row = """
      component: 1
      traits: {wide: regularWidth+regularHeight, tall: regularHeight}
      object:
        class: UIStackView
        variations: {wide: {spacing: 16, axis: vertical}, tall: {alignment: center}}
        arrangedSubviews:
          - {class: UILabel, id: label, variations: {tall: {alpha: 0.5}}}
        constraints:
          - {is: label.width = 20, variations: {wide: {constant: 40}}}
      """
    let used = """
      scene: 1
      traits: {wide: compactHeight, large: regularHeight+regularWidth}
      objects:
        - component: Row
          variations: {wide: {spacing: 2}, large: {spacing: 32}}
      """
    let written = """
      scene: 1
      objects:
        - class: UIStackView
          variations:
            regularWidth+regularHeight: {spacing: 32, axis: vertical}
            regularHeight: {alignment: center}
            compactHeight: {spacing: 2}
          arrangedSubviews:
            - {class: UILabel, id: label, variations: {regularHeight: {alpha: 0.5}}}
          constraints:
            - {is: label.width = 20, variations: {regularWidth+regularHeight: {constant: 40}}}
      """
    let pipeline = pipeline(["Row": row])
    let nib = pipeline.encoded(SourceText(path: "A.scene.yaml", text: used))
    #expect(nib.diagnostics.isEmpty)
    #expect(nib.value == Pipeline().encoded(SourceText(path: "A.scene.yaml", text: written)).value)
    let declared = pipeline.checked(SourceText(path: "Row.component.yaml", text: row))
    #expect(declared.diagnostics.isEmpty)
    let wrong = pipeline.checked(
      SourceText(path: "Row.component.yaml", text: row.replacing("tall: regularHeight", with: "tall: regularHigh"))
    )
    #expect(wrong.diagnostics.map(\.id).contains("unknown-variation"))
  }

  private func pipeline(_ components: [String: String], limits: SyntaxLimits = SyntaxLimits()) -> Pipeline {
    var pipeline = Pipeline(limits: limits)
    let sources = Dictionary(
      uniqueKeysWithValues: components.map { ($0.key, SourceText(path: "\($0.key).component.yaml", text: $0.value)) }
    )
    pipeline.components = ComponentLibrary(sources, catalog: pipeline.catalog, limits: limits)
    return pipeline
  }

  private func scene(_ objects: String, owner: String = "") -> SourceText {
    SourceText(path: "Example.scene.yaml", text: "scene: 1\n\(owner)objects:\n\(objects)")
  }

  private func ids(_ source: SourceText, _ pipeline: Pipeline) -> [String] {
    pipeline.checked(source).diagnostics.map(\.id)
  }

  @Test func usesAreTheirObjectsWrittenOut() throws {
    let owner =
      "owner: {class: Cart, superclass: UIViewController, outlets: {view: root, price: total.button, gap: total.edge}}\n"
    let used = scene(
      """
        - class: UIView
          id: root
          subviews:
            - component: Row
              id: total
              title: {text: Total, key: cart.total}
              isHidden: true
              delegate: owner
              onTap: [owner.open, total.name.update]
              trailing: [{class: UISwitch}, {component: Row, title: Inner}]
              constraints: [self.height = 44]
          constraints:
            - total.button.layoutMarginsGuide.leading = self.leading
            - total.name.top = total.top
      """,
      owner: owner
    )
    let written = scene(
      """
        - class: UIView
          id: root
          subviews:
            - class: UIStackView
              id: total
              spacing: 8
              isHidden: true
              arrangedSubviews:
                - {class: UILabel, id: name, text: {text: Total, key: cart.total}, accessibilityHint: '$5'}
                - {class: UIButton, id: price, title: –, actions: {touchUpInside: [owner.open, name.update]}}
                - {class: UITextField, text: {text: Total, key: cart.total}, outlets: {delegate: owner}}
                - {class: UISwitch}
                - class: UIStackView
                  id: inner
                  spacing: 8
                  arrangedSubviews:
                    - {class: UILabel, id: label2, text: Inner, accessibilityHint: '$5'}
                    - {class: UIButton, id: price2, title: –}
                    - {class: UITextField, text: Inner}
                  constraints:
                    - label2.leading = self.leading + 8
                    - price2.width = inner.width
              constraints:
                - {is: name.leading = self.leading + 8, id: edge}
                - price.width = total.width
                - self.height = 44
          constraints:
            - price.layoutMarginsGuide.leading = self.leading
            - name.top = total.top
      """,
      owner: owner.replacing("total.button", with: "price").replacing("total.edge", with: "edge")
    )
    let components = pipeline(["Row": Self.row])
    let nib = components.encoded(used)
    #expect(nib.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(nib.value != nil)
    #expect(nib.value == Pipeline().encoded(written).value)
  }

  @Test func whatAUseSaysIsReportedWhereItStands() {
    let source = scene("  - {component: Row, title: [1], spacing: wide}")
    let found = pipeline(["Row": Self.row]).checked(source).diagnostics
    #expect(Set(found.map { source.string(in: $0.range) }) == ["[1]", "wide"])
    #expect(Set(found.map(\.id)) == ["wrong-type"])
  }

  @Test func stylesOfTheSceneWinOverTheComponent() throws {
    let text = "scene: 1\nstyles: {airy: {spacing: 20}}\nobjects:\n  - {component: Row, title: A, styles: airy}\n"
    let scene = try #require(pipeline(["Row": Self.row]).validated(SourceText(path: "A.scene.yaml", text: text)).value)
    #expect(scene.scene[scene.scene.topLevel[0]].property("spacing")?.value.value == .double(20))
  }

  @Test func usesInUsesTakeParametersThrough() throws {
    let outer = """
      component: 1
      parameters: {heading: text}
      outlets: {price: row.button}
      object: {component: Row, id: row, title: $heading, spacing: 3}
      """
    let components = pipeline(["Row": Self.row, "Outer": outer])
    let source = scene("  - {component: Outer, id: a, heading: Hi, constraints: [a.price.top = self.top]}")
    let scene = try #require(components.validated(source).value)
    let root = scene.scene[scene.scene.topLevel[0]]
    #expect(root.className.value == "UIStackView")
    #expect(root.property("spacing")?.value.value == .double(3))
    #expect(scene.scene[root.children(in: "arrangedSubviews")[0]].property("text")?.value.value == .text("Hi"))
    #expect(scene.scene.componentUses.first?.parts.map(\.name) == ["price"])
  }

  @Test func hiddenObjectsHaveNoIdsAndCannotBeNamed() throws {
    let components = pipeline(["Row": Self.row])
    let source = scene("  - {component: Row, id: a, title: Hi, constraints: [a.label.top = self.top]}")
    #expect(ids(source, components) == ["hidden-part"])
    let tricky = scene("  - {component: Row, id: a, title: Hi, outlets: {x: 'a#label'}}")
    #expect(ids(tricky, components).contains("dangling-reference"))
    let fine = try #require(components.validated(scene("  - {component: Row, id: a, title: Hi}")).value)
    #expect(fine.scene.objects.indices.compactMap { fine.scene.objects.identifier(at: $0)?.value } == ["a"])
  }

  @Test func componentsAreCheckedByThemselves() {
    let source = SourceText(path: "Row.component.yaml", text: Self.row)
    let checked = Pipeline().checked(source)
    #expect(checked.diagnostics.map(\.message) == [])
    let component = Component(source, name: "Row", catalog: SceneCatalog.builtIn)
    #expect(component.parameters.map(\.name.value) == ["title", "amount", "onTap", "delegate"])
    let wrong = SourceText(path: "Row.component.yaml", text: Self.row.replacing("spacing: 8", with: "spacing: $title"))
    #expect(Pipeline().checked(wrong).diagnostics.map(\.id) == ["wrong-type"])
  }

  @Test func brokenComponentsAreReportedOnceAUse() {
    let components = pipeline(["Row": "component: 1\nobject: [\n", "Loop": "component: 1\nobject: {component: Loop}\n"])
    let source = scene("  - {component: Row, id: a, constraints: [a.b.top = self.top]}\n  - {component: Loop}\n")
    #expect(Set(ids(source, components)) == ["component-form", "component-cycle"])
  }

  @Test func deepAndWideComponentsAreBounded() {
    var chain: [String: String] = [:]
    for level in 0..<1000 {
      chain["C\(level)"] = "component: 1\nobject: {class: UIView, subviews: [{component: C\(level + 1)}]}\n"
    }
    #expect(ids(scene("  - component: C0"), pipeline(chain)) == ["component-cycle"])
    var bomb: [String: String] = [:]
    for level in 0..<15 {
      let uses = Array(repeating: "{component: C\(level + 1)}", count: 10).joined(separator: ", ")
      bomb["C\(level)"] = "component: 1\nobject: {class: UIView, subviews: [\(uses)]}\n"
    }
    bomb["C15"] = "component: 1\nobject: {class: UIView}\n"
    let limits = SyntaxLimits(maximumAliasNodes: 10_000)
    #expect(ids(scene("  - component: C0"), pipeline(bomb, limits: limits)) == ["alias-limit"])
  }

  @Test func usesOfStoryboardsCarrySegues() throws {
    let manifest = SourceText(
      path: "Main.storyboard.yaml",
      text: """
        storyboard: 1
        initialViewController: Home
        scenes:
          Home:
            viewController:
              class: UIViewController
              view:
                class: UIView
                subviews:
                  - {component: Row, id: a, title: Go, button: {segues: [{kind: show, destination: Next}]}}
          Next:
            viewController: {class: UIViewController}
        """
    )
    let checked = pipeline(["Row": Self.row]).checkedStoryboard(manifest: manifest)
    #expect(checked.manifest.diagnostics.map(\.message) == [])
    let scene = try #require(checked.storyboard).scenes[0].scene
    let segue = try #require(scene.segues.first)
    #expect(scene[segue.source].className.value == "UIButton")
  }

  @Test func fixtureComponentsAreRight() throws {
    for name in ["PriceRow", "Card", "Chain"] {
      let source = SourceText(
        path: "Tests/Fixtures/components/\(name).component.yaml",
        text: try Repository.text("Tests/Fixtures/components/\(name).component.yaml")
      )
      let row = try Repository.text("Tests/Fixtures/components/PriceRow.component.yaml")
      let component = pipeline(["PriceRow": row]).checked(source)
      #expect(component.diagnostics.map(\.message) == [], "\(name)")
    }
  }
}
