import SceneLanguage
import SceneModel

extension DocumentNode {
  /// The sizes that a document has of images, as a scene that was imported keeps them; empty where it has none.
  var imageSizes: [WrittenValue.Entry] {
    let images = child("resources")?.children.filter { $0.name == "image" } ?? []
    guard !images.isEmpty else { return [] }
    let tags = images.map { image in
      "<image " + image.attributes.map { "\($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined(separator: " ") + "/>"
    }
    let text = "<resources>\(tags.joined())</resources>"
    return [.init(SceneKeys.ElementPatch.elements, .list([.text(text)]))]
  }
}
