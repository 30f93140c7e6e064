package import ArgumentParser
import Backports
package import DioramaDriver

/// `diorama preview`: a page that shows scenes while they are written.
package struct PreviewCommand: ToolCommand {
  /// What help and parsing are made of.
  package static let configuration = CommandConfiguration.verb(
    "preview",
    abstract: "Show scenes in a browser, and draw them again whenever a file is saved.",
    discussion: """
      The page is served on this machine only, at an address that nobody else knows. It shows the scenes with their \
      hierarchies and messages, on devices of your choice, light and dark, and in all text sizes, and storyboards as \
      maps that lead to their scenes. While a scene has errors, its last good picture stays. The command ends with Control-C.

      With --editor, a click with Control or Command on a view opens its place in the scene: {file}, {line} and \
      {column} stand for it.

      Example: diorama preview Scenes --open --editor 'code -g {file}:{line}:{column}'
      """
  )

  @Argument(help: "A scene, a storyboard or a document, or a folder with them.", completion: .nibsAndScenes)
  var path: String = "."

  @Option(help: "The port of the page; 0 for one that is free.")
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: ArgumentHelp("The command that shows a place in your editor.", valueName: "command"))
  var editor: String?

  @OptionGroup(title: LimitOptions.title) var limits: LimitOptions

  @OptionGroup(title: CommonOptions.title) var common: CommonOptions

  /// Makes the command; the parser needs it.
  package init() {}

  /// Checks the editor's command.
  package func validate() throws {
    guard let editor else { return }
    guard editor.contains("{file}") else { throw ValidationError("--editor must have {file} in it.") }
  }

  /// Serves the page until the user ends it.
  package func run(in surroundings: Surroundings) -> ToolStatus {
    let request = PreviewRequest(
      path: path,
      port: port,
      opensBrowser: open,
      editor: editor?.split(separator: " ").map(String.init) ?? [],
      settings: common.sources(with: limits)
    )
    return servePreview(request, in: common.start(in: surroundings))
  }
}
