import DioramaUI

/// What the classes of the transcripts write down.
@MainActor
enum Trace {
  static var entries: [String] = []

  static func write(_ entry: String) { entries.append(entry) }

  /// Describes the classes of the transcripts to the loader.
  static func register() {
    UINib.register([
      TracedView.nibClass, Helper.nibClass, FrontController.nibClass, StageController.nibClass, LeafController.nibClass,
    ])
  }
}
