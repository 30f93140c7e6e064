#if !canImport(ObjectiveC)
  import Foundation

  /// A method of Objective-C; there are none here.
  public typealias Method = OpaquePointer

  /// What a method of Objective-C does; there are none here.
  public typealias IMP = OpaquePointer

  /// The method of a selector; nil, as classes of Swift alone have none that can be exchanged.
  public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

  /// The method of a class for a selector; nil, as classes of Swift alone have none that can be exchanged.
  public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

  /// Adds a method to a class; false, as it cannot be added.
  @discardableResult
  public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<Int8>?) -> Bool {
    false
  }

  /// Replaces a method of a class; nil, as there was none, and there is none then.
  @discardableResult
  public func class_replaceMethod(
    _ cls: AnyClass?,
    _ name: Selector,
    _ imp: IMP,
    _ types: UnsafePointer<Int8>?
  ) -> IMP? { nil }

  /// What a method does; it is itself.
  public func method_getImplementation(_ m: Method) -> IMP { m }

  /// Sets what a method does: nothing happens, and it is still what it was.
  @discardableResult
  public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

  /// Exchanges what two methods do: nothing happens.
  public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

  /// A closure as what a method does; no method can do it, as classes of Swift alone have none that can be exchanged.
  public func imp_implementationWithBlock(_ block: Any) -> IMP { unsafeBitCast(1, to: IMP.self) }

  /// The types of a method's arguments; nil.
  public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<Int8>? { nil }
#endif
