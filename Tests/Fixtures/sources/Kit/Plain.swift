import UIKit

open class PlainView: UIView {}
