/// Scenes of a given size, the same at every run.
enum Scenes {
  /// A list of rows, each a view with a label, a button and a switch: `count` objects in all, three lines an object.
  static func rows(objects count: Int) -> String {
    var text = "scene: 1\nobjects:\n  - class: UIView\n    frame: [0, 0, 320, 568]\n    subviews:\n"
    for row in 0..<max(count / 4, 1) {
      text += """
              - class: UIView
                frame: [0, \(row * 44), 320, 44]
                tag: \(row + 1)
                subviews:
                  - class: UILabel
                    frame: [20, 0, 200, 21]
                    text: Row \(row) of the table
                    numberOfLines: 2
                  - class: UIButton
                    frame: [220, 0, 44, 44]
                    title: Change
                  - {class: UISwitch, frame: [270, 6, 51, 31], isOn: true}

        """
    }
    return text
  }

  /// Chains of views in each other, each `depth` deep.
  static func nested(depth: Int, chains: Int) -> String {
    let opening = "{class: UIView, frame: [0, 0, 10, 10], subviews: ["
    let chain =
      String(repeating: opening, count: depth - 1) + "{class: UIView, frame: [0, 0, 10, 10]}"
      + String(repeating: "]}", count: depth - 1)
    return "scene: 1\nobjects:\n" + String(repeating: "  - \(chain)\n", count: chains)
  }
}
