import AssetCatalog
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneNodes
import Testing

@Suite("Frames of exported documents")
struct DesignFramesTests {
  private func document(_ scene: String) throws -> String {
    let source = SourceText(path: "A.scene.yaml", text: scene)
    let exported = exportScene(source, with: Pipeline()) { scene in
      let frames = DesignFrames.replaced(in: scene) { $0 == "star" ? ImageSize(width: 30, height: 20.5) : nil }
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
        "<rect key=\"frame\" x=\"128\" y=\"39.666666666666664\" width=\"30\" height=\"20.666666666666671\"/>"
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
