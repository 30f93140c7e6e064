import DioramaUI

/// Makes the screen, which makes its view in code.
@MainActor func makeTipViewController() -> TipViewController { TipViewController() }
