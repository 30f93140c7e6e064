import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneModel
import Testing

/// Conditions in words mean what the list of traits means.
@Suite struct VariationWordTests {
  private func nib(_ text: String) throws -> [UInt8] {
    let compiled = Pipeline().encoded(SourceText(path: "A.scene.yaml", text: text))
    #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(compiled.value)
  }

  @Test func wordsAreTraits() throws {
    let head =
      "scene: 1\ntraits: {wide: regularWidth+regularHeight}\nobjects:\n  - class: UIView\n    subviews:\n      - class: UIStackView\n"
    let words =
      head
      + "        variations: {wide: {axis: vertical}, compactHeight: {isInstalled: false}, gamutP3: {spacing: 2}}\n"
    let list =
      head + """
                variations:
                  - {when: {horizontalSizeClass: regular, verticalSizeClass: regular}, axis: vertical}
                  - {when: {verticalSizeClass: compact}, isInstalled: false}
                  - {when: {displayGamut: P3}, spacing: 2}

        """
    #expect(try nib(words) == nib(list))
  }

  /// What Interface Builder varies for a Mac has no word.
  @Test func theIdiomIsATrait() throws {
    let text = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - class: UIStackView
              variations: [{when: {userInterfaceIdiom: mac}, axis: vertical}]

      """
    let archive = try #require(Pipeline().compiled(SourceText(path: "A.scene.yaml", text: text)).value)
    #expect(archive.dump().contains("UITraitCollectionBuiltinTrait-_UITraitNameUserInterfaceIdiom: 5 int8"))
  }

  @Test func equationsUnderAConditionAreInstalledThere() throws {
    let head = "scene: 1\nobjects:\n  - class: UIView\n    subviews: [{class: UIView, id: photo}]\n"
    let words =
      head + "    variations: {regularWidth: {constraints: [photo.width = 0.4 * self.width, photo.top = self.top]}}\n"
    let list =
      head + """
            constraints:
              - is: photo.width = 0.4 * self.width
                isInstalled: false
                variations: [{when: {horizontalSizeClass: regular}, isInstalled: true}]
              - is: photo.top = self.top
                isInstalled: false
                variations: [{when: {horizontalSizeClass: regular}, isInstalled: true}]

        """
    #expect(try nib(words) == nib(list))
  }
}
