/// An object that is notified after its nib is loaded.
@MainActor
public protocol NibAwaking: AnyObject {
  /// Called after all objects of the nib exist and are connected.
  ///
  /// It is called for the objects that the nib creates, in the nib's order, not for the owner or external objects.
  func awakeFromNib()
}
