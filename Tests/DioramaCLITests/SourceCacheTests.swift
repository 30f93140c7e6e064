import DioramaDriver
import Foundation
import Synchronization
import Testing
import ToolTestSupport

/// What `--cache` keeps of the sources of an application.
@MainActor
@Suite("Sources in the cache") struct SourceCacheTests {
  private static let cart = "import UIKit\nclass Cart: UIViewController {\n  @IBOutlet weak var total: UILabel?\n}\n"
  private static let scene = """
    scene: 1
    owner: {class: Shop.Cart, outlets: {view: root, total: total}}
    objects:
      - {class: UIView, id: root, subviews: [{class: UILabel, id: total, text: a}]}

    """

  /// The file system some time later, and the sources that were read through it.
  private final class Watch: Sendable {
    private let read = Mutex<[String]>([])
    let seconds: Int64

    init(after seconds: Int64) { self.seconds = seconds }

    var sources: [String] { read.withLock { $0.sorted() } }

    var files: FileSystem {
      var files = FileSystem.real
      let real = files
      files.now = { [seconds] in real.now() + seconds * 1_000_000_000 }
      files.read = { [self] path, limit throws(FileError) in
        if path.hasSuffix(".swift") { read.withLock { $0.append(String(path.split(separator: "/").last ?? "")) } }
        return try real.read(path, limit)
      }
      return files
    }
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      ".diorama.yaml": "swift: {Shop: Code}\n", "Code/Cart.swift": Self.cart, "Code/Other.swift": "class Other {}\n",
      "Cart.scene.yaml": Self.scene,
    ])
  }

  private func validate(_ folder: TemporaryFolder, after seconds: Int64 = 100) -> (run: Invocation, read: [String]) {
    let watch = Watch(after: seconds)
    let run = Invocation("validate", "--cache", "@cache", "@Cart.scene.yaml", in: folder, files: watch.files)
    return (run, watch.sources)
  }

  @Test("A source that nobody changed is not read again, and one that was changed is") func unchanged() throws {
    let folder = try folder()
    #expect(validate(folder).read == ["Cart.swift", "Other.swift"])
    let second = validate(folder)
    #expect(second.run.status == .success && second.read == [], "\(second.run.said)")
    try folder.write(Self.cart.replacing("total", with: "sum"), to: "Code/Cart.swift")
    let third = validate(folder)
    #expect(third.read.contains("Cart.swift") && !third.read.contains("Other.swift"))
    #expect(third.run.said.contains("Shop.Cart has no outlet 'total'"), "\(third.run.said)")
    #expect(third.run.said.contains("Code/Cart.swift:3"))
    #expect(!validate(folder).read.contains("Other.swift"))
  }

  @Test("New and removed sources, and other modules, are told") func others() throws {
    let folder = try folder()
    _ = validate(folder)
    try folder.write("extension Cart { @IBAction func pay() {} }\n", to: "Code/More.swift")
    #expect(validate(folder).read == ["More.swift"])
    #expect(validate(folder).read == [])
    try FileManager.default.removeItem(atPath: folder.at("Code/Cart.swift"))
    #expect(validate(folder).run.said.contains("no source declares the class 'Shop.Cart'"))
    try folder.write("swift: {Shop: Code, Kit: Code/More.swift}\n", to: ".diorama.yaml")
    #expect(validate(folder).run.said.contains("no source declares the class 'Shop.Cart'"))
  }

  @Test("What may have changed right after it was read is read again") func recent() throws {
    let folder = try folder()
    _ = validate(folder, after: 0)
    #expect(validate(folder, after: 0).read == ["Cart.swift", "Other.swift"])
  }

  @Test("A damaged cache is none") func damaged() throws {
    let folder = try folder()
    _ = validate(folder)
    let caches = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache").filter {
      $0.hasSuffix(".cache")
    }
    #expect(!caches.isEmpty)
    for name in caches {
      let path = URL(fileURLWithPath: folder.path + "/cache/" + name)
      var bytes = try Data(contentsOf: path)
      bytes[bytes.count / 2] ^= 0x20
      try bytes.write(to: path)
    }
    let run = validate(folder)
    #expect(run.run.status == .success && run.read == ["Cart.swift", "Other.swift"], "\(run.run.said)")
  }
}
