import NibArchive
import SceneCompiler
import SceneDiagnostics
import Testing

/// Prototypes are nibs of their own, and cost what they hold.
@Suite struct PrototypeTests {
  private func archive(_ text: String) throws -> NibArchive {
    let checked = Pipeline().validated(SourceText(path: "Prototypes.scene.yaml", text: text))
    return emit(try #require(checked.value, "\(checked.diagnostics.map(\.message))")).archive
  }

  /// The nibs in a nib, by what their data begin with.
  private func nested(in archive: NibArchive) throws -> [NibArchive] {
    try archive.values.compactMap { value -> NibArchive? in
      guard case .data(let bytes) = value.payload, bytes.starts(with: "NIBArchive".utf8) else { return nil }
      return try NibArchive(decoding: bytes)
    }
  }

  private func identifiers(_ archive: NibArchive) -> Set<String> {
    let texts = archive.values.compactMap { value -> String? in
      if case .data(let bytes) = value.payload { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
    return Set(texts.filter { $0.hasPrefix("UpstreamPlaceholder-") })
  }

  @Test("Tables in cells of tables, as deep as scenes may be: each level once made two nibs of the one below")
  func deep() throws {
    let depth = 50
    var text = "scene: 1\nobjects:\n"
    var margin = "  "
    for level in 0..<depth {
      text += "\(margin)- class: UITableView\n\(margin)  prototypeCells:\n"
      text += "\(margin)    - class: UITableViewCell\n\(margin)      reuseIdentifier: level \(level)\n"
      text += "\(margin)      contentView:\n\(margin)        subviews:\n"
      margin += "          "
    }
    text += "\(margin)- {class: UILabel, tag: 7}\n"
    var archive = try archive(text)
    for level in 0..<depth {
      let inner = try nested(in: archive)
      #expect(inner.count == 1, "at level \(level)")
      archive = try #require(inner.first)
    }
    #expect(archive.classNames.map(\.name).contains("UILabel"))
  }

  @Test("Many prototypes in one table: each once was as much work as the whole scene")
  func many() throws {
    let count = 600
    var text = "scene: 1\nobjects:\n  - class: UITableView\n    prototypeCells:\n"
    for index in 0..<count {
      text += "      - reuseIdentifier: kind \(index)\n        contentView: {subviews: [{class: UILabel}]}\n"
    }
    let inner = try nested(in: archive(text))
    #expect(inner.count == count)
    // None holds more than its own cell needs.
    #expect(inner.allSatisfy { $0.objects.count == inner[0].objects.count })
  }

  @Test("What a prototype in a prototype refers to is handed through the one around it")
  func outsiders() throws {
    let outer = try archive(
      """
      scene: 1
      owner: {class: Shop.ShelfController, superclass: UIViewController, outlets: {view: table}}
      objects:
        - class: UITableView
          id: table
          prototypeCells:
            - reuseIdentifier: shelf
              contentView:
                subviews:
                  - class: UITableView
                    prototypeCells:
                      - reuseIdentifier: item
                        contentView:
                          subviews:
                            - class: UIButton
                              actions: {touchUpInside: owner.buy(_:)}
      """
    )
    let shelf = try #require(try nested(in: outer).first)
    let item = try #require(try nested(in: shelf).first)
    #expect(identifiers(outer) == ["UpstreamPlaceholder-0"])
    #expect(identifiers(shelf) == ["UpstreamPlaceholder-0"])
    #expect(identifiers(item) == ["UpstreamPlaceholder-0"])
  }
}
