#if !canImport(ObjectiveC)
  public import Foundation

  /// Calls a closure; there is no pool to drain without Objective-C.
  @discardableResult
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

  extension NSObject {
    /// The name of the class, with its module where that is not the system's.
    public class func description() -> String { className(of: self) }
  }

  /// The name that Objective-C has of a class: with its module where that is not the system's.
  public func className(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    for module in ["DioramaUI.", "Foundation.", "NibLoader."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }
#endif
