/// What of a layer can be animated.
enum LayerProperty: Hashable {
  case bounds
  case position
  case transform
  case opacity
  case backgroundColor
}
