import NibArchive
import SceneCompiler
import SceneDiagnostics
import SceneFormat
import Testing

/// What only Interface Builder needs can be left out of a scene; what reaches the nib cannot.
@Suite struct BookkeepingTests {
  private func discarded(_ text: String) throws -> String {
    let formatter = SceneFormatter(discardsBookkeeping: true)
    let outcome = formatter.format(SourceText(path: "A.scene.yaml", text: text)).value
    switch outcome {
    case .unchanged: return text
    case .changed(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .erroneous, .unsound:
      Issue.record("\(outcome)")
      return ""
    }
  }

  @Test func leavesOutWhatNoNibHas() throws {
    let text = """
      scene: 1
      owner: {interfaceBuilder: {attributes: {customClass: UIViewController}}}
      placeholders:
        cart: {interfaceBuilder: {id: p}}
      objects:
        # The whole screen.
        - class: UIView
          subviews:
            - {class: UILabel, id: a, text: Hi, interfaceBuilder: {id: l, userLabel: Hi}}
          constraints:
            - {is: a.top = self.top, interfaceBuilder: {id: c}}
          # Ids of the old document.
          interfaceBuilder:
            id: v # not ours
            # As they stood.
            order: [1, 0]
          # The end.
      interfaceBuilder:
        attributes: {toolsVersion: '1'}

      """
    let expected = """
      scene: 1
      placeholders:
        cart: {}
      objects:
        # The whole screen.
        - class: UIView
          subviews:
            - {class: UILabel, id: a, text: Hi}
          constraints:
            - {is: a.top = self.top}
          # Ids of the old document.
          # not ours
          # As they stood.
          # The end.

      """
    #expect(try discarded(text) == expected)
    #expect(try discarded(expected) == expected)
  }

  @Test func keepsWhatReachesTheNib() throws {
    let text = """
      scene: 1
      objects:
        - class: UILabel
          interfaceBuilder:
            id: l
            archive:
              values: {UIOpaque: absent, interfaceBuilder: int8 1}
            order: [0]
      interfaceBuilder: {archive: {coderVersion: 9}, elements: []}

      """
    let expected = """
      scene: 1
      objects:
        - class: UILabel
          interfaceBuilder:
            archive:
              values: {UIOpaque: absent, interfaceBuilder: int8 1}
      interfaceBuilder: {archive: {coderVersion: 9}}

      """
    #expect(try discarded(text) == expected)
  }

  /// The nib of a prototype knows objects outside of it by their ids in Interface Builder.
  @Test func keepsIDsThatANestedNibNames() throws {
    let text = """
      scene: 1
      owner: {class: App.List, superclass: UIViewController, outlets: {view: root}}
      objects:
        - class: UIView
          id: root
          subviews:
            - class: UITableView
              interfaceBuilder: {id: t, userLabel: Rows}
              prototypeCells:
                - class: App.Row
                  superclass: UITableViewCell
                  reuseIdentifier: row
                  outlets: {page: root}
                  interfaceBuilder: {id: r, order: [0]}
          interfaceBuilder: {id: v, order: [1]}

      """
    let scene = try discarded(text)
    #expect(!scene.contains("order") && !scene.contains("userLabel") && scene.contains("interfaceBuilder: {id: v}"))
    let pipeline = Pipeline()
    func nib(_ text: String) -> [UInt8]? {
      pipeline.compiled(SourceText(path: "A.scene.yaml", text: text)).value?.encoded()
    }
    #expect(nib(scene) != nil && nib(scene) == nib(text))
  }
}
