import LayoutEngine
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneNodes
import Testing

@Suite("Scenes as the layout engine takes them")
struct NodeMakerTests {
  /// The solved frames of the views with ids in the scene's first hierarchy.
  private func frames(_ text: String, on asked: LayoutScreen? = nil) throws -> [String: LayoutRect] {
    let checked = Pipeline().checked(SourceText(path: "A.scene.yaml", text: "scene: 1\n" + text))
    let scene = try #require(checked.scene, "\(checked.diagnostics.map(\.message))")
    let root = try #require(LayoutRoots(scene).roots.first)
    let screen = asked ?? NodeMaker.screen(of: root, in: scene.scene)
    let maker = NodeMaker(scene, values: EffectiveValues(scene), screen: screen) { name in
      name == "Star" ? PerAxis(30, 20) : nil
    }
    let nodes = maker.nodes(of: root)
    var engine = LayoutEngine()
    let result = engine.settle(nodes.tree)
    var found: [String: LayoutRect] = [:]
    for (node, view) in nodes.views.enumerated() {
      if let id = scene.scene[view].identifier?.value { found[id] = result.frames[node] }
    }
    return found
  }

  @Test("A controller's view takes the screen, and its safe area reaches into the views in it")
  func safeArea() throws {
    let found = try frames(
      """
      owner: {class: Shop.Cart, superclass: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          subviews:
            - class: UIView
              id: box
              subviews: [{class: UIView, id: inner}]
              constraints:
                - inner.top = self.safeAreaLayoutGuide.top + 1
                - inner.leading = self.layoutMarginsGuide.leading
                - inner.trailing = self.trailing
                - inner.height = 20
          constraints:
            - box.top = self.top + 9
            - box.leading = self.leadingMargin
            - box.trailing = self.trailing
            - box.height = 300
      """
    )
    #expect(found["box"] == LayoutRect(x: 16, y: 9, width: 377, height: 300))
    #expect(found["inner"] == LayoutRect(x: 8, y: 51, width: 369, height: 20))
  }

  @Test("The title of a configured button is measured in the font that the configuration says")
  func configuredTitle() throws {
    func size(_ font: String) throws -> LayoutRect {
      let found = try frames(
        """
        objects:
          - class: UIView
            frame: [0, 0, 300, 200]
            subviews:
              - {class: UIButton, id: buy, configuration: {plain: {title: Buy\(font)}}}
            constraints: [buy.top = self.top, buy.leading = self.leading]
        """
      )
      return try #require(found["buy"])
    }
    let (usual, large) = (try size(""), try size(", titleFont: {systemFont: 40}"))
    #expect(large.width > usual.width + 15 && large.height > usual.height + 15)
  }

  @Test(
    "System spacing is 8 between neighbors, 20 inside of an edge, and between baselines what the fonts have besides"
  )
  func systemSpacing() throws {
    let found = try frames(
      """
      objects:
        - class: UIView
          frame: [0, 0, 300, 300]
          subviews:
            - {class: UILabel, id: title, text: Title, font: {systemFont: 17}}
            - {class: UILabel, id: detail, text: Detail, font: {systemFont: 12}}
            - {class: UIView, id: box}
          constraints:
            - title.leading = self.leading + systemSpacing
            - title.top = self.topMargin
            - detail.leading = title.trailing + systemSpacing
            - detail.firstBaseline = title.lastBaseline + systemSpacing
            - box.top = title.bottom + systemSpacing
            - box.leading = self.safeAreaLayoutGuide.leading + systemSpacing
            - box.width = 10
            - box.height = 10
      """
    )
    let title = try #require(found["title"])
    let detail = try #require(found["detail"])
    let box = try #require(found["box"])
    #expect(title.x == 20 && box.x == 20)
    #expect(detail.x == title.x + title.width + 8)
    #expect(box.y == title.y + title.height + 8)
    // Eight points lie between the descender of one line and the ascender of the next.
    #expect(abs(detail.y - (title.y + title.height + 8)) <= 1, "\(title) \(detail)")
  }

  @Test("Stack views, images of known size, controls and texts have natural sizes")
  func stacks() throws {
    let found = try frames(
      """
      objects:
        - class: UIView
          id: root
          frame: [0, 0, 300, 300]
          subviews:
            - class: UIStackView
              id: stack
              axis: vertical
              alignment: leading
              spacing: 5
              arrangedSubviews:
                - {class: UIImageView, id: star, image: Star}
                - {class: UISwitch, id: toggle}
                - {class: UIButton, id: button, buttonType: infoDark}
                - {class: UILabel, id: hidden, text: Gone, isHidden: true}
          constraints:
            - stack.top = self.top
            - stack.trailing = self.trailing
      """
    )
    #expect(found["star"] == LayoutRect(x: 0, y: 0, width: 30, height: 20))
    #expect(found["toggle"] == LayoutRect(x: 0, y: 25, width: 51, height: 31))
    #expect(found["button"] == LayoutRect(x: 0, y: 61, width: 24, height: 24))
    #expect(found["stack"] == LayoutRect(x: 251, y: 0, width: 49, height: 85))
  }

  @Test("Masks, frames, content views and what varies by size class")
  func others() throws {
    let text = """
      objects:
        - class: UITableViewCell
          id: cell
          frame: [0, 0, 320, 60]
          contentView:
            id: content
            subviews:
              - {class: UIView, id: masked, frame: [10, 10, 300, 20], autoresizingMask: [flexibleWidth]}
              - {class: UIView, id: line}
              - class: UIView
                id: wide
                isInstalled: false
                variations: [{when: {horizontalSizeClass: regular}, isInstalled: true}]
            constraints:
              - line.leading = self.leading
              - line.top = self.top
              - line.height = 1
              - {is: line.width = 50, variations: [{when: {horizontalSizeClass: regular}, constant: 80}]}
              - wide.leading = line.trailing
              - wide.top = line.top
              - wide.width = 5
              - wide.height = 6
      """
    let phone = try frames(text, on: .usual)
    #expect(phone["masked"] == LayoutRect(x: 10, y: 10, width: 373, height: 20))
    #expect(phone["line"] == LayoutRect(x: 0, y: 0, width: 50, height: 1))
    #expect(phone["wide"] == LayoutRect())
    let tablet = try frames(text, on: LayoutScreen(width: 820, height: 1180))
    #expect(tablet["wide"] == LayoutRect(x: 80, y: 0, width: 5, height: 6))
    #expect(tablet["content"] == LayoutRect(x: 0, y: 0, width: 820, height: 60))
  }

  @Test("A view with bounds and a center has the frame that they make")
  func boundsAndCenter() throws {
    let found = try frames(
      """
      objects:
        - class: UIView
          id: root
          frame: [0, 0, 300, 300]
          subviews:
            - {class: UIView, id: masked, bounds: [0, 0, 40, 20], center: [50, 60]}
            - {class: UIView, id: line}
          constraints:
            - line.leading = self.leading + 7
            - line.top = self.top
            - line.height = 1
            - line.width = 5
      """
    )
    #expect(found["masked"] == LayoutRect(x: 30, y: 50, width: 40, height: 20))
    #expect(found["line"] == LayoutRect(x: 7, y: 0, width: 5, height: 1))
  }

  @Test("A hierarchy without constraints and stack views is not solved")
  func nothing() throws {
    let text = "scene: 1\nobjects: [{class: UIView, subviews: [{class: UILabel, text: Hello}]}]"
    let scene = try #require(Pipeline().checked(SourceText(path: "A.scene.yaml", text: text)).scene)
    #expect(LayoutRoots(scene).roots.isEmpty)
  }
}
