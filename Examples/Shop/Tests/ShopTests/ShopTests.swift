import Testing

@testable import Shop

#if canImport(UIKit)
  import UIKit
#else
  import DioramaUI
#endif

/// The screens of the shop, used as a customer uses them.
@MainActor
@Suite struct ShopTests {
  init() { Scenes.register() }

  @Test func componentsAreConnectedByTheirOutlets() throws {
    let controller = HomeViewController()
    let screen = try Home.load(owner: controller)
    #expect(controller.offer?.text == "€ 24")
    #expect(screen.offer.arrangedSubviews.last === controller.offer)
    #expect(screen.column.arrangedSubviews.count == 5)
  }

  #if !canImport(UIKit)
    @Test func aCustomerOpensTheCart() throws {
      let controller = HomeViewController()
      let screen = try Home.load(owner: controller)
      let user = user(of: controller, 393, 852)
      user.tap(screen.openProduct)
      user.tap(screen.openCart)
      #expect(controller.opened == ["Product", "Cart"])
    }

    @Test func aCustomerChoosesHowMany() throws {
      let controller = ProductViewController()
      let screen = try Product.load(owner: controller)
      let user = user(of: controller, 393, 852)
      controller.stepper?.value = 2
      controller.stepper?.sendActions(for: .valueChanged)
      #expect(controller.countLabel?.text == "2")
      user.tap(screen.add)
      #expect(controller.added == 2)
      #expect(screen.photo.frame.width == 393)
      #expect(screen.photo.frame.height == 240)
    }

    @Test func aTabletShowsTheProductBesideItsPhoto() throws {
      UIRuntime.shared.userInterfaceIdiom = .pad
      defer { UIRuntime.shared.userInterfaceIdiom = .phone }
      let controller = ProductViewController()
      let screen = try Product.load(owner: controller)
      _ = user(of: controller, 1180, 820)
      #expect(screen.photo.frame.width == 472)
      #expect(screen.details.frame.minX == 504)
      #expect(screen.details.spacing == 32)
    }

    @Test func theCartAddsUp() throws {
      let controller = CartViewController()
      let screen = try Cart.load(owner: controller)
      let user = user(of: controller, 393, 852)
      let steppers = [screen.teapots.object, screen.cups.object].flatMap {
        $0.arrangedSubviews.compactMap { $0 as? UIStepper }
      }
      #expect(steppers.map(\.maximumValue) == [3, 9])
      for stepper in steppers {
        stepper.value = 1
        stepper.sendActions(for: .valueChanged)
      }
      #expect(controller.totalLabel?.text == "€ 25")
      user.tap(screen.gift)
      #expect(controller.totalLabel?.text == "€ 27")
      user.tap(screen.checkout)
      #expect(controller.isCheckedOut)
    }

    @Test func aCustomerPays() throws {
      let controller = CheckoutViewController()
      let screen = try Checkout.load(owner: controller)
      let user = user(of: controller, 393, 852)
      user.tap(screen.pay, expecting: .noHit)
      #expect(controller.payer == nil)
      user.type("Ada Lovelace", into: screen.fullName)
      user.tap(screen.pay)
      #expect(controller.payer == "Ada Lovelace")
    }

    @Test func pointsAreRedeemed() throws {
      let controller = AccountViewController()
      let screen = try Account.load(owner: controller)
      #expect(controller.pointsLabel?.text == "120")
      user(of: controller, 393, 852).tap(screen.redeem)
      #expect(controller.pointsLabel?.text == "0")
    }

    @Test func aReceiptHasNoAmountYet() throws {
      let controller = ReceiptViewController()
      let screen = try Receipt.load(owner: controller)
      #expect(controller.paidLabel?.text == "–")
      user(of: controller, 393, 852).tap(screen.done)
      #expect(controller.isFinished)
    }

    @Test(arguments: [("en", "Add to the cart"), ("de", "In den Warenkorb"), ("de-AT", "In den Warenkorb")])
    func aCustomerBuysInTheirLanguage(language: String, title: String) throws {
      UIRuntime.shared.preferredLanguages = [language]
      defer { UIRuntime.shared.preferredLanguages = [] }
      let controller = ProductViewController()
      let screen = try Product.load(owner: controller)
      #expect(screen.add.currentTitle == title)
      #expect(screen.price.titleLabel.text == (language == "en" ? "Price" : "Preis"))
      let user = user(of: controller, 393, 852)
      controller.stepper?.value = 3
      user.tap(screen.add)
      #expect(controller.added == 3)
    }

    @Test func arabicReadsFromRightToLeft() throws {
      UIRuntime.shared.preferredLanguages = ["ar"]
      UIRuntime.shared.userInterfaceIdiom = .pad
      defer {
        UIRuntime.shared.preferredLanguages = []
        UIRuntime.shared.userInterfaceIdiom = .phone
      }
      let controller = ProductViewController()
      let screen = try Product.load(owner: controller)
      let user = user(of: controller, 1180, 820)
      #expect(screen.add.currentTitle == "أضف إلى السلة")
      #expect(screen.photo.frame.minX == 708)
      #expect(screen.details.frame.maxX == 676)
      controller.stepper?.value = 2
      user.tap(screen.add)
      #expect(controller.added == 2)
    }

    @Test func aDisabledButtonTellsWhatIsMissingInGerman() throws {
      UIRuntime.shared.preferredLanguages = ["de"]
      defer { UIRuntime.shared.preferredLanguages = [] }
      let controller = CheckoutViewController()
      let screen = try Checkout.load(owner: controller)
      let user = user(of: controller, 393, 852)
      #expect(screen.pay.currentTitle == "Wie heißt du?")
      user.type("Ada Lovelace", into: screen.fullName)
      #expect(screen.pay.currentTitle == "Bezahlen")
      user.tap(screen.pay)
      #expect(controller.payer == "Ada Lovelace")
    }

    private func user(of controller: UIViewController, _ width: Double, _ height: Double) -> UserDriver {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return UserDriver(window)
    }
  #endif
}
