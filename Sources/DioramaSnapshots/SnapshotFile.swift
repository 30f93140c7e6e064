import Foundation

/// A snapshot's file, compared with what a test has made.
struct SnapshotFile {
  let path: String
  /// The folder of the test's source, inside which snapshots are written.
  private let root: String

  /// The result of a comparison.
  enum Outcome: Equatable {
    /// The file has the same bytes.
    case equal
    /// The file was written: for the first time, or over another.
    case recorded(isNew: Bool)
    /// There is no file, and none is to be written.
    case missing
    /// The file has other bytes.
    case different([UInt8])
    /// The file could not be written, with the reason.
    case unwritable(String)
  }

  /// Creates the file of a snapshot.
  ///
  /// - Parameters:
  ///   - source: The path of the test's source.
  ///   - name: The name of the test, and of what it compares.
  ///   - variant: The name of the screen.
  init(besideSource source: String, name: String, variant: String, _ kind: SnapshotKind) {
    let url = URL(fileURLWithPath: source)
    root = url.deletingLastPathComponent().path
    let folder = url.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent)
    path = folder.appendingPathComponent("\(Self.safe(name)).\(variant).\(kind.ending)").path
  }

  /// What to add to the package's manifest, for which SwiftPM would warn of the files; empty where nothing is to be added.
  var advice: String {
    var folder = URL(fileURLWithPath: root)
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift")
      if let text = try? String(contentsOf: manifest, encoding: .utf8) {
        guard !text.contains("__Snapshots__") else { return "" }
        return "; write 'exclude: [\"__Snapshots__\"]' in the test target, so that SwiftPM does not warn of them"
      }
      folder.deleteLastPathComponent()
    }
    return ""
  }

  /// A name without the characters that separate folders, or that some systems do not allow in names.
  private static func safe(_ name: String) -> String {
    let stem = name.prefix { $0 != "(" }
    let safe = String(stem.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
    return safe.isEmpty ? "test" : safe
  }

  /// The file, or a folder of snapshots on the way to it, that is a link out of the folder of the test's source; nil for none.
  private var outerLink: String? {
    let inside = URL(fileURLWithPath: root).resolvingSymlinksInPath().path + "/"
    let suite = (path as NSString).deletingLastPathComponent
    return [(suite as NSString).deletingLastPathComponent, suite, path].first { place in
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil else { return false }
      return !URL(fileURLWithPath: place).resolvingSymlinksInPath().path.hasPrefix(inside)
    }
  }

  /// Compares the file with bytes, and writes them if the recording mode says so.
  func compare(_ bytes: [UInt8], _ recording: SnapshotRecording) -> Outcome {
    let found = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    if found == bytes { return .equal }
    let writes =
      switch recording {
      case .never: false
      case .missing: found == nil
      case .failed, .all: true
      }
    guard writes else { return found.map { .different($0) } ?? .missing }
    if let link = outerLink { return .unwritable("\(link) leads outside of the folder of the test's source") }
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      return .recorded(isNew: found == nil)
    } catch {
      return .unwritable("\(error.localizedDescription)")
    }
  }
}
