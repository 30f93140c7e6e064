package import DioramaCLI
package import DioramaDriver
import DioramaUI

/// Loads a nib, or the nib of a scene, and writes the picture of what it looks like.
@MainActor
package func renderScene(_ request: RenderRequest, in run: ToolRun) -> ToolStatus {
  guard let input = NibInput(request.file, settings: request.settings, in: run) else { return run.finish() }
  guard let destination = pictureDestination(of: input, for: request, in: run) else { return run.finish() }
  do {
    try input.withImages(in: run) {
      // Each screen has its own views, because size classes can install different ones.
      let nibs = try request.screens.map { screen in
        var nib = try LiveNib(loading: input.archive)
        nib.takeDeclarations(of: input.project)
        nib.layOut(on: screen, of: input.objects(in: nib))
        return nib
      }
      draw(nibs, of: input, for: request, to: destination, in: run)
    }
  } catch {
    failLoading(input, error, in: run)
  }
  return run.finish()
}

/// Writes the picture of what a scene looks like on each screen.
@MainActor
private func draw(
  _ nibs: [LiveNib],
  of input: NibInput,
  for request: RenderRequest,
  to destination: Destination,
  in run: ToolRun
) {
  let views = nibs.flatMap(\.viewsAtTheTop)
  guard !views.isEmpty else {
    return run.fail("\(input.path): holds no view that could be drawn", .findings)
  }
  let picture = SVGRenderer(backdrop: .white).render(views)
  var said: Set<String> = []
  for nib in nibs {
    // A note for one screen is not repeated for the others.
    let notes = nib.notes(isVerbose: request.isVerbose).filter { !said.contains($0) }
    for note in notes { run.note("\(input.path): \(note)") }
    said.formUnion(notes)
  }
  write(Array(picture.utf8), to: destination, in: run)
}

/// Reports why a nib could not be loaded: for a scene, it is an internal error, because the tool wrote the nib.
@MainActor
func failLoading(_ input: NibInput, _ error: any Error, in run: ToolRun) {
  switch input.kind {
  case .nib: run.fail("\(input.path): \(error)", .unreadableInput)
  case .scene, .document: run.failInternally("its nib cannot be loaded: \(error)", about: input.path)
  }
}

/// The destination of the picture; nil, after reporting, if it must not be written there.
@MainActor
private func pictureDestination(
  of input: NibInput,
  for request: RenderRequest,
  in run: ToolRun
) -> Destination? {
  if request.output == "-" || (request.output == nil && request.file == "-") { return .standardOutput }
  let path = request.output ?? picturePath(of: input)
  let target = try? run.files.status(path)
  if target?.kind == .folder {
    run.fail("-o \(path): is a folder", .unwritableOutput)
    return nil
  }
  var read = ReadFiles(of: run)
  if let project = input.project { read.add(project) }
  read.add(input.path, "what is drawn")
  guard read.admits(output: path) else { return nil }
  if request.output == nil {
    let bounds = WritingBounds(folders: [FilePath.folder(of: input.path)], in: run.files)
    guard bounds.admit(path, in: run) else { return nil }
  }
  return .file(path)
}

/// The picture of `X.scene.yaml` or `X.nib`: `X.svg` next to it.
private func picturePath(of input: NibInput) -> String {
  let endings = [SceneInput.suffix, ".nib"]
  let stem = endings.lazy.compactMap { ending in
    input.path.hasSuffix(ending) ? input.path.dropLast(ending.count) : nil
  }.first
  return (stem ?? input.path[...]) + ".svg"
}
