import JSONText

extension StarterFiles {
  /// The files by which clients of the Model Context Protocol find the server, by their paths.
  ///
  /// Claude Code and others read `.mcp.json`, Cursor its own file of the same form, VS Code one whose servers have another name.
  static let agentConfigurations: [(path: String, text: String)] = [
    (".mcp.json", configuration(under: "mcpServers", [])),
    (".cursor/mcp.json", configuration(under: "mcpServers", [])),
    (".vscode/mcp.json", configuration(under: "servers", [("type", "stdio")])),
  ]

  private static func configuration(under name: String, _ more: [(String, JSONValue)]) -> String {
    let server = JSONValue.object(more + [("command", "diorama"), ("args", ["mcp", "."])])
    return JSONValue.object([(name, ["diorama": server])]).text(width: 80) + "\n"
  }

  /// What an agent should know of a project with scenes.
  static let agents = """
    # Scenes

    The interfaces of this project are UIKit scenes: YAML files `*.scene.yaml` and `*.storyboard.yaml`, or xibs and storyboards
    of Interface Builder, which `diorama` reads as they are. There is no need for a Mac or a simulator to check, see or try them.

    With the server `diorama` (Model Context Protocol; `diorama mcp .` starts it):

    - Read the resource `diorama://cheat-sheet` before you write a scene. `catalog` has the properties of a class, `explain` the page
      of a message, `find` the ids and outlets of the project.
    - `validate` a scene after each change, also as a `text` that is not saved; mend what it reports, then `lint`.
    - Look at `render` on a small and a large device, in dark `appearance`, and with `contentSize` AX3.
    - `open` the scene, and `tap`, `type` and `scroll` as a user would; `screen` shows what came of it. Actions that code would take
      are named in the result.
    - Ids, outlets and actions are the contract with the Swift code: rename them only together with it.

    Without the server, the same is `diorama validate`, `lint`, `render -o picture.png`, `tree`, `explain NAME` and `format` in a shell.
    Before a commit, `diorama lint --strict` and `diorama format --check` find nothing.

    """
}
