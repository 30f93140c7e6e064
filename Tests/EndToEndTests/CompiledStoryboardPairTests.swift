import DioramaUI
import Foundation
import NibArchive
import NibLoader
import TestSupport
import Testing

/// Folders that Apple's tools compiled, opened with stand-ins for the classes of their applications.
@MainActor
@Suite struct CompiledStoryboardPairTests {
  @Test("Controllers and views of compiled storyboards come up") func everyFolder() throws {
    guard let pairs = Repository.shared("corpus/pairs/storyboard") else {
      print("no compiled storyboards beside the repository: skipped")
      return
    }
    var result = Count()
    for folder in try FileManager.default.contentsOfDirectory(atPath: pairs.path).sorted() {
      try open(pairs.appendingPathComponent(folder), &result)
    }
    print("compiled storyboards: \(result)")
    #expect(result.controllers == result.scenes && result.views == result.viewNibs, "\(result.failures)")
  }

  struct Count: CustomStringConvertible {
    var (folders, scenes, controllers, viewNibs, views) = (0, 0, 0, 0, 0)
    var failures: [String] = []
    var description: String {
      "\(folders) folders, \(controllers) of \(scenes) scenes, \(views) of \(viewNibs) views\n"
        + failures.joined(separator: "\n")
    }
  }

  /// Opens the scenes of a folder that holds no table: every nib with the outlet of a scene is one.
  private func open(_ folder: URL, _ count: inout Count) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".nib") }
      .sorted()
    guard !names.isEmpty else { return }
    count.folders += 1
    let bundleFolder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let storyboard = bundleFolder.appendingPathComponent("Main.storyboardc")
    try FileManager.default.createDirectory(at: storyboard, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: bundleFolder) }
    var info = StoryboardInfo()
    var views: Set<String> = []
    for file in names {
      let name = String(file.dropLast(4))
      let path = folder.appendingPathComponent(file)
      let data = try Data(contentsOf: path)
      try data.write(to: storyboard.appendingPathComponent(file))
      if data.range(of: Data("sceneViewController".utf8)) != nil {
        info.nibNames[name] = name
        count.scenes += 1
      } else {
        views.insert(name)
      }
    }
    try Data(info.encoded()).write(to: storyboard.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(path: bundleFolder.path))
    let opened = UIStoryboard(name: "Main", bundle: bundle)
    opened.loadingOptions.isTolerant = true
    for name in info.nibNames.keys.sorted() {
      let (made, problems) = UIRuntime.shared.standingInForNibs { () -> UIViewController? in
        do throws(NibLoadingError) {
          return try opened.makeController(name)
        } catch {
          count.failures.append("\(folder.lastPathComponent)/\(name): \(error)")
          return nil
        }
      }
      count.failures += problems.map { "\(folder.lastPathComponent)/\(name): \($0)" }
      guard let made else { continue }
      count.controllers += 1
      for controller in [made] + made.children {
        guard let nibName = controller.nibName, views.remove(nibName) != nil else { continue }
        count.viewNibs += 1
        let (_, problems) = UIRuntime.shared.standingInForNibs { controller.loadViewIfNeeded() }
        if problems.isEmpty {
          count.views += 1
        } else {
          count.failures.append("\(folder.lastPathComponent)/\(nibName): \(problems)")
        }
      }
    }
  }
}
