import DioramaUI
import Foundation
import NibArchive
import NibLoader
import SceneCompiler
import SceneDiagnostics
import Testing

/// What a scene says for some size classes only holds on screens of these classes.
@MainActor
@Suite(.serialized) struct SizeClassTests {
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 393, 852]
        subviews:
          - {class: UIView, id: first, frame: [0, 0, 10, 10], tag: 1}
          - class: UILabel
            id: headline
            frame: [20, 20, 200, 40]
            tag: 2
            text: Wide
            variations:
              - {when: {horizontalSizeClass: compact}, text: Narrow}
              - {when: {horizontalSizeClass: regular, verticalSizeClass: compact}, isInstalled: false}
          - {class: UIView, id: last, frame: [0, 0, 10, 10], tag: 3}
        constraints:
          - headline.top = root.top + 5
          - is: headline.width >= 100
            id: width
            variations:
              - {when: {horizontalSizeClass: compact}, constant: 60}
          - is: headline.height >= 30
            variations:
              - {when: {horizontalSizeClass: regular}, isInstalled: false}
    """

  /// The root view of the scene, loaded for a screen.
  private func root() throws -> UIView {
    let compiled = Pipeline().compiled(SourceText(path: "Sizes.scene.yaml", text: Self.scene))
    #expect(compiled.diagnostics.isEmpty)
    let nib = UINib(data: Data(try #require(compiled.value).encoded()), bundle: nil)
    return try #require(nib.instantiate(withOwner: nil).first as? UIView)
  }

  private func onScreen(_ width: CGFloat, _ height: CGFloat, _ body: @MainActor () throws -> Void) rethrows {
    let usual = UIRuntime.shared.screenBounds
    UIRuntime.shared.screenBounds = CGRect(x: 0, y: 0, width: width, height: height)
    defer { UIRuntime.shared.screenBounds = usual }
    try body()
  }

  private func lengths(_ view: UIView) -> [CGFloat] {
    let all = view.subtreeConstraints.filter { $0.firstAttribute == .width || $0.firstAttribute == .height }
    return all.sorted { $0.firstAttribute.rawValue < $1.firstAttribute.rawValue }.map(\.constant)
  }

  @Test("TC2: values, views and constraints are those of the screen's size classes when a nib is loaded")
  func whenLoaded() throws {
    try onScreen(393, 852) {
      let view = try root()
      #expect(view.subviews.map(\.tag) == [1, 2, 3] && lengths(view) == [60, 30])
      #expect((view.viewWithTag(2) as? UILabel)?.text == "Narrow")
      #expect(view.traitCollection.horizontalSizeClass == .compact)
    }
    try onScreen(932, 430) {
      let view = try root()
      #expect(view.subviews.map(\.tag) == [1, 3] && view.constraints.isEmpty)
      #expect(
        view.traitCollection.horizontalSizeClass == .regular && view.traitCollection.verticalSizeClass == .compact
      )
    }
  }

  @Test("TC3: they follow a window that gets other size classes, and what was taken away comes back where it was")
  func whenTurned() throws {
    try onScreen(430, 932) {
      let view = try root()
      let label = try #require(view.viewWithTag(2) as? UILabel)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 932))
      window.addSubview(view)
      #expect(view.subviews.count == 3 && label.text == "Narrow")
      window.frame.size = CGSize(width: 932, height: 430)
      #expect(view.subviews.map(\.tag) == [1, 3] && label.superview == nil && view.constraints.isEmpty)
      window.frame.size = CGSize(width: 430, height: 932)
      #expect(view.subviews.map(\.tag) == [1, 2, 3] && view.subviews[1] === label && label.text == "Narrow")
      #expect(lengths(view) == [60, 30])
      #expect(view.constraints.contains { $0.firstAttribute == .top && $0.firstItem === label })
    }
  }
}

extension UIView {
  /// The constraints that the view and those inside it hold.
  fileprivate var subtreeConstraints: [NSLayoutConstraint] { constraints + subviews.flatMap(\.subtreeConstraints) }
}
