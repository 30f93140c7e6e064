public import Foundation

extension Bundle {
  /// Creates the objects of a nib in the bundle and returns its top-level objects, without the owner.
  ///
  /// A nib that cannot be loaded stops the program, as in UIKit.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }

  /// The path of a nib in the bundle: a file, or the runtime file inside a folder of that name; nil if there is none.
  ///
  /// A variant for the kind of device, as `Name~ipad.nib`, comes before the nib for all. A name comes out of a file as often as not,
  /// so one that leads out of the bundle is the name of no nib.
  @MainActor
  func path(forNib name: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains(".."), !name.contains("\0"),
      !UIRuntime.shared.keepsToItself
    else { return nil }
    let names = [UIDevice.current.userInterfaceIdiom.fileSuffix.map { name + $0 }, name].compactMap(\.self)
    guard let path = names.lazy.compactMap({ self.path(forResource: $0, ofType: "nib") }).first else { return nil }
    let inner = path + "/runtime.nib"
    return FileManager.default.fileExists(atPath: inner) ? inner : path
  }
}
