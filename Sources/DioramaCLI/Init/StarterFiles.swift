import Backports
import SceneCatalog
import SceneLanguage

/// The texts of the files that `init` writes.
enum StarterFiles {
  /// A configuration that says what was found, and shows in comments what else it may say.
  static func configuration(_ survey: ProjectSurvey) -> String {
    let target =
      survey.target.map { "target: \($0.major).\($0.minor)" } ?? "# target: 15.0"
    let assets =
      survey.assets.isEmpty
      ? "# assets: App/Assets.xcassets" : "assets: [\(survey.assets.map(word).joined(separator: ", "))]"
    let modules =
      survey.modules.isEmpty
      ? "# swift: {App: Sources}"
      : "swift: {\(survey.modules.map { "\(word($0.name)): \(word($0.folder))" }.joined(separator: ", "))}"
    // The workflow has the tool there, with scenes of its own that are wrong on purpose.
    let excluded = ["Tools/diorama"] + survey.vendored
    let scenes = survey.sceneCount == 1 ? "1 scene" : "\(survey.sceneCount) scenes"
    let folders = survey.sceneFolders.isEmpty ? ["Scenes"] : survey.sceneFolders
    return """
      # How diorama checks the scenes in this folder and below it: \(scenes) when this file was made.
      # 'diorama lint --show-config' prints what applies to each.

      # The oldest iOS that the application runs on: what came later is reported.
      \(target)

      # The modules of your code and the folders of their sources: outlets and actions are checked against the classes there.
      \(modules)

      # The files or folders of schemas, which declare classes of your own whose sources are not read.
      # schemas: Schemas

      # Where rules look for images and colors.
      \(assets)

      # Which files are checked; without these keys, all of them.
      # include: [\(folders.map(word).joined(separator: ", "))]
      exclude: [\(excluded.map { word("/" + $0) }.joined(separator: ", "))]

      # The screens for which rules lay scenes out.
      # sizes: [phones, 820x1180]

      # The file of findings that are not reported; 'diorama lint --write-baseline FILE' writes it.
      # baseline: .diorama-baseline.yaml

      # Rules by their ids, which 'diorama explain' lists: on, off, note, warning or error.
      # rules:
      #   unused-style: note

      """
  }

  /// Hooks of pre-commit that call the installed tool.
  static let hooks = #"""
    # Checks the scenes of each commit: https://pre-commit.com; 'pre-commit install' turns it on.
    repos:
      - repo: local
        hooks:
          - id: diorama-lint
            name: diorama lint
            language: system
            entry: diorama lint --strict --
            files: '\.(scene|storyboard|component)\.yaml$'
          - id: diorama-format
            name: diorama format
            language: system
            entry: diorama format --
            files: '\.(scene|storyboard|component)\.yaml$'

    """#

  /// A workflow of GitHub Actions that shows findings beside the lines.
  static let workflow = """
    # Checks all scenes; findings are shown beside the lines. Diorama is a submodule in Tools/diorama, which
    # .diorama.yaml excludes.
    name: scenes
    on: [push, pull_request]
    jobs:
      lint:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
            with:
              submodules: true
          - run: apt-get update && apt-get install -y libyaml-dev pkg-config make
          - run: make -C Tools/diorama release
          - run: Tools/diorama/.build/release-static/diorama lint --strict --diagnostics github
          - run: Tools/diorama/.build/release-static/diorama format --check

    """

  /// Settings of VS Code by which the YAML extension finds the JSON Schema.
  static let settings = """
    {
      "yaml.schemas": {
    \(associations)
      }
    }

    """

  /// The schema of each kind of file.
  private static let associations = SourceKind.written.map { "    \"./\($0.schemaName)\": \"*\($0.suffix)\"" }
    .joined(separator: ",\n")

  /// A path as a word of YAML between brackets.
  private static func word(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return isPlain && text.first?.isLetter == true ? text : "'" + text.replacing("'", with: "''") + "'"
  }
}

extension SourceKind {
  /// The file name of the JSON Schema of a kind.
  var schemaName: String { "\(rawValue).schema.json" }
}
