#if !canImport(ObjectiveC)
  /// The type that a color literal has where nothing else is asked for.
  public typealias _ColorLiteralType = UIColor

  /// The type that an image literal has where nothing else is asked for.
  public typealias _ImageLiteralType = UIImage

  extension UIColor: _ExpressibleByColorLiteral {}
  extension UIImage: _ExpressibleByImageLiteral {}
#endif
