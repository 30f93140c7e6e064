import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

#if canImport(UIKit)
  @main
  extension AppDelegate {}
#else
  /// Uses the application as a reader would, and prints what its controllers were told.
  @main
  @MainActor
  struct BookshopApp {
    static func main() {
      let problem = Result { try Tour().run() }
      print(Journal.lines.joined(separator: "\n"))
      guard case .failure(let error) = problem else { return }
      print(error)
      exit(1)
    }
  }
#endif
