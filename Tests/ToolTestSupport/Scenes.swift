/// Small scenes that tests share.
package enum Scenes {
  package static let label = """
    scene: 1
    objects:
      - class: UILabel
        text: Hi

    """

  package static let wrong = """
    scene: 1
    objects:
      - class: UILabel
        txt: Hi

    """

  /// Controllers inside the owner and inside each other.
  package static let children = """
    scene: 1
    owner:
      class: UIViewController
      outlets: {view: root}
      children:
        - class: UIViewController
          title: List
          embedIn: side
          view: {class: UIView, id: list, frame: [0, 0, 10, 20]}
          children:
            - {class: UIViewController, title: Total, embedIn: list, view: {class: UIView, tag: 7}}
        - {class: UIViewController, title: Loose, view: {class: UIView}}
    objects:
      - class: UIView
        id: root
        subviews:
          - {class: UIView, id: side}

    """

  package static let badge = """
    scene: 1
    owner:
      class: Shop.BadgeController
      superclass: UIViewController
      outlets: {view: root, badge: badge, fields: [name]}
    placeholders:
      cart: {class: Shop.Cart, superclass: NSObject, identifier: the cart}
    objects:
      - class: UIView
        id: root
        frame: [0, 0, 393, 852]
        subviews:
          - class: Shop.BadgeView
            superclass: UIView
            id: badge
            frame: [320, 40.5, 48, 48]
            attributes: {badgeColor: red, layer.cornerRadius: 24.0}
          - class: UITextField
            id: name
            frame: [24, 96, 345, 34]
            placeholder: "Your \\"name\\""
            tag: 3
            alpha: 0.5
            isHidden: true
            outlets: {delegate: owner}
            actions: {editingDidEnd: owner.rename}
          - class: UIButton
            frame: [24, 140, 345, 34]
            title: Buy
            isEnabled: false
            actions: {touchUpInside: [cart.add(_:), firstResponder.close]}
      - class: UIViewController
        title: About
        view:
          class: UIView
          frame: [0, 0, 100, 100]

    """
}
