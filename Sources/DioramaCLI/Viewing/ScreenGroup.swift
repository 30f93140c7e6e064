import ArgumentParser
import LayoutEngine

/// Screens that go by one name on the command line.
enum ScreenGroup: String, CaseIterable, ExpressibleByArgument {
  case common, phones, tablets

  /// The screens, narrowest first.
  private var screens: [LayoutScreen] {
    switch self {
    case .common: LayoutScreen.common
    case .phones: LayoutScreen.phones
    case .tablets: LayoutScreen.tablets
    }
  }

  /// The screens that are asked for one by one and by a name; one of no special size where none is.
  static func screens(_ sizes: [PictureSize], and group: ScreenGroup?, safeArea: LayoutInsets?) -> [ScreenChoice] {
    let named = (group?.screens ?? []).map { PictureSize(width: $0.width, height: $0.height) }
    let choices = (sizes + named).map { ScreenChoice(size: $0, safeArea: safeArea) }
    return choices.isEmpty ? [ScreenChoice(safeArea: safeArea)] : choices
  }
}
