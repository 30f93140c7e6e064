#if canImport(Testing)
  public import DioramaPicture
  public import DioramaUI
  import Foundation
  import SceneReports
  public import Testing

  /// Compares a view, on the screens of variants, with files beside the test: `__Snapshots__/<source>/<test>.<screen>.<kind>`.
  ///
  /// The bytes must be equal. A difference is an issue with a unified diff, and the expected and the actual file are attached.
  /// Missing files are written and reported, unless `snapshots(record:)` or `DIORAMA_RECORD` says otherwise, or `CI` is set.
  ///
  /// - Parameters:
  ///   - view: The view, which fills the screens.
  ///   - kinds: What is compared.
  ///   - variants: The screens, with what their users prefer.
  ///   - name: What tells two comparisons of one test from each other; nil for the only one.
  @MainActor
  public func assertScene(
    _ view: UIView,
    matches kinds: SnapshotKind...,
    in variants: [PictureVariant] = [.iPhone15],
    named name: String? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = SnapshotPlace(filePath: filePath, function: function, name: name, sourceLocation: sourceLocation)
    compare(.view(view), kinds, in: variants, at: place)
  }

  /// Compares a controller's view, on the screens of variants, with files beside the test.
  ///
  /// The view has the safe area of the screens; else as for a view.
  @MainActor
  public func assertScene(
    _ controller: UIViewController,
    matches kinds: SnapshotKind...,
    in variants: [PictureVariant] = [.iPhone15],
    named name: String? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let place = SnapshotPlace(filePath: filePath, function: function, name: name, sourceLocation: sourceLocation)
    compare(.controller(controller), kinds, in: variants, at: place)
  }

  /// Where a comparison stands.
  private struct SnapshotPlace {
    var filePath: String
    var function: String
    var name: String?
    var sourceLocation: SourceLocation

    /// The name of the test, of which a helper may be called.
    var test: String {
      let test = Test.current?.name ?? function
      return String(test.prefix { $0 != "(" }) + (name.map { "-" + $0 } ?? "")
    }
  }

  @MainActor
  private func compare(
    _ content: SnapshotContent,
    _ kinds: [SnapshotKind],
    in variants: [PictureVariant],
    at place: SnapshotPlace
  ) {
    let recording = SnapshotScope.recording(in: ProcessInfo.processInfo.environment)
    for variant in variants {
      for (kind, bytes) in SnapshotScreen.take(content, kinds, in: variant) {
        let file = SnapshotFile(besideSource: place.filePath, name: place.test, variant: variant.name, kind)
        report(file.compare(bytes, recording), of: file, kind, bytes, at: place)
      }
    }
  }

  @MainActor
  private func report(
    _ outcome: SnapshotFile.Outcome,
    of file: SnapshotFile,
    _ kind: SnapshotKind,
    _ bytes: [UInt8],
    at place: SnapshotPlace
  ) {
    let (file, location) = (file.path, place.sourceLocation)
    let name = URL(fileURLWithPath: file).lastPathComponent
    switch outcome {
    case .equal: break
    case .recorded(let isNew):
      Issue.record(
        "\(isNew ? "recorded" : "recorded anew") \(file): look at it, and run the test again",
        sourceLocation: location
      )
    case .missing:
      Issue.record("there is no \(file); DIORAMA_RECORD=missing writes it", sourceLocation: location)
      Attachment.record(bytes, named: "actual-\(name)", sourceLocation: location)
    case .unwritable(let reason):
      Issue.record("cannot write \(file): \(reason)", sourceLocation: location)
    case .different(let expected):
      let diff = kind == .image ? "" : "\n" + UnifiedDiff(from: expected, to: bytes, label: name).text
      Issue.record("differs from \(file); DIORAMA_RECORD=failed writes it anew\(diff)", sourceLocation: location)
      Attachment.record(expected, named: "expected-\(name)", sourceLocation: location)
      Attachment.record(bytes, named: "actual-\(name)", sourceLocation: location)
      if let overlay = SnapshotScreen.overlay(expected, bytes, kind) {
        Attachment.record(overlay, named: "overlay-\(name)", sourceLocation: location)
      }
    }
  }
#endif
