/// An object that wants to know when its nib is loaded.
@MainActor
public protocol NibAwaking: AnyObject {
  /// Tells the object that all objects of its nib exist and are connected.
  ///
  /// It is sent to the objects that the nib made, in the nib's order, never to the owner or to external objects.
  func awakeFromNib()
}
