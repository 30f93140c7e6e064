/// Which systems a nib is for, of those that Xcode writes side by side into a folder where the deployment target is older than
/// what newer systems read.
package enum NibVariant: Sendable {
  /// What the newest systems read: `objects-13.0+.nib`, or the only nib.
  case current
  /// What all systems read: `runtime.nib`.
  case older
}
