import DioramaUI
import Foundation
import NibArchive
import NibLoader
import Testing

/// Segues that cells trigger.
@MainActor
@Suite struct CellSegueTests {
  final class Row: UITableViewCell {}
  final class Tile: UICollectionViewCell {}

  final class RowStage: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      Play.write("Home willSelect \(indexPath.row)")
      return indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      Play.write("Home didSelect \(indexPath.row)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Play.write("Home shouldPerform \(identifier) sender=\(Play.kind(sender))")
      return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      Play.write(
        "Home prepare \(segue.identifier ?? "none") destination=\(Play.name(segue.destination)) "
          + "view=\(segue.destination.isViewLoaded ? "loaded" : "none") sender=\(Play.kind(sender))"
      )
    }
  }

  final class TileStage: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      Play.write("Home didSelect \(indexPath.item)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      Play.write("Home shouldPerform \(identifier) sender=\(Play.kind(sender))")
      return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      Play.write(
        "Home prepare \(segue.identifier ?? "none") destination=\(Play.name(segue.destination)) "
          + "view=\(segue.destination.isViewLoaded ? "loaded" : "none") sender=\(Play.kind(sender))"
      )
    }
  }

  private func register() {
    UINib.register([
      NibClass(Row.self, parent: UITableViewCell.self, name: "StageRow"),
      NibClass(Tile.self, parent: UICollectionViewCell.self, name: "StageTile"),
      NibClass(RowStage.self, parent: UITableViewController.self, name: "RowStage"),
      NibClass(TileStage.self, parent: UICollectionViewController.self, name: "TileStage"),
    ])
  }

  /// The nib of a prototype cell, whose segues are those of the scene.
  private func prototype(_ className: String, original: String, _ values: SceneBuilder.Values, segues: [String])
    -> NibBuilder
  {
    var nib = NibBuilder()
    let owner = nib.proxy("IBFilesOwner")
    let cell = nib.custom(className, original: original, values)
    nib.graph.append("UIReuseIdentifier", nib.text("item"), to: cell)
    nib.topLevel = [owner, cell]
    nib.objects = [owner, cell]
    for (index, label) in segues.enumerated() {
      let proxy = nib.proxy("UpstreamPlaceholder-\(index + 1)")
      nib.objects.append(proxy)
      nib.connect(outlet: label, from: cell, to: proxy)
    }
    return nib
  }

  /// A scene whose view makes its cells out of a prototype.
  private func scene(
    _ className: String,
    original: String,
    view: String,
    keys: (nibs: String, objects: String),
    prototype: NibBuilder,
    segues: [String]
  ) -> SceneBuilder {
    var home = SceneBuilder("Home", className, original: original, view: view)
    home.controllers[0].hasView = true
    var proxies: [SceneBuilder.Node] = []
    for identifier in segues {
      let segue = home.segue("", identifier, to: "Detail") { ["UISegueClassName": $0.text("Quiet")] }
      let proxy = home.upstream(segue)
      home.controllers[0].view.objects.append(proxy)
      proxies.append(proxy)
    }
    let data = home.controllers[0].view.node(
      "UINib",
      [
        "archiveData": .object(
          home.controllers[0].view.node("NSData", ["NS.bytes": .data(prototype.archive().encoded())])
        )
      ]
    )
    func text(_ text: String) -> SceneBuilder.Node { home.controllers[0].view.graph.string(text) }
    let nibs = home.controllers[0].view.graph.array("NSDictionary", [text("item"), data])
    let names = proxies.indices.map { text("UpstreamPlaceholder-\($0 + 1)") }
    let inner = home.controllers[0].view.graph.array("NSDictionary", zip(names, proxies).flatMap { [$0, $1] })
    let outer = home.controllers[0].view.graph.array("NSDictionary", [text("item"), inner])
    home.controllers[0].view.graph.append(keys.nibs, .object(nibs), to: home.controllers[0].root)
    home.controllers[0].view.graph.append(keys.objects, .object(outer), to: home.controllers[0].root)
    return home
  }

  @Test("SB-9: a cell's segue is performed in the place of its selection, before the delegate is told") func cells()
    throws
  {
    Play.begin(.life)
    register()
    let row = prototype(
      "StageRow",
      original: "UITableViewCell",
      ["UIAccessoryType": .integer(4)],
      segues: ["selectionSegueTemplate", "accessoryActionSegueTemplate"]
    )
    let rows = scene(
      "RowStage",
      original: "UITableViewController",
      view: "UITableView",
      keys: ("UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects"),
      prototype: row,
      segues: ["showItem", "showInfo"]
    )
    let tile = prototype("StageTile", original: "UICollectionViewCell", [:], segues: ["selectionSegueTemplate"])
    var tiles = scene(
      "TileStage",
      original: "UICollectionViewController",
      view: "UICollectionView",
      keys: ("UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects"),
      prototype: tile,
      segues: ["showItem"]
    )
    try withStoryboards([StoryboardBuilder([rows, SceneBuilder("Detail")])]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      try withThrowingScreen { screen in
        screen.show(home)
        let table = try #require(home.view as? UITableView)
        Play.write("-- row")
        screen.user.tap(at: CGPoint(x: 50, y: table.rectForRow(at: IndexPath(row: 1, section: 0)).midY))
        Play.write("-- accessory")
        let rect = table.rectForRow(at: IndexPath(row: 2, section: 0))
        screen.user.tap(at: CGPoint(x: rect.maxX - 28, y: rect.midY))
      }
    }
    let layout = tiles.controllers[0].view.node("UICollectionViewFlowLayout", ["UIItemSize": .numbers([50, 50])])
    tiles.controllers[0].view.graph.append("UICollectionLayout", .object(layout), to: tiles.controllers[0].root)
    try withStoryboards([StoryboardBuilder([tiles, SceneBuilder("Detail")])]) { bundle in
      let home = UIStoryboard(name: "Main", bundle: bundle).instantiateViewController(withIdentifier: "Home")
      try withThrowingScreen { screen in
        screen.show(home)
        let collection = try #require(home.view as? UICollectionView)
        Play.write("-- item of a collection")
        screen.user.tap(try #require(collection.visibleCells.first))
      }
    }
    try Play.check("SB-9")
  }
}
