import DioramaImage
import Testing

/// Names of symbols compose drawings, as far as there are drawings of their parts.
struct SymbolDrawingTests {
  @Test(
    "What a name composes has a drawing",
    arguments: [
      "heart", "heart.fill", "heart.circle", "heart.circle.fill", "bell.slash.fill", "folder.badge.plus",
      "person.fill.badge.plus", "bell.badge", "3.square.fill", "a.circle", "50.circle", "trash.slash.circle.fill",
      "arrow.uturn.backward", "exclamationmark.triangle.fill", "questionmark.folder",
    ]
  )
  func composes(name: String) throws {
    let drawing = try #require(SymbolDrawing(name))
    #expect(!drawing.layers.isEmpty)
    #expect(drawing.bounds.right - drawing.bounds.left > 2 && drawing.bounds.bottom - drawing.bounds.top > 2)
  }

  @Test(
    "Names of which nothing is known have none, whatever is behind them",
    arguments: ["", ".", "wibble", "wibble.fill", "wibble.circle", "fill", "slash.slash.wibble", "heart.wibble", "é"]
  )
  func unknown(name: String) {
    #expect(SymbolDrawing(name) == nil)
  }

  @Test("A name of many parts ends")
  func longNames() {
    #expect(SymbolDrawing("heart" + String(repeating: ".circle", count: 10_000)) == nil)
    #expect(SymbolDrawing("heart" + String(repeating: ".slash", count: 8)) != nil)
  }

  @Test("A filled shape is cut out where its sign is, and drawn over where layers have colors")
  func cuts() throws {
    let drawing = try #require(SymbolDrawing("xmark.circle.fill"))
    #expect(drawing.layers.map(\.isCut) == [false, true])
    let layered = try #require(SymbolDrawing("xmark.circle.fill", isLayered: true))
    #expect(layered.layers.map(\.isCut) == [false, true, false])
    #expect(layered.layers.map(\.rank) == [1, 0, 0])
  }

  @Test("Lines grow with the weight")
  func weights() throws {
    let growths = try stride(from: 100.0, through: 900, by: 100).map { weight in
      try #require(SymbolDrawing("plus", weight: weight)).layers[0].growth
    }
    #expect(zip(growths, growths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(growths[0] < 0 && growths[8] > 1)
  }

  @Test("Symbols with a direction are those whose names have one")
  func directions() {
    #expect(SymbolDrawing("chevron.forward")?.isDirectional == true)
    #expect(SymbolDrawing("chevron.forward.circle.fill")?.isDirectional == true)
    #expect(SymbolDrawing("chevron.right")?.isDirectional == false)
  }
}
