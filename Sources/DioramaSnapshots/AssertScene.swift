#if canImport(Testing)
  public import DioramaPicture
  public import DioramaUI
  import Foundation
  import SceneReports
  public import Testing

  /// Compares a view, on the screens of variants, with files beside the test:
  /// `__Snapshots__/<source>/<test>.<screen>.<kind>`.
  ///
  /// The bytes must be equal. A difference is an issue with a unified diff, and the expected and the actual file are
  /// attached. Missing files are written and reported, unless `snapshots(record:)` or `DIORAMA_RECORD` says otherwise,
  /// or `CI` is set.
  ///
  /// - Parameters:
  ///   - view: The view, which fills the screens.
  ///   - kinds: What is compared.
  ///   - variants: The screens, with what their users prefer.
  ///   - name: What distinguishes two comparisons of one test; nil for the only one.
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
    let call = SnapshotCall(filePath: filePath, function: function, name: name, sourceLocation: sourceLocation)
    guard call.admits(variants) else { return }
    compare(kinds, in: variants, for: call) { .view(view) }
  }

  /// Compares a controller's view, on the screens of variants, with files beside the test.
  ///
  /// The view has the safe area of the screens. Files and failures are those of `assertScene` with a view.
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
    let call = SnapshotCall(filePath: filePath, function: function, name: name, sourceLocation: sourceLocation)
    guard call.admits(variants) else { return }
    compare(kinds, in: variants, for: call) { .controller(controller) }
  }

  /// Compares the views of controllers that are made for each variant, with files beside the test.
  ///
  /// Variants may have a language, whose texts are looked up when a nib is loaded: `make` runs for each variant, with
  /// its screen, language and appearance in force.
  ///
  /// - Parameters:
  ///   - kinds: What is compared.
  ///   - variants: The screens, with what their users prefer.
  ///   - name: What distinguishes two comparisons of one test; nil for the only one.
  ///   - make: Makes the controller. An error is an issue.
  @MainActor
  public func assertScene(
    matches kinds: SnapshotKind...,
    in variants: [PictureVariant] = [.iPhone15],
    named name: String? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation,
    of make: () throws -> UIViewController
  ) {
    let call = SnapshotCall(filePath: filePath, function: function, name: name, sourceLocation: sourceLocation)
    compare(kinds, in: variants, for: call) { .controller(try make()) }
  }

  /// Compares views that are made for each variant, with files beside the test.
  ///
  /// Variants may have a language: `make` runs for each variant, with its screen, language and appearance in force.
  @MainActor
  public func assertScene(
    matches kinds: SnapshotKind...,
    in variants: [PictureVariant] = [.iPhone15],
    named name: String? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation,
    of make: () throws -> UIView
  ) {
    let call = SnapshotCall(filePath: filePath, function: function, name: name, sourceLocation: sourceLocation)
    compare(kinds, in: variants, for: call) { .view(try make()) }
  }

  /// A call of `assertScene`: the file, the test and the line that it is in.
  private struct SnapshotCall {
    var filePath: String
    var function: String
    var name: String?
    var sourceLocation: SourceLocation

    /// The name of the test that runs, also where a helper of it calls `assertScene`, and the comparison's own name.
    var test: String {
      let test = Test.current?.name ?? function
      return String(test.prefix { $0 != "(" }) + (name.map { "-" + $0 } ?? "")
    }

    /// Whether an object that exists already can be shown in variants; records an issue if one of them has a language.
    func admits(_ variants: [PictureVariant]) -> Bool {
      guard let language = variants.lazy.compactMap(\.language).first else { return true }
      Issue.record(
        """
        texts in '\(language)' are looked up when a view is made: write assertScene(matches: …, in: …) { … } with a closure that \
        makes it
        """,
        sourceLocation: sourceLocation
      )
      return false
    }
  }

  @MainActor
  private func compare(
    _ kinds: [SnapshotKind],
    in variants: [PictureVariant],
    for call: SnapshotCall,
    _ content: () throws -> SnapshotContent
  ) {
    let recording = SnapshotScope.recording(in: ProcessInfo.processInfo.environment)
    for variant in variants {
      do {
        for (kind, bytes) in try SnapshotScreen.take(kinds, in: variant, content) {
          let file = SnapshotFile(besideSource: call.filePath, name: call.test, variant: variant.name, kind)
          report(file.compare(bytes, recording), of: file, kind, bytes, for: call)
        }
      } catch {
        Issue.record(error, "the screen \(variant.name) cannot be made", sourceLocation: call.sourceLocation)
      }
    }
  }

  @MainActor
  private func report(
    _ outcome: SnapshotFile.Outcome,
    of file: SnapshotFile,
    _ kind: SnapshotKind,
    _ bytes: [UInt8],
    for call: SnapshotCall
  ) {
    let (snapshot, file, location) = (file, file.path, call.sourceLocation)
    let name = URL(fileURLWithPath: file).lastPathComponent
    switch outcome {
    case .equal: break
    case .recorded(let isNew):
      Issue.record(
        "\(isNew ? "recorded" : "recorded anew") \(file): look at it, and run the test again\(snapshot.advice)",
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
