import DioramaUI
import NibArchive
import NibLoader
import Testing

/// Controllers out of a nib that have nibs of their own.
@MainActor
@Suite struct ControllerNibTests {
  /// A nib with a window that is to be shown, whose controller has its view in a nib of a name.
  private func window(controllerNib name: String) -> NibBuilder {
    var nib = NibBuilder()
    let controller = nib.node("UIViewController", ["UINibName": nib.text(name)])
    let window = nib.node("UIWindow", ["UIBounds": .numbers([0, 0, 100, 100])])
    nib.connect(outlet: "rootViewController", from: window, to: controller)
    nib.connect(outlet: "window", from: nib.proxy("IBFilesOwner"), to: window)
    nib.topLevel = [window, controller]
    nib.objects = nib.topLevel
    nib.visibleWindows = [window]
    return nib
  }

  @Test("Where a controller's nib is missing, the windows of the nib are hidden again")
  func windowsAreHidden() throws {
    let owner = WindowOwner()
    UINib.register([NibClass(WindowOwner.self, parent: nil, outlets: [NibOutlet("window", \.window)])])
    let nib = UINib(data: window(controllerNib: "Nowhere").data, bundle: nil)
    let error = #expect(throws: NibLoadingError.self) { try nib.load(owner: owner) }
    #expect(error?.description.contains("with name 'Nowhere'") == true)
    #expect(try #require(owner.window).isHidden)
  }

  @Test("A name that leads out of the bundle is that of no nib")
  func namesStayInside() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "controller-nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inside = folder.appending(path: "inside.bundle")
    try FileManager.default.createDirectory(at: inside.appending(path: "sub"), withIntermediateDirectories: true)
    var nib = NibBuilder()
    nib.topLevel = [nib.node("UIView")]
    for path in ["Outside.nib", "inside.bundle/Inside.nib", "inside.bundle/sub/Below.nib"] {
      try nib.data.write(to: folder.appending(path: path))
    }
    let bundle = try #require(Bundle(path: inside.path))
    for name in ["Inside", "sub/Below"] {
      #expect(throws: Never.self) { try UINib(nibName: name, bundle: bundle).load(owner: nil) }
    }
    for name in [
      "../Outside", "sub/../../Outside", folder.appending(path: "Outside").path, "..", "sub/../Inside", "\0",
    ] {
      #expect(throws: NibLoadingError.self) { try UINib(nibName: name, bundle: bundle).load(owner: nil) }
    }
  }

  @Test("A tool that keeps to itself looks for no nib in its own bundle")
  func toolsKeepToThemselves() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "own-nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var nib = NibBuilder()
    nib.topLevel = [nib.node("UIView")]
    try nib.data.write(to: folder.appending(path: "Inside.nib"))
    let bundle = try #require(Bundle(path: folder.path))
    func load() -> Bool { (try? UINib(nibName: "Inside", bundle: bundle).load(owner: nil)) != nil }
    #expect(load())
    let inside = UIRuntime.shared.standingInForNibs(keepsToItself: true) {
      [load(), UIRuntime.shared.standingInForNibs { load() }.value]
    }
    #expect(inside.value == [false, false])
    #expect(load())
  }
}

/// An owner that keeps a window.
private final class WindowOwner: NSObject {
  var window: UIWindow?
}
