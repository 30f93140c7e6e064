import AssetCatalog
import DioramaCLI
import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import Testing
import ToolTestSupport

@Suite("Frames of exported documents")
@MainActor
struct DesignFramesTests {
  private func document(_ scene: String) throws -> String {
    let source = SourceText(path: "A.scene.yaml", text: scene)
    let pipeline = Pipeline()
    let exported = exportScene(source, with: pipeline) { scene in
      let frames = DesignFrames.replaced(in: scene, compiledBy: pipeline) {
        $0 == "star" ? ImageSize(width: 30, height: 20.5) : nil
      }
      return ExportFacts(frames: frames) { $0 == "star" ? (30, 20.5) : nil }
    }
    return try #require(exported.value)
  }

  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        id: root
        subviews:
          - class: UIView
            id: box
            constraints: [self.width = 100, self.height = 40]
          - class: UIImageView
            id: picture
            image: star
        constraints:
          - box.leading = self.leading + 20
          - box.top = self.top + 30
          - picture.leading = box.trailing + 8
          - picture.centerY = box.centerY

    """

  @Test("A view without a frame gets the one that its constraints give")
  func solved() throws {
    let text = try document(Self.scene)
    #expect(text.contains("<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>"))
    #expect(text.contains("<rect key=\"frame\" x=\"20\" y=\"30\" width=\"100\" height=\"40\"/>"))
    #expect(
      text.contains(
        "<rect key=\"frame\" x=\"128\" y=\"39.666666666666664\" width=\"30\" height=\"20.666666666666668\"/>"
      )
    )
    #expect(text.contains("<image name=\"star\" width=\"30\" height=\"20.5\"/>"))
  }

  @Test("A frame that the constraints contradict is replaced, except in imported views and within the tolerance")
  func written() throws {
    let box = "<rect key=\"frame\" x=\"20\" y=\"30\" width=\"100\" height=\"40\"/>"
    let moved = Self.scene.replacing("id: box\n", with: "id: box\n        frame: [1, 2, 3, 4]\n")
    #expect(try document(moved).contains(box))
    let near = Self.scene.replacing("id: box\n", with: "id: box\n        frame: [20, 31, 100, 40]\n")
    #expect(try !document(near).contains(box))
    let imported = moved.replacing("id: box\n", with: "id: box\n        interfaceBuilder: {id: bOx-00-001}\n")
    #expect(try document(imported).contains("<rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))
  }

  @Test("Where an image's size is unknown, written frames are kept")
  func unknown() throws {
    let scene = Self.scene.replacing("image: star", with: "image: moon")
      .replacing("id: picture\n", with: "id: picture\n        frame: [7, 7, 9, 9]\n")
    let text = try document(scene)
    #expect(text.contains("<rect key=\"frame\" x=\"7\" y=\"7\" width=\"9\" height=\"9\"/>"))
    #expect(!text.contains("<image "))
  }

  /// Views whose sizes only their classes know, views without constraints, and a view that is turned.
  private static let own = """
    scene: 1
    objects:
      - class: UIView
        subviews:
          - {class: UIImageView, id: icon, image: {systemName: star, configuration: {pointSize: 40}}}
          - {class: UIButton, id: go, configuration: {filled: {title: Go, subtitle: now, image: {systemName: star}}}}
          - {class: UIPageControl, id: pages, numberOfPages: 3}
          - {class: UIColorWell, id: color}
          - {class: UIDatePicker, id: date, preferredDatePickerStyle: compact}
          - {class: UIProgressView, id: loading}
          - {class: UILabel, id: styled, attributedText: [{text: Large, font: {systemFont: 40}}, {text: " and small"}]}
          - {class: UISwitch, id: unplaced}
          - class: UIStackView
            id: row
            arrangedSubviews:
              - {class: UIActivityIndicatorView, id: busy}
              - {class: UISegmentedControl, id: parts, segments: [{title: A}, {image: {systemName: star}}]}
        constraints:
          - icon.top = self.top
          - icon.centerX = self.centerX
          - go.top = icon.bottom + 8
          - go.centerX = self.centerX
          - pages.top = go.bottom
          - pages.leading = self.leading
          - color.top = pages.bottom
          - color.leading = self.leading
          - date.top = color.bottom
          - date.leading = self.leading
          - loading.top = date.bottom
          - loading.leading = self.leading
          - loading.trailing = self.trailing
          - styled.top = loading.bottom
          - styled.leading = self.leading
          - row.top = styled.bottom
          - row.leading = self.leading

    """

  @Test("Frames are those that the tree has")
  func agreement() throws {
    let number = /"frame": \{"x": (\S+), "y": (\S+), "width": (\S+), "height": (\S+)\}/
    let shown = Invocation("tree", "--json", "-", input: Self.own).output.matches(of: number).map { match in
      [match.1, match.2, match.3, match.4].map { Double($0) }
    }
    let attribute = /<rect key="frame" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/
    let written = Invocation("export", "-", input: Self.own).output.matches(of: attribute).map { match in
      [match.1, match.2, match.3, match.4].map { Double($0) }
    }
    #expect(shown.count == 12)
    #expect(shown.count == written.count)
    for (shown, written) in zip(shown, written) {
      for (shown, written) in zip(shown, written) {
        let (shown, written) = (try #require(shown), try #require(written))
        #expect(abs(shown - written) < 1e-6)
      }
    }
    #expect(!shown.contains([0, 0, 0, 0]))
  }

  @Test("A document lists the system colors and images inside of values")
  func resources() throws {
    let text = try document(
      """
      scene: 1
      objects:
        - class: UIButton
          configuration: {filled: {title: Buy, baseBackgroundColor: systemRed}}

      """
    )
    #expect(text.contains("<systemColor name=\"systemRedColor\">"), "\(text)")
  }

  @Test("An imported scene keeps the image sizes of its document")
  func importedImages() throws {
    let scene = """
      scene: 1
      objects: []
      interfaceBuilder:
        elements:
          - '<resources><image name="a>b" width="12" height="34"/><image name="s" catalog="system" width="1" height="1"/></resources>'

      """
    let tree = Pipeline().checked(SourceText(path: "A.scene.yaml", text: scene)).tree
    #expect(ImportedImages.sizes(in: tree) == ["a>b": ImageSize(width: 12, height: 34)])
  }
}
