/// A value on its way between code that is on the main actor but cannot say so and code that can.
///
/// `NSCoder`'s methods and `init(coder:)` of a view are called in turns on the same thread; only their declarations
/// differ in isolation.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
