import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// What `tree` and `render` say of classes that only the application has.
@MainActor
struct OwnClassNoteTests {
  private static let scene = """
    scene: 1
    objects:
      - class: UIView
        subviews:
          - class: Shop.Bar
            superclass: UIView
            attributes: {title: Menu}
            outlets: {left: one, right: two}
          - class: Shop.Bar
            superclass: UIView
            outlets: {left: one}
          - class: Shop.Stars
            superclass: UIControl
            attributes: {count: 3}
          - {class: UILabel, id: one}
          - {class: UILabel, id: two}

    """

  private static let notes = [
    "Shop.Bar (loaded as UIView): 3 outlets, 1 attribute not set; --verbose lists them",
    "Shop.Stars (loaded as UIControl): 1 attribute not set; --verbose lists it",
  ]

  @Test("One line a class says how many outlets and attributes could not be set")
  func oneLineAClass() {
    let picture = Invocation("render", "-", input: Self.scene)
    #expect(picture.errors == Self.notes.map { "diorama: note: <stdin>: \($0)\n" }.joined())
    let tree = Invocation("tree", "-", input: Self.scene)
    #expect(tree.output.hasSuffix(Self.notes.map { $0 + "\n" }.joined()))
    #expect(!tree.output.contains("cannot set"))
  }

  @Test("With --verbose, each has a line at its object")
  func verbose() {
    let tree = Invocation("tree", "-", "--verbose", input: Self.scene)
    #expect(
      tree.output == """
        UIView [0, 0, 393, 852]
          Shop.Bar (as UIView) [0, 0, 0, 0]
            cannot set 'title', which UIView does not have
            cannot set 'left', which UIView does not have
            cannot set 'right', which UIView does not have
          Shop.Bar (as UIView) [0, 0, 0, 0]
            cannot set 'left', which UIView does not have
          Shop.Stars (as UIControl) [0, 0, 0, 0]
            cannot set 'count', which UIControl does not have
          UILabel [0, 0, 0, 0]
          UILabel [0, 0, 0, 0]

        """
    )
    #expect(Invocation("render", "-", "--verbose", input: Self.scene).errors.split(separator: "\n").count == 5)
  }

  @Test("What a schema of the user's declares is taken, and nothing is said")
  func declared() throws {
    let schema = """
      class: Shop.Stars
      superclass: UIControl
      properties:
        rating: Int
      outlets:
        hint: UILabel

      """
    let scene = """
      scene: 1
      objects:
        - class: UIView
          subviews:
            - {class: Shop.Stars, rating: 4, outlets: {hint: hint}}
            - {class: UILabel, id: hint}

      """
    let folder = try TemporaryFolder(["Stars.yaml": schema, "Rating.scene.yaml": scene])
    for verb in [["render", "@Rating.scene.yaml", "-o", "-"], ["tree", "@Rating.scene.yaml", "--verbose"]] {
      let run = Invocation(arguments: verb + ["--schemas", "@Stars.yaml"], in: folder)
      #expect(run.status == .success)
      #expect(!(run.output + run.errors).contains("not set") && !(run.output + run.errors).contains("cannot set"))
    }
  }
}
