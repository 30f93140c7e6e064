import DioramaCLI
import DioramaDriver
import DioramaUI
import Foundation
import NibArchive
import NibDecompiler
import NibLoader
import SceneCompiler
import SceneDiagnostics

extension Workshop {
  /// Who made a nib.
  enum Maker {
    /// Our own compiler, so that nothing in it can be damaged.
    case compiler
    /// Anybody.
    case stranger
  }

  func nibToObjects(_ bytes: [UInt8]) throws(Finding) {
    guard let archive = try? NibArchive(decoding: bytes) else { return }
    let strict = UINib(data: Data(bytes), bundle: nil)
    _ = try? strict.load(owner: NSObject())
    try load(archive, from: .stranger)
  }

  func nibToScene(_ bytes: [UInt8]) throws(Finding) {
    guard let archive = try? NibArchive(decoding: bytes) else { return }
    let decompilation: Decompilation
    do {
      decompilation = try decompile(archive, path: "Fuzz.scene.yaml", with: pipeline)
    } catch {
      // No compiler writes what this refuses; that our own nibs are not refused, scene-to-scene holds.
      return
    }
    try compare(decompilation, with: archive)
  }

  func sceneToScene(_ bytes: [UInt8]) throws(Finding) {
    guard let archive = try nib(of: SourceText(path: "Fuzz.scene.yaml", bytes: bytes)) else { return }
    do {
      try compare(try decompile(archive, path: "Fuzz.scene.yaml", with: pipeline), with: archive)
    } catch let finding as Finding {
      throw finding
    } catch {
      throw Finding("the compiler's own nib cannot be decompiled: \(error)")
    }
  }

  private func compare(_ decompilation: Decompilation, with archive: NibArchive) throws(Finding) {
    let source = SourceText(path: "Fuzz.scene.yaml", text: decompilation.text)
    guard let again = try check(pipeline.compiled(source), in: source) else {
      throw Finding("the decompiled scene does not compile")
    }
    if let difference = NibComparison(archive, again).difference { throw Finding("another nib: \(difference)") }
  }

  /// Loads a nib as `tree` does, and looks at it in every way there is.
  func load(_ archive: NibArchive, from maker: Maker) throws(Finding) {
    let bytes = archive.encoded()
    // Printing takes most of the time: every fourth length is enough.
    for form in [InspectionForm.summary, .json, .objects] where bytes.count % 4 == 0 {
      let surroundings = Surroundings(readInput: { _ in bytes })
      guard inspectFile(InspectRequest(file: "-", form: form), in: ToolRun(in: surroundings)) == .success else {
        throw Finding("the nib cannot be inspected: \(surroundings.errors.text)")
      }
    }
    do {
      var nib = try LiveNib(loading: archive)
      nib.layOut(on: ScreenChoice(size: PictureSize("320x480")))
      _ = nib.hierarchy()
      _ = SVGRenderer(backdrop: .white).render(nib.viewsAtTheTop)
    } catch {
      if maker == .compiler, case .corrupt = error.cause { throw Finding("the compiler wrote a damaged nib: \(error)") }
    }
  }
}
