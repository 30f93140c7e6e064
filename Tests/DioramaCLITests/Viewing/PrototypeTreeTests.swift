import DioramaCLI
import DioramaDriver
import Testing
import ToolTestSupport

/// Cells that code takes by their identifiers, which `tree` and `render` show as Interface Builder does.
@MainActor
struct PrototypeTreeTests {
  @Test("A table shows its prototypes as rows as wide as it is, with the heights of their nibs or the table's")
  func table() {
    let scene = """
      scene: 1
      objects:
        - class: UITableView
          frame: [0, 0, 200, 100]
          rowHeight: 50
          separatorStyle: none
          prototypeCells:
            - {class: UITableViewCell, reuseIdentifier: A, contentView: {subviews: [{class: UIView, tag: 1}]}}
            - {class: Shop.Cell, superclass: UITableViewCell, reuseIdentifier: B, frame: [0, 0, 320, 70]}
            - {class: UITableViewCell, reuseIdentifier: C}

      """
    let tree = Invocation("tree", "-", input: scene)
    #expect(
      tree.output == """
        UITableView [0, 0, 200, 100]
          prototype "A": UITableViewCell [0, 0, 200, 50]
            UITableViewCellContentView [0, 0, 200, 50]
              UIView [0, 0, 0, 0] tag 1
          prototype "B": Shop.Cell (as UITableViewCell) [0, 50, 200, 70]
            UITableViewCellContentView [0, 0, 200, 70]
          prototype "C": UITableViewCell [0, 120, 200, 50]
            UITableViewCellContentView [0, 0, 200, 50]

        """
    )
    #expect(
      Invocation("tree", "-", "--size", "320x480", input: scene).output.contains("UITableViewCell [0, 0, 320, 50]")
    )
  }

  @Test("A collection shows its prototypes where the layout places items, and its header")
  func collection() {
    let scene = """
      scene: 1
      objects:
        - class: UICollectionView
          frame: [0, 0, 200, 200]
          collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: [90, 40], headerReferenceSize: [50, 30]}
          prototypeCells: [{reuseIdentifier: A}, {reuseIdentifier: B}, {reuseIdentifier: C}]
          sectionHeaderView: {reuseIdentifier: Top}

      """
    let tree = Invocation("tree", "-", input: scene).output
    #expect(tree.contains("  prototype \"A\": UICollectionViewCell [0, 30, 90, 40]\n"))
    #expect(tree.contains("  prototype \"B\": UICollectionViewCell [110, 30, 90, 40]\n"))
    #expect(tree.contains("  prototype \"C\": UICollectionViewCell [0, 80, 90, 40]\n"))
    #expect(tree.contains("  prototype header \"Top\": UICollectionReusableView [0, 0, 200, 30]\n"))
  }

  @Test("Prototypes inside of prototypes are shown, and what is wrong inside is said")
  func nested() {
    let scene = """
      scene: 1
      objects:
        - class: UITableView
          frame: [0, 0, 200, 100]
          rowHeight: 50
          prototypeCells:
            - reuseIdentifier: Outer
              contentView:
                subviews:
                  - class: UICollectionView
                    frame: [0, 0, 200, 50]
                    collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: [20, 20]}
                    prototypeCells:
                      - {class: Shop.Inner, superclass: UICollectionViewCell, reuseIdentifier: Inner, attributes: {x: 1}}

      """
    let tree = Invocation("tree", "-", input: scene).output
    #expect(tree.contains("prototype \"Inner\": Shop.Inner (as UICollectionViewCell) [0, 0, 20, 20]\n"))
    #expect(tree.contains("Shop.Inner (loaded as UICollectionViewCell): 1 attribute not set"))
  }

  @Test("Rows of a static table stay as they are")
  func staticTable() {
    let scene = """
      scene: 1
      objects:
        - class: UITableViewController
          view:
            class: UITableView
            frame: [0, 0, 200, 300]
            style: grouped
            sections: [{cells: [{textLabel: {text: Static}}]}]

      """
    let tree = Invocation("tree", "-", input: scene).output
    #expect(tree.contains("\"Static\"") && !tree.contains("prototype"))
    let picture = Invocation("render", "-", input: scene).output
    #expect(picture.contains("<path d=\"M0 0L200 0L200 44L0 44Z\" fill=\"#ffffff\"/>"))
  }

  @Test("A collection controller without a header to show is drawn with an empty one, and said to be")
  func missingHeader() {
    let scene = """
      scene: 1
      objects:
        - class: UICollectionViewController
          view:
            class: UICollectionView
            frame: [0, 0, 200, 200]
            collectionViewLayout: {class: UICollectionViewFlowLayout, headerReferenceSize: [50, 30]}

      """
    let tree = Invocation("tree", "-", input: scene)
    #expect(tree.status == .success)
    #expect(tree.output.contains("UICollectionView dataSource is not set or does not implement"))
    #expect(!tree.output.contains("0x"))
    #expect(Invocation("render", "-", input: scene).status == .success)
  }
}
