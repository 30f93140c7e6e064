import ArgumentParser
import LayoutEngine

extension ScreenGroup: ExpressibleByArgument {
  /// The screens of single sizes and of a group; without either, one screen without a requested size.
  static func screens(_ sizes: [PictureSize], and group: ScreenGroup?, safeArea: LayoutInsets?) -> [ScreenChoice] {
    let named = (group?.screens ?? []).map { PictureSize(width: $0.width, height: $0.height) }
    let choices = (sizes + named).map { ScreenChoice(size: $0, safeArea: safeArea) }
    return choices.isEmpty ? [ScreenChoice(safeArea: safeArea)] : choices
  }
}
