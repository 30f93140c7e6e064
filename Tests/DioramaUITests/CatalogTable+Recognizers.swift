extension CatalogTable {
  static let recognizers = """
    UITapGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      numberOfTapsRequired | 1 | 1 | UITapGestureRecognizer._imp/UITapRecognizer.numberOfTapsRequired | int:2 | 2
      numberOfTouchesRequired | 1 | 1 | UITapGestureRecognizer._imp/UITapRecognizer.numberOfTouchesRequired | int:2 | 2
    UIPinchGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      scale | 1 | 1 | UIPinchGestureRecognizer.scale | double:3.5 | 3.5
    UIRotationGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      rotation | 0 | 0 | UIRotationGestureRecognizer.rotation | double:3.5 | 3.5
    UISwipeGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      direction | 1 | 1 | UISwipeGestureRecognizer.direction | int:2 | 2
      numberOfTouchesRequired | 1 | 1 | UISwipeGestureRecognizer.numberOfTouchesRequired | int:2 | 2
    UIPanGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      minimumNumberOfTouches | 1 | 1 | UIPanGestureRecognizer.minimumNumberOfTouches | int:2 | 2
      maximumNumberOfTouches | 4294967295 | 4294967295 | UIPanGestureRecognizer.maximumNumberOfTouches | int:2 | 2
    UIScreenEdgePanGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      minimumNumberOfTouches | 1 | 1 | UIPanGestureRecognizer.minimumNumberOfTouches | int:2 | 2
      maximumNumberOfTouches | 4294967295 | 4294967295 | UIPanGestureRecognizer.maximumNumberOfTouches | int:2 | 2
      edges | 0 | 0 | UIScreenEdgePanGestureRecognizer.edges | int:2 | 2
    UILongPressGestureRecognizer
      isEnabled | true | true | UIGestureRecognizer.disabled | bool:true | false
      cancelsTouchesInView | true | true | UIGestureRecognizer.cancelsTouchesInView | bool:false | false
      delaysTouchesBegan | false | false | UIGestureRecognizer.delaysTouchesBegan | bool:true | true
      delaysTouchesEnded | true | true | UIGestureRecognizer.delaysTouchesEnded | bool:false | false
      requiresExclusiveTouchType | true | true | UIGestureRecognizer.requiresExclusiveTouchType | bool:false | false
      minimumPressDuration | 0.5 | 0.5 | UILongPressGestureRecognizer.minimumPressDuration | double:3.5 | 3.5
      allowableMovement | 10 | 10 | UILongPressGestureRecognizer.allowableMovement | float:3.5 | 3.5
      numberOfTapsRequired | 0 | 0 | UILongPressGestureRecognizer.numberOfTapsRequired | int:2 | 2
      numberOfTouchesRequired | 1 | 1 | UILongPressGestureRecognizer.numberOfTouchesRequired | int:2 | 2
    """
}
