import NibArchive
import SceneCatalog
import SceneDiagnostics
import SceneModel

extension NibWriter {
  /// Writes a bar of a container as its controller lays it out while Interface Builder compiles, whatever the scene says of its frame.
  ///
  /// So say all 26 navigation bars and the tab bar of genuine nibs, as wide as their controllers get. Their frames are UIKit's of that time: 44 points high and 320 wide, and since Xcode 13 50 points high and without a width.
  mutating func layOutBar(_ id: ObjectID) {
    let bar = node(of: id)
    let isNavigationBar = context.validated.schema(of: id).isKind(of: "UINavigationBar")
    var values = graph.values(of: bar)
    var frame = [0.0, 0, 0, 0]
    if case .geometry(_, let numbers)? = context.objects.value(of: "frame", at: id.index) { frame = numbers }
    let isToolbar = context.validated.schema(of: id).isKind(of: "UIToolbar")
    if context.tools.isSince(.xcode12_5) {
      let width = isToolbar ? frame[2] : 0
      set("UIBounds", [0, 0, width, 50], in: &values)
      set("UICenter", [frame[0] + width / 2, frame[1] + 25], in: &values)
    } else if isNavigationBar {
      set("UIBounds", [0, 0, 320, 44], in: &values)
      set("UICenter", [160, 22], in: &values)
    }
    if isNavigationBar { setOpacity(in: &values) }
    if !values.contains(where: { $0.key == "UIAutoresizingMask" }),
      let index = values.firstIndex(where: { $0.key == "UIAutoresizeSubviews" })
    {
      // Flexible width, and above the bars at the bottom a flexible margin.
      values.insert(("UIAutoresizingMask", .integer(isNavigationBar ? 2 : 10)), at: index + 1)
    }
    graph.setValues(values, of: bar)
  }

  /// A navigation bar is opaque where nothing shines through it.
  private func setOpacity(in values: inout [(key: String, value: NibArchiveGraph.Value)]) {
    values.removeAll { $0.key == "UIOpaque" }
    let isOpaque = values.contains { $0.key == "UIBarTranslucence" && $0.value == .int8(2) }
    guard isOpaque, let index = values.firstIndex(where: { $0.key == "UIDeepDrawRect" }) else { return }
    values.insert(("UIOpaque", .bool(true)), at: index + 1)
  }

  private func set(
    _ key: String,
    _ numbers: [Double],
    in values: inout [(key: String, value: NibArchiveGraph.Value)]
  ) {
    guard let index = values.firstIndex(where: { $0.key == key }) else { return }
    values[index].value = .numbers(numbers)
  }
}
