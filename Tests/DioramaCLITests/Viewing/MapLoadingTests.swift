import DioramaDriver
import DioramaUI
import Foundation
import NibArchive
import Testing
import ToolTestSupport

/// Nibs with their maps beside them, loaded as an application loads them: messages name the scene's lines.
@MainActor
@Suite struct MapLoadingTests {
  private static let scene = """
    scene: 1
    owner:
      class: Map.Home
      superclass: UIViewController
      outlets: {view: root, gone: root}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 100, 100]
        subviews:
          - {class: Map.First, superclass: UIView, frame: [0, 0, 1, 1]}
          - {class: Map.Second, superclass: UIView, frame: [0, 0, 1, 1]}
          - class: UIButton
            frame: [0, 0, 1, 1]
            actions: {touchUpInside: root.vanish(_:)}

    """
  private static let known = scene.replacing("Map.First, superclass: ", with: "")
    .replacing("Map.Second, superclass: ", with: "").replacing(", gone: root", with: "")

  /// A folder with the nib of a scene, and its map where that is asked for.
  private func bundle(_ scene: String, hasMap: Bool = true) throws -> (bundle: Bundle, folder: TemporaryFolder) {
    let folder = try TemporaryFolder(["Home.scene.yaml": scene])
    #expect(Invocation("compile", "@Home.scene.yaml", "--debug-info", in: folder).status == .success)
    if !hasMap { try FileManager.default.removeItem(atPath: folder.at("Home.nib.map")) }
    return (try #require(Bundle(path: folder.path)), folder)
  }

  private func failure(_ bundle: Bundle, interface: String? = nil) -> NibLoadingError? {
    #expect(throws: NibLoadingError.self) {
      try UINib(nibName: "Home", bundle: bundle).load(owner: UIViewController(), interface: interface)
    }
  }

  /// What the runtime warns of meanwhile.
  private func warnings(_ work: () throws -> Void) rethrows -> [String] {
    var found: [String] = []
    let handler = UIRuntime.shared.warningHandler
    UIRuntime.shared.warningHandler = { found.append($0) }
    defer { UIRuntime.shared.warningHandler = handler }
    try work()
    return found
  }

  @Test func allMissingClassesAreToldWithTheirLines() throws {
    let (bundle, folder) = try bundle(Self.scene)
    defer { withExtendedLifetime(folder) {} }
    #expect(
      failure(bundle)?.description == """
        Home.scene.yaml:11: Unknown class Map.First in Interface Builder file.
        Home.scene.yaml:12: Unknown class Map.Second in Interface Builder file.
        """
    )
  }

  @Test func aMapIsFoundInARegisteredFolder() throws {
    let (bundle, folder) = try bundle(Self.scene)
    let map = try folder.bytes("Home.nib.map")
    let maps = try TemporaryFolder(["Home.nib.map": "nonsense"])
    try FileManager.default.removeItem(atPath: folder.at("Home.nib.map"))
    UINib.registerSourceMaps(in: maps.path)
    #expect(failure(bundle) == .several([.unknownClass("Map.First"), .unknownClass("Map.Second")]))
    try Data(map).write(to: URL(fileURLWithPath: maps.at("Home.nib.map")))
    #expect(failure(bundle)?.description.hasPrefix("Home.scene.yaml:11: Unknown class Map.First") == true)
  }

  @Test func withoutAMapTheyAreToldByName() throws {
    let (bundle, folder) = try bundle(Self.scene, hasMap: false)
    defer { withExtendedLifetime(folder) {} }
    #expect(failure(bundle) == .several([.unknownClass("Map.First"), .unknownClass("Map.Second")]))
  }

  @Test func anUnknownKeyIsToldWithItsLine() throws {
    let (bundle, folder) = try bundle(Self.known.replacing("view: root", with: "view: root, gone: root"))
    defer { withExtendedLifetime(folder) {} }
    let text = try #require(failure(bundle)).description
    #expect(text.hasPrefix("Home.scene.yaml:5: [<"))
    #expect(text.hasSuffix("this class is not key value coding-compliant for the key gone."))
  }

  @Test func aMissingMethodIsWarnedOfWithItsLine() throws {
    let (bundle, folder) = try bundle(Self.known)
    defer { withExtendedLifetime(folder) {} }
    let warnings = try warnings { _ = try UINib(nibName: "Home", bundle: bundle).load(owner: UIViewController()) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Home.scene.yaml:15: <UIView: 0x") == true)
    #expect(warnings.first?.hasSuffix("> has no method 'vanish:'") == true)
  }

  @Test func theExceptionOfAMissingMethodHasItsLine() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let (bundle, folder) = try MapLoadingTests().bundle(MapLoadingTests.known)
        let owner = UIViewController()
        _ = try UINib(nibName: "Home", bundle: bundle).load(owner: owner)
        withExtendedLifetime(folder) {}
        (owner.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unrecognized selector sent to instance"))
    #expect(text.contains("(Home.scene.yaml:15)"))
  }

  @Test func codeOfAnotherVersionIsRefused() throws {
    let (bundle, folder) = try bundle(Self.known)
    #expect(failure(bundle, interface: "0000000000000000") == .interfaceMismatch(source: "Home.scene.yaml"))
    try FileManager.default.removeItem(atPath: folder.at("Home.nib.map"))
    _ = try UINib(nibName: "Home", bundle: bundle).load(owner: UIViewController(), interface: "0000000000000000")
  }

  @Test func aMapOfAnotherNibIsNotUsed() throws {
    let (bundle, folder) = try bundle(Self.scene)
    let map = try folder.text("Home.nib.map")
    try folder.write(map.replacing("\nnib ", with: "\nnib 0"), to: "Home.nib.map")
    let foreign = warnings { #expect(failure(bundle)?.description.contains("Home.scene.yaml") == false) }
    #expect(foreign.count == 1 && foreign[0].hasSuffix("is the map of another version of the nib, and is not used"))
    try folder.write("nonsense", to: "Home.nib.map")
    let damaged = warnings { #expect(failure(bundle)?.description.contains("Home.scene.yaml") == false) }
    #expect(damaged.count == 1 && damaged[0].hasSuffix("is no map of a nib that this version can read"))
  }

  @Test func storyboardsTellTheLinesOfTheirScenes() throws {
    let folder = try TemporaryFolder([
      "Main.storyboard.yaml": """
      storyboard: 1
      initialViewController: Home
      scenes:
        Gone:
          viewController:
            class: Map.Gone
            superclass: UIViewController
            storyboardIdentifier: Gone
            view: {frame: [0, 0, 100, 100]}

      """,
      "Main/Home.scene.yaml": """
      scene: 1
      viewController:
        class: UIViewController
        view:
          frame: [0, 0, 100, 100]
          subviews:
            - class: UIButton
              frame: [0, 0, 1, 1]
              actions: {touchUpInside: viewController.vanish(_:)}

      """,
    ])
    let run = Invocation("compile", "@Main.storyboard.yaml", "--debug-info", in: folder)
    #expect(run.status == .success, "\(run.errors)")
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
    let error = #expect(throws: NibLoadingError.self) { try storyboard.makeController("Gone") }
    #expect(error?.description == "Main.storyboard.yaml:6: Unknown class Map.Gone in Interface Builder file.")
    let warnings = warnings { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Home.scene.yaml:9: <UIViewController: 0x") == true, "\(warnings)")
  }

  @Test func prototypesKnowTheirLines() throws {
    let table = """
      scene: 1
      objects:
        - class: UITableView
          id: table
          frame: [0, 0, 100, 100]
          prototypeCells:
            - {class: Map.Cell, superclass: UITableViewCell, reuseIdentifier: cell, frame: [0, 0, 100, 44]}

      """
    let (bundle, folder) = try bundle(table)
    defer { withExtendedLifetime(folder) {} }
    let archive = try NibInstantiatorProbe.nestedFailure(bundle)
    #expect(archive == "Home.scene.yaml:7: Unknown class Map.Cell in Interface Builder file.")
  }
}

/// Loads the nib inside a table's nib as the table does.
@MainActor
private enum NibInstantiatorProbe {
  /// What loading the first prototype fails with.
  static func nestedFailure(_ bundle: Bundle) throws -> String? {
    final class Witness: NSObject, @MainActor NSCoding {
      let nib: UINib?
      required init?(coder: NSCoder) {
        let nibs = coder.decodeObject(forKey: "UITableViewCellPrototypeNibs") as? NSDictionary
        nib = nibs?.allValues.first as? UINib
        super.init()
      }
      func encode(with coder: NSCoder) {}
    }
    let path = try #require(bundle.path(forResource: "Home", ofType: "nib"))
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let map = NibSourceMap(decoding: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + ".map"))))
    var classes = UIRuntime.shared.classes
    classes.register(NibClass(Witness.self, parent: nil, name: "UITableView"))
    let instance = try NibInstantiator(classes: classes).instantiate(NibArchive(decoding: bytes), map: map)
    let witness = try #require(instance.topLevelObjects.first as? Witness)
    do {
      _ = try witness.nib?.load(owner: nil)
      return nil
    } catch {
      return error.description
    }
  }
}
