import DioramaDriver
import Foundation
import Testing
import ToolTestSupport

/// `diorama lint --watch`, as a process.
struct WatchTests {
  @Test(
    "Each change is linted, and an interruption ends with the status of the last run",
    .enabled(if: BuiltTool.isPresent, "a build of the tests alone does not make the tool")
  )
  func watch() throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    // Each step waits for what the one before brings about, a minute at most.
    let script = """
      "$DIORAMA" lint . --watch --diagnostics gcc > out 2> err & tool=$!
      wait_for() {
        for _ in $(seq 600); do grep -q "$1" "$2" 2> /dev/null && return 0; sleep 0.1; done
        kill -9 $tool; echo "no $1"; cat out err; exit 9
      }
      sleep 0.5
      printf 'scene: 1\\nobjects:\\n  - class: UILabel\\n    txt: Hi\\n' > A.scene.yaml
      wait_for unknown-property out
      printf 'scene: 1\\nobjects:\\n  - {class: UIView, backgroundColor: {white: 0}}\\n' > B.scene.yaml
      wait_for magic-color out
      printf 'rules: {magic-color: off}\\n' > .diorama.yaml
      wait_for '^1 error in 1 file$' err
      kill -INT $tool
      wait $tool
      echo "status $?"
      """
    let run = try BuiltTool.shell(script, in: folder)
    #expect(run.output == "status 1\n", "\(run.output)")
    #expect(try !folder.text("out").contains("\u{1B}"))
  }

  @Test(
    "Watching is for files and for forms that are no document",
    arguments: ["-", "--diagnostics=json", "--show-config"]
  )
  @MainActor
  func wrongCalls(argument: String) throws {
    let folder = try TemporaryFolder(["A.scene.yaml": Scenes.label])
    #expect(Invocation("lint", "@", "--watch", argument, in: folder).status == .usage)
  }
}
