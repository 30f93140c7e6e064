import DioramaCLI
import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// Drawings that nobody made with a tool for drawing: a picture is made all the same, and soon.
@MainActor
struct HostileDrawingTests {
  /// What is between the tags of a drawing.
  private static let bodies = [
    // A close command with numbers behind it, and one with blanks.
    "<path d='M0 0 L5 5 Z 7 8 9'/>", "<path d='M0 0 L5 5 Z  '/>", "<path d='Z'/>", "<path d='M 1e999 2'/>",
    // Arcs whose radii are next to nothing, and that end where they begin.
    "<path d='M0 0 A 1e-200 1e-200 0 0 1 5 5'/>", "<path d='M0 0 A 1e-300 3 45 1 0 0 0'/>",
    "<path d='M0 0 a 1e8 1e-8 7 1 1 1e8 1e-8'/>",
    // References that end before they begin, to nothing, and to themselves.
    "<rect clip-path=')#a' width='4' height='4'/>", "<rect clip-path='url(#' width='4' height='4'/>",
    "<rect fill='url(#' width='4' height='4'/>", "<g id='a'><use href='#a'/></g>",
    "<g id='b'><use href='#c'/></g><g id='c'><use href='#b'/><use href='#b'/></g>",
    "<rect fill='url(#g)' width='4' height='4'/><linearGradient id='g' href='#g'/>",
    // Numbers at the ends of what there is.
    "<rect x='-9e8' y='9e8' width='9e8' height='9e8' rx='1e-300'/>",
    "<g transform='scale(1e-308)'><circle r='9e8'/></g>",
    "<g transform='matrix(9e8 9e8 9e8 9e8 9e8 9e8)'><g transform='scale(9e8)'><circle r='9e8' stroke='red'/></g></g>",
    "<line x2='9e8' stroke='red' stroke-dasharray='1e-9'/>", "<line x2='9' stroke='red' stroke-dasharray='0 0'/>",
    "<line x2='9' stroke='red' stroke-width='9e8' stroke-miterlimit='9e8'/>", "<g transform='skewX(90) rotate(1e9)'/>",
    "<polygon points='1'/>", "<polyline points='1 2 3'/>", "<ellipse rx='-1' ry='NaN'/>", "<path d='\u{1F600}'/>",
  ]

  private func folder(_ drawings: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    var views = ""
    for (index, body) in drawings.enumerated() {
      let set = "Assets.xcassets/i\(index).imageset"
      try folder.write(
        "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"i.svg\"}]}",
        to: "\(set)/Contents.json"
      )
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24' viewBox='0 0 24 24'>\(body)</svg>",
        to: "\(set)/i.svg"
      )
      views += "      - {class: UIImageView, frame: [0, \(index * 20), 20, 20], image: i\(index)}\n"
    }
    try folder.write(
      """
      scene: 1
      assets: Assets.xcassets
      objects:
        - class: UIView
          frame: [0, 0, 100, 600]
          subviews:

      """ + views,
      to: "A.scene.yaml"
    )
    return folder
  }

  @Test("Drawings with broken references, commands and numbers are drawn as far as they can be")
  func broken() throws {
    let folder = try folder(Self.bodies)
    for ending in ["png", "svg"] {
      let run = Invocation("render", folder.at("A.scene.yaml"), "-o", folder.at("A.\(ending)"))
      #expect(run.status == .success, "\(run.errors)")
    }
  }

  @Test("A drawing that uses its parts again and again, and numbers that are too long, end soon")
  func endless() throws {
    let uses = (1...12).map { "<g id='u\($0)'>" + String(repeating: "<use href='#u\($0 + 1)'/>", count: 12) + "</g>" }
    let empty = "<g id='u13'>" + String(repeating: "<g/>", count: 20_000) + "</g>"
    let stops = String(repeating: "<stop offset='.5' stop-color='red'/>", count: 20_000)
    let folder = try folder([
      uses.joined() + empty, "<path d='M0 0 L\(String(repeating: "9", count: 200_000))'/>",
      "<polygon points='\(String(repeating: "9", count: 200_000)) 1'/>",
      "<linearGradient id='g'>\(stops)</linearGradient><rect fill='url(#g)' width='24' height='24'/>",
    ])
    let run = Invocation("render", folder.at("A.scene.yaml"), "-o", folder.at("A.png"))
    #expect(run.status == .success, "\(run.errors)")
  }
}
