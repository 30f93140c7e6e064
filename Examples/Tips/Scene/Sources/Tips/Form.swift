import DioramaUI

/// Makes the screen, whose view comes from the nib of the scene.
@MainActor func makeTipViewController() -> TipViewController {
  DioramaSources.register()
  return TipViewController(nibName: "Tip", bundle: .module)
}
