import DioramaUI
import Foundation
import NibArchive
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import Testing

/// What scenes say of the colors of symbols reaches the images.
@MainActor
@Suite struct SymbolSceneTests {
  @Test func colorsReachTheSymbol() throws {
    #expect(
      try Self.configuration("renderingMode: palette, colors: [systemRed, systemBlue]")
        == UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    )
    #expect(
      try Self.configuration("renderingMode: hierarchical, colors: [systemTeal]")
        == UIImage.SymbolConfiguration(hierarchicalColor: .systemTeal)
    )
    #expect(try Self.configuration("renderingMode: multicolor") == .preferringMulticolor())
    #expect(try Self.configuration("renderingMode: monochrome") == .preferringMonochrome())
    #expect(try Self.configuration("renderingMode: monochrome") != .preferringMulticolor())
  }

  private static func configuration(_ parts: String) throws -> UIImage.SymbolConfiguration? {
    let text = """
      scene: 1
      objects:
        - class: UIImageView
          image: {systemName: star, variableValue: 0.5, configuration: {\(parts)}}
      """
    let source = SourceText(path: "Symbol.scene.yaml", bytes: Array(text.utf8))
    let validated = Pipeline(catalog: SceneCatalog.builtIn).validated(source)
    let scene = try #require(validated.value, "\(GCCRenderer().render(validated.diagnostics, in: source))")
    let nib = UINib(data: Data(emit(scene).encoded()), bundle: nil)
    let view = try #require(try nib.load(owner: nil).topLevelObjects.first as? UIImageView)
    return view.image?.symbolConfiguration
  }
}
